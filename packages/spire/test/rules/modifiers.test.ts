// Rules that a whole climb is played with: picked, or rolled for the day (STS-13.5, STS-K.8). What each does is in test/modifiers.

import type { Options } from "@soulspire/kernel"
import { spire } from "@soulspire/spire"
import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { modifiers } from "../../src/cards/index.ts"
import { keysOf, newClimb } from "../support/climb.ts"
import { skirmish, win } from "../support/skirmish.ts"

const played = (options: Options, seed = "a day"): string[] =>
  cardsIn({ game: spire, state: spire.create(options, 1, seed) }, "room")

const unlocked = { everythingUnlocked: true }

describe("a custom run", () => {
  rule("STS-13.5", "is played with whichever modifiers the party picks", () => {
    expect(modifiers).toHaveLength(12)
    for (const { id } of modifiers) expect(played({ modifiers: [id], ...unlocked })).toEqual([id])
    const all = modifiers.map(({ id }) => id)
    expect(played({ modifiers: all, ...unlocked })).toEqual(all)
    expect(() => played({ modifiers: ["daily-cursed", "daily-shiny", "daily-cursed"] })).toThrow(
      "modifier-twice",
    )
  })

  rule("STS-13.5", "what several of them do at the same time is put in order, each by its own name", () => {
    const table = newClimb(1, { modifiers: ["daily-shiny", "daily-cursed"], ...unlocked })
    expect(table.asked(1)).toMatchObject({ kind: "order", prompt: { key: "triggers" } })
    const names = keysOf(table).map((key) => key.replace(/^.*@/, ""))
    expect(names).toEqual(["daily-shiny/0/gives.0", "daily-cursed/0/gives.0"])
    table.leaves("p1", "triggers")
  })

  rule(
    "STS-13.5",
    "which of two that take the place of one reward does so is chosen, each by its own name",
    () => {
      const way = { room: ["daily-transformed", "daily-vintage"], relicDeck: ["anchor", "lantern"] }
      const met = (): ReturnType<typeof skirmish> =>
        win(skirmish("", { ...way, p1: { rewards: ["silent-bane"] } }))
      const names = keysOf(met().leaves("p1", "replace"))
      expect(names.map((key) => key.replace(/^.*@/, ""))).toEqual([
        "daily-transformed/0/gives.0",
        "daily-vintage/0/gives.0",
      ])
      met().p1.pick(names[0]).p1.isAsked("transform").leaves("p1", "transform")
      met()
        .p1.pick(names[1])
        .p1.pick("reveal:relic/1")
        .p1.take("anchor")
        .p1.pick("done")
        .p1.has("items", "anchor")
    },
  )

  rule("STS-13.5", "nobody plays with any that nobody has picked", () => {
    expect(played({})).toEqual([])
  })

  rule("STS-13.5", "what there is not is refused, with what there is", () => {
    expect(() => played({ modifiers: ["daily-cursed", "daily-boredom"] })).toThrow(
      expect.objectContaining({
        reason: {
          key: "unknown-modifier",
          params: { name: "daily-boredom", known: modifiers.map(({ id }) => id).join(", ") },
          rule: "STS-13.5",
        },
      }),
    )
  })

  rule("STS-13.5", "is played instead of what the die would give", () => {
    expect(() => played({ modifiers: ["daily-cursed"], daily: true })).toThrow("daily-or-picked")
  })
})

describe("a daily climb", () => {
  const rolls = (options: Options): string[][] =>
    Array.from({ length: 80 }, (_each, day) => played({ daily: true, ...options }, `day ${day}`))
  const inList = (list: string): string[] =>
    modifiers.filter((each) => each.list === list).map(({ id }) => id)

  rule("STS-K.8", "the die gives one of each list, all of them in time", () => {
    const found = rolls(unlocked)
    for (const [list, i] of [
      ["upper", 0],
      ["lower", 1],
    ] as const)
      expect(new Set(found.map((both) => both[i]))).toEqual(new Set(inList(list)))
    expect(found.every((both) => both.length === 2)).toBe(true)
  })

  rule("STS-K.8", "the same day gives the same ones", () => {
    expect(played({ daily: true }, "today")).toEqual(played({ daily: true }, "today"))
  })

  test("what cannot be played with is rolled again", () => {
    const found = new Set(rolls({}).flat())
    expect([...found].toSorted()).toEqual(
      modifiers.flatMap(({ id, colorless }) => (colorless ? [] : [id])).toSorted(),
    )
  })

  test("each list has one for each face of the die", () => {
    for (const list of ["upper", "lower"]) {
      const faces = modifiers.filter((each) => each.list === list).map(({ face }) => face)
      expect(faces.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
    }
  })
})
