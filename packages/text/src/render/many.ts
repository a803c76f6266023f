// Which phrases are in the plural, in any language.

import type { Det, Qty } from "../phrases.ts"

const isOne = (q: Qty): boolean => q.q === "n" && q.n === 1

export function isMany(det: Det, top: Qty | undefined): boolean {
  if (top !== undefined) return !isOne(top)
  if (typeof det === "string") return det === "all" || det === "any"
  if ("exactly" in det) return !isOne(det.exactly)
  return "upTo" in det ? !isOne(det.upTo) : true
}
