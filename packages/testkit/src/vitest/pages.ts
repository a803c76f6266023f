// The pages of docs/rules, read from the disk.

import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { contractOf } from "../rules/contract.ts"

export const root = fileURLToPath(new URL("../../../../", import.meta.url))

export function readContract(folder = `${root}docs/rules/`): Map<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"))
  return contractOf(
    names.map((name) => ({ name: name.slice(0, -3), text: readFileSync(folder + name, "utf8") })),
  )
}
