// What is refused, why, and by which rule; nothing changes by it.

import { type Options, type Reason, Refusal } from "@soulspire/kernel"
import { spire } from "@soulspire/spire"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { gameOf } from "../support/act.ts"
import { combat } from "../support/table.ts"

type TestTable = ReturnType<typeof combat>

function reasonOf(attempt: () => unknown): Reason {
  try {
    attempt()
  } catch (error) {
    if (error instanceof Refusal) return error.reason
    throw error
  }
  throw new Error("it was not refused")
}

describe("no table is set", () => {
  const refused = (options: Options, seats = 2): Reason =>
    reasonOf(() => spire.create(options, seats, "none"))

  rule("STS-2.1", "with a character that is not there", () => {
    expect(refused({ characters: ["ironclad", "watchman"] })).toEqual({
      key: "unknown-character",
      params: { name: "watchman", known: "ironclad, silent, defect, watcher" },
      rule: "STS-2.1",
    })
  })

  rule("STS-2.1", "with five characters", () => {
    const characters = ["silent", "silent", "silent", "silent", "silent"]
    expect(refused({ characters }, 4)).toMatchObject({ key: "bad-option", rule: "STS-2.1" })
  })

  describe("of an Act that the box does not have", () => {
    const only = (...acts: number[]): typeof spire =>
      spire.withCards(spire.cards.filter(({ facts: { act = 0 } }) => act === 0 || acts.includes(act)))
    const bare = only(1)

    test("to begin in", () => {
      for (const act of [2, 3, 4])
        expect(reasonOf(() => bare.create({ firstAct: act, lastAct: act }, 2, "none"))).toEqual({
          key: "not-yet.act",
          params: { act },
          rule: "STS-13.6",
        })
    })

    rule("STS-1.2", "to end with", () => {
      for (const act of [2, 3, 4])
        expect(reasonOf(() => bare.create({ lastAct: act }, 2, "none"))).toEqual({
          key: "not-yet.act",
          params: { act: 2 },
          rule: "STS-1.2",
        })
    })

    rule("STS-2.3", "for a combat alone in it", () => {
      for (const room of ["encounter", "elite", "boss"])
        expect(reasonOf(() => bare.create({ room, firstAct: 2 }, 2, "none"))).toMatchObject({
          key: "not-yet.act",
          params: { act: 2 },
        })
    })
  })

  rule("STS-K.6", "of Act IV as long as it is locked", () => {
    const game = gameOf(2, 3, 4)
    expect(reasonOf(() => game.create({ lastAct: 4 }, 2, "locked"))).toEqual({
      key: "locked-act",
      params: { act: 4 },
      rule: "STS-K.6",
    })
    const { goal } = game.create({ lastAct: 4, everythingUnlocked: true }, 2, "unlocked").table
    expect(goal).toBe(4)
  })

  rule("STS-2.12", "of a room that its Act does not have", () => {
    for (const [room, firstAct] of [
      ["first-encounter", 2],
      ["encounter", 4],
    ] as const)
      expect(refused({ room, firstAct })).toEqual({
        key: `no-such-room.${room}`,
        params: { act: firstAct },
        rule: "STS-2.12",
      })
  })

  test.each([
    [{ room: "kitchen" }, "STS-1.1"],
    [{ ascension: 14 }, "STS-K.5"],
    [{ potions: 4 }, "STS-4.8"],
    [{ curses: -1 }, "STS-3.5"],
    [{ lastStand: "yes" }, "STS-13.1"],
    [{ lastAct: 5 }, "STS-1.2"],
    [{ daily: "tomorrow" }, "STS-K.8"],
    [{ everythingUnlocked: 1 }, "STS-14.4"],
  ])("with %o", (options, broken) => {
    const [option] = Object.keys(options)
    expect(refused(options)).toMatchObject({ key: "bad-option", params: { option }, rule: broken })
  })

  test("with an option that there is not", () => {
    expect(refused({ acts: 3 })).toMatchObject({ key: "unknown-option", params: { option: "acts" } })
  })

  test.each([0, 5])("for %i players", (seats) => {
    expect(refused({}, seats)).toMatchObject({ key: "seats", rule: "STS-1.1" })
  })
})

