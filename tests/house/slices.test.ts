// No part of a game knows the game that is put together from it.

import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"

/** The folders of a game whose files are put together at the top, and how many files there are at least. */
const games = {
  spire: {
    slices: ["state", "tokens", "features", "combat", "climb", "campaign", "cards", "verbs", "text"],
    files: 100,
  },
  "four-souls": {
    slices: ["state", "rulesets", "rules", "features", "verbs", "position", "text", "view", "content"],
    files: 400,
  },
}

/** What may know the game: what is shown of it, its cards, its examples, what bots think of it, what simulations measure. */
const around = ["view", "content", "examples", "bot", "sim"]

interface File {
  name: string
  text: string
}

/** Whether a file imports what is put together at the top. */
const knowsTheGame = ({ name, text }: File): boolean => {
  const up = "../".repeat(name.split(/[/\\]/).length - 1)
  return ["game", "box", "index"].some((file) => text.includes(`from "${up}${file}.ts"`))
}

describe.each(Object.entries(games))("%s", (game, { slices, files: fewest }) => {
  const src = fileURLToPath(new URL(`../../packages/${game}/src`, import.meta.url))

  test("no part imports the game", () => {
    const files = slices.flatMap((folder) =>
      readdirSync(join(src, folder), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".ts"))
        .map((name) => ({ name: join(folder, name), text: readFileSync(join(src, folder, name), "utf8") })),
    )
    expect(files.length).toBeGreaterThan(fewest)
    expect(files.filter(knowsTheGame).map(({ name }) => name)).toEqual([])
  })

  test("every folder is one of them, or what stands around them", () => {
    const folders = readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const others = folders.map(({ name }) => name).filter((name) => !slices.includes(name))
    expect(others.filter((name) => !around.includes(name))).toEqual([])
  })
})

test("one that does is found", () => {
  const text = 'import { spire } from "../../game.ts"'
  expect(knowsTheGame({ name: "features/orbs/ops.ts", text })).toBe(true)
})
