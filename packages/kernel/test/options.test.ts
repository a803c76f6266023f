// What a table is set up with: every kind of option is taken as it is meant, and refused by name when it is none.

import {
  defineGame,
  FIRST_SEAT,
  type GameDraft,
  type Options,
  type OptionSchema,
  Refusal,
} from "@soulspire/kernel"
import { describe, expect, it } from "vitest"

const options: OptionSchema = {
  goal: { kind: "number", default: 7, min: 1, max: 9, rule: "X-1" },
  way: { kind: "choice", default: "long", choices: ["long", "short"] },
  late: { kind: "flag", default: false },
  sets: { kind: "list", default: ["old"], most: 2, of: ["old", "new"], rule: "X-2" },
  picked: { kind: "list", default: [], most: 3 },
  shares: { kind: "table", default: { red: 2, blue: 3 }, min: 0, max: 5, rule: "X-3" },
  rules: {
    kind: "answers",
    default: { first: "eldest", ties: "no" },
    of: { first: ["eldest", "lot"], ties: ["yes", "no"] },
    rule: "X-5",
  },
}

const draft: GameDraft<{ chosen: Options }, object> = {
  id: "options",
  version: "1",
  seats: { min: 1, max: 2 },
  options,
  zones: {},
  cards: [],
  programs: { main: [{ op: "end", how: "done" }] },
  newTable: (chosen) => ({ chosen }),
  newData: () => ({}),
  setup: () => {},
  first: () => FIRST_SEAT,
  place: () => {},
  sight: { table: { chosen: "derived" }, object: {} },
  tableBar: ({ picked }, seats, cards) =>
    (picked as readonly string[]).length > seats + cards.length ? { key: "too-many", rule: "X-4" } : null,
}
const game = defineGame(draft)

const chosen = (given: Options): Options => game.create(given, 2, "seed").table.chosen
const refusal = (given: unknown): unknown => {
  try {
    game.create(given as Options, 2, "seed")
  } catch (error) {
    if (error instanceof Refusal) return error.reason
    throw error
  }
  return null
}

describe("options of a table", () => {
  it("are as the game has them where nothing is said", () => {
    expect(chosen({})).toEqual({
      goal: 7,
      way: "long",
      late: false,
      sets: ["old"],
      picked: [],
      shares: { red: 2, blue: 3 },
      rules: { first: "eldest", ties: "no" },
    })
  })

  it("answer a question as they are told, and the others as always", () => {
    expect(chosen({ rules: { ties: "yes" } })).toMatchObject({ rules: { first: "eldest", ties: "yes" } })
  })

  it("are taken as they are given; a table keeps what nobody has changed", () => {
    const given = { sets: ["new", "old"], picked: ["a", "a"], shares: { blue: 5 } }
    expect(chosen(given)).toMatchObject({ ...given, shares: { red: 2, blue: 5 } })
    expect(chosen({ sets: [] })).toMatchObject({ sets: [] })
  })

  it("belong to the game: what somebody does to their own afterwards changes nothing", () => {
    const sets = ["new"]
    const taken = chosen({ sets })
    sets.push("old")
    expect(taken["sets"]).toEqual(["new"])
    expect(chosen({})["shares"]).not.toBe(chosen({})["shares"])
  })

  it.each([
    ["sets", ["older"], "X-2"],
    ["sets", ["old", "old"], "X-2"],
    ["sets", "old", "X-2"],
    ["sets", [1], "X-2"],
    ["picked", ["a", "b", "c", "d"], undefined],
    ["picked", [""], undefined],
    ["picked", ["x".repeat(201)], undefined],
    ["shares", { green: 1 }, "X-3"],
    ["shares", { red: 6 }, "X-3"],
    ["shares", { red: "1" }, "X-3"],
    ["shares", { constructor: 1 }, "X-3"],
    ["shares", [1, 2], "X-3"],
    ["rules", { last: "eldest" }, "X-5"],
    ["rules", { ties: "eldest" }, "X-5"],
    ["rules", { ties: true }, "X-5"],
    ["rules", { toString: "yes" }, "X-5"],
    ["rules", "yes", "X-5"],
    ["goal", [7], "X-1"],
  ])("refuse %s = %j", (name, value, rule) => {
    expect(refusal({ [name]: value })).toMatchObject({ key: "bad-option", params: { option: name } })
    expect((refusal({ [name]: value }) as { rule?: string }).rule).toBe(rule)
  })

  it("are refused by a short word, however long what was given", () => {
    const { params } = refusal({ sets: Array.from({ length: 90 }, () => "old") }) as {
      params: { given: string }
    }
    expect(params.given.length).toBeLessThan(70)
  })

  it("are none that only look like some", () => {
    for (const name of ["constructor", "toString", "gaol"])
      expect(refusal({ [name]: 1 })).toMatchObject({ key: "unknown-option", params: { option: name } })
  })

  it("may be good one by one and not go together: the game says so", () => {
    expect(refusal({ picked: ["a", "b", "c"] })).toEqual({ key: "too-many", rule: "X-4" })
    expect(refusal({ picked: ["a", "b"] })).toBeNull()
  })
})