describe("out of turn", () => {
  const two = (options: Options = {}): TestTable =>
    combat({
      p1: { hand: ["silent-survivor", "silent-strike", "silent-defend"] },
      p2: { hand: ["ironclad-strike"] },
      enemies: ["first-cultist"],
      options,
    })

  /** What comes of an answer that is not this seat's to give; the state is not touched. */
  function tried(table: TestTable, seat: number, id: number, key: string): Reason {
    const copy = table.game.copy(table.state)
    const reason = reasonOf(() => table.game.answer(copy, seat - 1, id, [key]))
    expect(table.game.hash(copy)).toBe(table.game.hash(table.state))
    return reason
  }

  test("an answer to another's question is not taken", () => {
    const table = two().p1.play("silent-survivor")
    const { id } = table.asked(1)
    expect(tried(table, 2, id, "silent-strike")).toEqual({ key: "not-yours", params: { asked: 1, seat: 2 } })
    table.p1.pick("silent-strike")
  })

  rule("STS-Q-3", "nobody acts in the middle of another's card", () => {
    const table = two()
    const { id } = table.asked(2)
    const [{ key }] = table.options(2)
    table.p1.play("silent-survivor")
    expect(tried(table, 2, id, key)).toMatchObject({ key: "stale" })
    expect(table.p2.why("play:ironclad-strike>first-cultist")).toMatchObject({ key: "not-asked" })
    table.p1.pick("silent-strike")
  })

  rule("STS-13.3", "nobody acts in another's turn, where they take turns", () => {
    const table = two({ sequential: true })
    expect(table.p2.why("play:ironclad-strike>first-cultist")).toMatchObject({ key: "not-asked" })
  })

  rule("STS-7.4", "nothing changes the die in the play phase", () => {
    const table = combat({ p1: { items: ["gamblers-brew"] }, enemies: ["first-cultist"] })
    expect(table.p1.why("change:gamblers-brew")).toMatchObject({ key: "not-now" })
  })
})

describe("a card is not played", () => {
  const why = (hand: string[], key: string, more: object = {}): Reason | null => {
    const table = combat({ p1: { hand, energy: 1, ...more }, enemies: ["first-cultist"] })
    const reason = table.p1.why(key)
    expect(table.refuses(1, key)).toEqual(reason)
    return reason
  }

  rule("STS-7.7", "that costs more energy than there is", () => {
    expect(why(["ironclad-bash"], "play:ironclad-bash>first-cultist")).toEqual({
      key: "cannot-pay",
      params: { act: "play" },
      rule: "STS-7.7",
    })
  })

  rule("STS-9.13", "that is unplayable", () => {
    expect(why(["status-daze"], "play:status-daze")).toMatchObject({ key: "no-such-act", rule: "STS-9.13" })
  })

  rule("STS-1.4", "whose own condition is not met", () => {
    const key = "play:ironclad-clash>first-cultist"
    expect(why(["ironclad-clash", "ironclad-defend"], key)).toMatchObject({
      key: "condition",
      rule: "STS-1.4",
    })
  })

  test("that is not in the hand, or at somebody who is not there", () => {
    expect(why(["ironclad-strike"], "play:silent-strike>first-cultist")).toMatchObject({ key: "impossible" })
    expect(why(["ironclad-strike"], "play:ironclad-strike>first-jaw-worm")).toMatchObject({ rule: "STS-7.7" })
  })

  rule("STS-10.3", "and no shiv is thrown without one", () => {
    expect(why([], "shiv:first-cultist")).toEqual({ key: "no-shiv", rule: "STS-10.3" })
  })
})

describe("what is used up", () => {
  rule("STS-12.8", "is refused for the rest of the combat, or of the turn", () => {
    const table = combat({
      p1: { items: ["golden-eye"], powers: ["ironclad-combust"], draw: ["ironclad-strike"] },
      enemies: ["first-cultist"],
    })
    table.p1.use("ironclad-combust", "p1")
    expect(table.refuses(1, "use:ironclad-combust>p1")).toEqual({
      key: "used-up",
      params: { act: "use" },
      rule: "STS-12.8",
    })
  })

  rule("STS-4.8", "a potion is gone: there is nothing to use any more", () => {
    const table = combat({ p1: { items: ["block-potion"] }, enemies: ["first-cultist"] })
    table.p1.use("block-potion", "p1")
    expect(table.refuses(1, "use:block-potion>p1")).toMatchObject({ key: "impossible" })
  })
})
