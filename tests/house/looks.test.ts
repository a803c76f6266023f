// Every card can be told by its picture, and every picture has its author named.

import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { fourSoulsBox } from "@soulspire/four-souls"
import { proofBox } from "@soulspire/proof"
import { spireBox } from "@soulspire/spire"
import type { CatalogueCard } from "@soulspire/text"
import { describe, expect, it, test } from "vitest"
import { authors } from "../../packages/web/src/glyphs/authors.ts"
import { used } from "../../packages/web/src/glyphs/used.ts"
import { drawn } from "../../packages/web/src/tables/spire/signs.ts"
import { repositoryFiles } from "../support/files.ts"
import { lookalikes, undrawable } from "./looks.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))
const { icons } = JSON.parse(
  readFileSync(`${root}node_modules/@iconify-json/game-icons/icons.json`, "utf8"),
) as { icons: Record<string, unknown> }
const own = Object.keys(
  JSON.parse(readFileSync(`${root}scripts/glyphs/own.json`, "utf8")) as Record<string, unknown>,
)
const glyphs = new Set([...Object.keys(icons), ...own])

describe.each([fourSoulsBox, spireBox, proofBox])("the cards of $name", ({ cards, defs }) => {
  it("have pictures and hues that there are", () => {
    expect(undrawable(cards, glyphs)).toEqual([])
  })

  it("do not look like each other", () => {
    expect(lookalikes(cards, defs)).toEqual([])
  })
})

test("the pictures of the web client are those that are used (npm run cards writes them)", () => {
  const script = `${root}scripts/glyphs.mjs`
  const { status, stderr } = spawnSync(process.execPath, [script, "--check"], { encoding: "utf8" })
  expect(stderr).toBe("")
  expect(status).toBe(0)
})

test("the pictures of the interface are those that its parts draw by name", () => {
  const shared = repositoryFiles().filter(
    ({ path }) => path.startsWith("packages/web/src/") && !path.includes("/tables/"),
  )
  const named = shared.flatMap(({ text }) =>
    [...text.matchAll(/(?:<Glyph name=|\bglyph: )("[^"]+"|\{[^}]*\})/g)].flatMap(([, drawn]) =>
      [...drawn.matchAll(/"([^"]+)"/g)].map(([, name]) => name),
    ),
  )
  expect([...new Set(named)].toSorted()).toEqual(used.toSorted())
})

test("every picture has one author, but for those that are our own", () => {
  const games = [fourSoulsBox, spireBox].flatMap(({ cards, signs = {}, setup }) => [
    ...cards.flatMap(({ look: { glyph, small } }) => [glyph, ...(small === undefined ? [] : [small])]),
    ...Object.values(signs),
    ...(setup?.presets ?? []).map(({ glyph }) => glyph),
    ...Object.values(setup?.pictures ?? {}),
  ])
  const wanted = new Set([...used, ...drawn, ...games])
  expect(own.filter((name) => !wanted.has(name))).toEqual([])
  for (const name of own) wanted.delete(name)
  expect(Object.values(authors).flat().toSorted()).toEqual([...wanted].toSorted())
})

describe("planted looks", () => {
  const card = (id: string, glyph: string, hue = 1, small?: string): CatalogueCard => ({
    id,
    name: id,
    set: "planted",
    count: 1,
    kind: "planted",
    look: { glyph, hue, ...(small === undefined ? {} : { small }) },
  })

  it("are found: a picture or a hue that is none", () => {
    const some = new Set(["moon", "sun"])
    expect(
      undrawable([card("a", "sun", 359, "moon"), card("b", "mud"), card("c", "sun", 1, "mud")], some),
    ).toEqual(["b: there is no glyph mud", "c: there is no glyph mud"])
    expect(undrawable([card("a", "sun", 360), card("b", "sun", -1), card("c", "sun", 0.5)], some)).toEqual([
      "a: hue 360",
      "b: hue -1",
      "c: hue 0.5",
    ])
  })

  it("are found: two cards alike, unless they are sides of one", () => {
    const cards = [card("a", "sun"), card("b", "sun", 200), card("c", "sun", 1, "moon")]
    expect(lookalikes(cards, [{ id: "a" }, { id: "b" }])).toEqual(["a and b: sun"])
    expect(lookalikes(cards, [{ id: "a", face: "b" }, { id: "b" }])).toEqual([])
    expect(lookalikes(cards, [{ id: "a" }, { id: "b", face: "a" }])).toEqual([])
    expect(lookalikes([card("a", "sun"), { ...card("b", "sun"), name: "a" }], [])).toEqual([])
  })
})
