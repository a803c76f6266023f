// Documents of the commands that list something: cards, rules, benchmarks.

import { fourSoulsBox } from "@soulspire/four-souls"
import { languages, speakerOf } from "@soulspire/text"
import { describe, expect, test } from "vitest"
import { comparedLines } from "../src/rules/compared.ts"
import { plainPaint } from "../src/shell/paint.ts"
import { documentOf, soulspire, soulspireIn } from "./support/soulspire.ts"

describe("cards", () => {
  interface Cards {
    game: string
    total: number
    cards: { id: string; name: string; kind: string; facts: object; text: Record<string, string[]> }[]
  }
  const listed = (...args: string[]): Cards => documentOf("cards", "proof", "--json", ...args) as Cards

  test("every card with both texts", () => {
    const { total, cards } = listed()
    expect(cards).toHaveLength(total)
    expect(total).toBeGreaterThan(50)
    for (const card of cards) {
      expect(card).toEqual({
        id: expect.any(String),
        name: expect.any(String),
        set: "proof",
        count: expect.any(Number),
        kind: expect.any(String),
        look: expect.objectContaining({ glyph: expect.any(String), hue: expect.any(Number) }),
        facts: expect.any(Object),
        text: { en: expect.any(Array), it: expect.any(Array) },
      })
    }
  })

  test("one card by its name, some by their kind", () => {
    expect(listed("Left Hand").cards.map(({ id }) => id)).toEqual(["left-hand"])
    const { cards } = listed("--kind", "foe")
    expect(new Set(cards.map(({ kind }) => kind))).toEqual(new Set(["foe"]))
    expect(cards.find(({ id }) => id === "brute")?.facts).toMatchObject({ health: 3, guard: 4, might: 2 })
  })

  test("one card with its other side", () => {
    const { cards } = documentOf("cards", "spire", "--json", "ironclad-bash") as Cards
    expect(cards.map(({ id }) => id)).toEqual(["ironclad-bash", "ironclad-bash+"])
    expect(cards[0].text["en"]).not.toEqual(cards[1].text["en"])
  })

  test("one card in words, in the language that is asked for", () => {
    expect(soulspire("cards", "proof", "brute").out).toContain("health 3 · guard 4 · might 2")
    expect(soulspire("cards", "proof", "brute", "--lang", "it").out).toContain(
      "salute 3 · guardia 4 · forza 2",
    )
  })
})

test("colours are for terminals, for those who force them, and never for those who want none", () => {
  const coloured = (env: Record<string, string>): boolean =>
    soulspireIn({ env }, "cards", "proof", "spark").out.includes("\u001b[")
  expect(coloured({})).toBe(false)
  expect(coloured({ FORCE_COLOR: "1" })).toBe(true)
  expect(coloured({ FORCE_COLOR: "1", NO_COLOR: "1" })).toBe(false)
})

describe("rules", () => {
  interface Rules {
    game: string
    total: number
    cited: number
    waiting: string[]
    missing: string[]
    rules: { id: string; text: string; tests: { test: string; passed: boolean }[] }[]
  }

  test.each(["proof", "four-souls", "spire"])("%s: every id with its text and its tests", (game) => {
    const { code, out } = soulspire("rules", game, "--json")
    expect(code).toBe(0)
    const { total, cited, waiting, missing, rules } = JSON.parse(out) as Rules
    expect(rules).toHaveLength(total)
    expect(total).toBeGreaterThan(0)
    expect(cited + waiting.length + missing.length).toBe(total)
    expect(new Set(rules.map(({ id }) => id)).size).toBe(total)
    for (const { text } of rules) expect(text).not.toBe("")
    const proved = rules.filter(({ tests }) => tests.some(({ passed }) => passed)).map(({ id }) => id)
    expect(proved).toHaveLength(cited)
  })
})

describe("rulebooks side by side", () => {
  interface Compared {
    total: number
    differing: number
    editions: { id: string; name: Record<string, string> }[]
    rows: {
      id: string
      question: Record<string, string>
      answers: Record<string, Record<string, string>>
      differs: boolean
      decidedBy: Record<string, string> | null
    }[]
  }

  test("every difference as a document, in both languages", () => {
    const { total, differing, editions, rows } = documentOf(
      "rules",
      "four-souls",
      "--compare",
      "--json",
    ) as Compared
    expect(editions.map(({ id }) => id)).toEqual(["english-2023", "italian", "classic"])
    expect([rows.length, rows.filter(({ differs }) => differs).length]).toEqual([total, differing])
    expect(differing).toBeLessThan(total)
    expect(rows.find(({ id }) => id === "RD-09")).toMatchObject({
      question: {
        en: "Does the loot of the loot step go on the stack?",
        it: "Il bottino del passaggio Bottino va nella pila?",
      },
      answers: { "english-2023": { en: "No", it: "No" }, classic: { en: "Yes", it: "Sì" } },
      differs: true,
      decidedBy: null,
    })
    expect(rows.find(({ id }) => id === "RD-31")?.decidedBy?.["en"]).toBe("Decided by what each card says.")
  })

  test.each(
    languages.flatMap((language) => [60, 80, 100, 120].map((columns) => [language, columns] as const)),
  )("%s: every line fits %i columns, and nothing is left out", (language, columns) => {
    const { compared } = fourSoulsBox
    if (compared === undefined) throw new Error("Four Souls has several rulebooks")
    const lines = comparedLines(fourSoulsBox, compared, language, columns, plainPaint)
    expect(lines.filter((line) => line.length > columns)).toEqual([])
    for (const { rule, differs } of compared.rows)
      expect(lines.filter((line) => line.startsWith(`${differs ? "≠" : "="} ${rule} `))).toHaveLength(1)
    const words = (text: string): string => text.replaceAll(/\s+/g, " ")
    const speaker = speakerOf(fourSoulsBox, language)
    for (const { why } of compared.rows) expect(words(lines.join(" "))).toContain(words(speaker.word(why)))
  })

  test("in lines, in the language that is asked for", () => {
    const { code, out } = soulspire("rules", "four-souls", "--compare", "--lang", "it")
    expect(code).toBe(0)
    expect(out).toMatch(/^≠ RD-09 +Il bottino/m)
    expect(out).toMatch(/^= RD-35 /m)
  })
})

test("bench measures what docs/performance.md speaks of", () => {
  const args = ["--runs", "1", "--seconds", "0.1", "--warm-up", "0", "--json"]
  const { games } = documentOf("bench", "proof", ...args) as { games: object[] }
  const figure = expect.any(Number)
  expect(games).toEqual([
    {
      game: "proof",
      runs: 1,
      undisturbedPerSecond: figure,
      decisionsPerSecond: figure,
      unforcedPerSecond: figure,
      gamesPerSecond: figure,
      decisionsPerGame: figure,
      copyMicroseconds: figure,
      cloneMicroseconds: figure,
      copiesPerClone: figure,
      saveAndLoadMicroseconds: figure,
      hashMicroseconds: figure,
      setUpMicroseconds: figure,
      viewMicroseconds: figure,
      stateBytes: figure,
      objects: figure,
    },
  ])
})
