// What is shown of an enemy.

import type { Card, Foe } from "./known.ts"

export function foeOf({ shows = {} }: Card): Foe {
  if (!("hp" in shows)) throw new Error("this is no enemy")
  return shows
}
