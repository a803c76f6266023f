// Which rules of a game its tests cite, read from the disk: for the check that none is forgotten. Whether they pass, the register tells.

import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { rulesIn } from "../rules/contract.ts"
import { readContract } from "./pages.ts"

/** What a `rule` cites. That some other text names one, a refusal for example, proves nothing. */
const citationsIn = (text: string): string[] =>
  [...text.matchAll(/\brule\(\s*(\[[^\]]*\]|"[^"]*")/g)].flatMap(
    ([, ids]) => ids.match(/[A-Z]+-[\w.-]+(?:=[\w-]+)?/g) ?? [],
  )

interface Cited {
  /** Every rule of the game. */
  ids: string[]
  /** Those that are cited. */
  cited: Set<string>
  /** Those of which an answer is cited, each with it: `RD-09=yes`. */
  answers: Set<string>
}

/** Every rule of a game, and what the tests in a folder cite. */
export function rulesOf(game: string, folder: URL): Cited {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".test.ts"),
  )
  const all = files.flatMap((file) => citationsIn(readFileSync(fileURLToPath(new URL(file, folder)), "utf8")))
  return {
    ids: [...readContract()].flatMap(([id, about]) => (about === game ? [id] : [])),
    cited: new Set(rulesIn(all)),
    answers: new Set(all.filter((each) => each.includes("="))),
  }
}
