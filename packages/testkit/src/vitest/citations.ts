// Which rules of a game its tests cite, read from the disk: for the check that none is forgotten. Whether they pass, the register tells.

import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { readContract } from "./pages.ts"

/** The ids that a `rule` names. That some other text names one, a refusal for example, proves nothing. */
const citationsIn = (text: string): string[] =>
  [...text.matchAll(/\brule\(\s*(\[[^\]]*\]|"[^"]*")/g)].flatMap(
    ([, ids]) => ids.match(/[A-Z]+-[\w.-]+/g) ?? [],
  )

/** Every rule of a game, and those that the tests in a folder cite. */
export function rulesOf(game: string, folder: URL): { ids: string[]; cited: Set<string> } {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".test.ts"),
  )
  return {
    ids: [...readContract()].flatMap(([id, about]) => (about === game ? [id] : [])),
    cited: new Set(
      files.flatMap((file) => citationsIn(readFileSync(fileURLToPath(new URL(file, folder)), "utf8"))),
    ),
  }
}
