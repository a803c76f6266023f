// The pages of docs/rules, read from the disk.

import { readdirSync, readFileSync } from "node:fs"
import { contractOf } from "../rules/contract.ts"
import { root } from "./root.ts"

export function readContract(folder = `${root}docs/rules/`): Map<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"))
  return contractOf(
    names.map((name) => ({ name: name.slice(0, -3), text: readFileSync(folder + name, "utf8") })),
  )
}
