// No slice of Spire knows the game that is put together from it.

import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

const src = fileURLToPath(new URL("../../packages/spire/src", import.meta.url))
const slices = ["state", "tokens", "features", "combat", "climb", "cards", "verbs", "text"]

interface File {
  name: string
  text: string
}

/** Whether a file imports what is put together at the top. */
const knowsTheGame = ({ name, text }: File): boolean => {
  const up = "../".repeat(name.split(/[/\\]/).length - 1)
  return ["game", "box", "index"].some((file) => text.includes(`from "${up}${file}.ts"`))
}

test("no slice imports the game", () => {
  const files = slices.flatMap((folder) =>
    readdirSync(join(src, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => ({ name: join(folder, name), text: readFileSync(join(src, folder, name), "utf8") })),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(knowsTheGame).map(({ name }) => name)).toEqual([])
})

test("one that does is found", () => {
  const text = 'import { spire } from "../../game.ts"'
  expect(knowsTheGame({ name: "features/orbs/ops.ts", text })).toBe(true)
})
