// Decisions of the other kinds: votes, and the one gate of may, pay, unless and cannot.

import { choose, each, eq, instead, same } from "@soulspire/kernel"
import { words } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import { cardsIn, playerOf, proofTable } from "./support/table.ts"

const { spell, ready, thing } = words

describe("moot", () => {
  const voting = () =>
    proofTable({
      p1: { hand: ["moot"] },
      p2: {},
      p3: {},
      deck: ["wager", "ash", "fork"],
    })
      .pick(1, "play:moot")
      .allPass()

  it("asks one seat after another, from its player on", () => {
    const table = voting()
    expect(table.open).toMatchObject([{ seat: 0, kind: "vote" }])
    table.canPickExactly(1, "coins", "cards").pick(1, "coins")
    expect(table.open).toMatchObject([{ seat: 1, kind: "vote" }])
    table.pick(2, "cards").pick(3, "cards")
    expect([1, 2, 3].map((seat) => cardsIn(table, `hand.${seat - 1}`).length)).toEqual([1, 1, 1])
    expect(table.told("vote").map(({ seat, way }) => [seat, way])).toEqual([
      [0, "coins"],
      [1, "cards"],
      [2, "cards"],
    ])
  })

  it("does what most want", () => {
    const table = voting().pick(1, "cards").pick(2, "coins").pick(3, "coins")
    expect([1, 2, 3].map((seat) => playerOf(table, seat).coins)).toEqual([4, 4, 4])
  })

  it("does the first named thing when they are even", () => {
    const table = proofTable({ p1: { hand: ["moot"] }, deck: ["ash", "fork"] })
    table.pick(1, "play:moot").allPass().pick(1, "cards").pick(2, "coins")
    expect(playerOf(table, 1).coins).toBe(4)
  })

  it("takes one vote and no other answer", () => {
    const table = voting()
    expect(table.refuses(1, "coins", "cards")).toMatchObject({ key: "pick-count" })
    expect(table.refuses(1, "war")).toMatchObject({ key: "not-offered", params: { what: "war" } })
    table.leaves("p1", "vote")
  })
})

describe("toll", () => {
  it("asks each other seat to pay or to let you draw; who cannot pay loses what it has", () => {
    const table = proofTable({
      p1: { hand: ["toll"] },
      p2: { coins: 2 },
      p3: { coins: 5 },
      p4: { coins: 1 },
      deck: ["ash", "fork"],
    })
    table.pick(1, "play:toll").allPass()
    table.canPickExactly(2, "yes", "no").pick(2, "yes")
    expect(playerOf(table, 2).coins).toBe(0)
    table.pick(3, "no")
    expect(cardsIn(table, "hand.0")).toEqual(["ash"])
    // p4 could not pay and was not asked.
    expect(table.told("loseCoins").map(({ who, amount }) => [who, amount])).toEqual([
      [1, 2],
      [3, 1],
    ])
    expect(table.asked(1).prompt.key).toBe("turn")
  })

  it("draws when somebody agrees to pay and in the end does not", () => {
    const strongbox = thing("strongbox", [
      { k: "replace", event: "loseCoins", when: same("would.who", "you"), do: [instead] },
    ])
    const table = proofTable({
      p1: { hand: ["toll"] },
      p2: { board: ["strongbox"] },
      deck: ["ash"],
      cards: [strongbox],
    })
    table.pick(1, "play:toll").allPass().pick(2, "yes")
    expect([playerOf(table, 2).coins, cardsIn(table, "hand.0").length]).toEqual([3, 1])
  })

  it("draws for nobody who paid", () => {
    const table = proofTable({ p1: { hand: ["toll"] }, deck: ["ash"] })
    table.pick(1, "play:toll").allPass().pick(2, "yes")
    expect([playerOf(table, 2).coins, cardsIn(table, "hand.0").length]).toEqual([1, 0])
  })
})

describe("the hand size at the end of a turn", () => {
  it("asks for exactly as many cards as there are too many", () => {
    const hand = ["spark", "fork", "ember", "gale", "lens", "sieve", "moot", "toll", "wager", "bell"]
    const table = proofTable({ p1: { hand } })
    table.pick(1, "end")
    expect(table.asked(1)).toMatchObject({ kind: "choose", prompt: { key: "hand-size" }, min: 2, max: 2 })
    const [one, two, three] = table.options(1).map((option) => option.key)
    expect(table.refuses(1, one)).toEqual({ key: "pick-count", params: { min: 2, max: 2, given: 1 } })
    expect(table.refuses(1, one, two, three)).toMatchObject({ key: "pick-count", params: { given: 3 } })
    table.pick(1, "spark", "bell")
    expect(cardsIn(table, "hand.0")).toEqual(hand.slice(1, 9))
  })
})

describe("several picks with a condition on all of them", () => {
  it("are refused unless they go together", () => {
    const pair = spell("pair", [
      choose({
        what: { from: "board", of: "you" },
        as: "two",
        min: 2,
        max: 2,
        fit: eq({ sum: "tapped", over: { from: "@two" } }, 1),
      }),
      each({ from: "@two" }, "it1", [ready("it1")]),
    ])
    const table = proofTable({
      p1: { board: ["coinpress", "almanac", "blade"], hand: ["pair"] },
      cards: [pair],
    })
    table.pick(1, "use:coinpress").allPass().pick(1, "play:pair").allPass()
    const [press, almanac, blade] = table.options(1).map(({ key }) => key)
    expect(table.refuses(1, almanac, blade)).toEqual({ key: "not-together" })
    table.pick(1, blade, press).canPickExactly(1, "use:coinpress", "use:almanac", "end")
  })
})

describe("several picks of which no set goes together", () => {
  it("are not asked for: nobody is stuck with a question that has no answer", () => {
    const odd = words.spell("odd", [
      choose({ what: { from: "board", of: "you" }, as: "those", min: 1, max: 2, fit: eq(1, 2) }),
      each({ from: "@those" }, "it1", [{ op: "tap", whom: "it1" }]),
      words.gainCoins("you", 1),
    ])
    const table = proofTable({ p1: { hand: ["odd"], board: ["coinpress", "drum"] }, cards: [odd] })
    table.pick(1, "play:odd").allPass()
    expect(playerOf(table, 1).coins).toBe(4)
  })
})

describe("a game", () => {
  it("ends with whoever has enough lights", () => {
    const table = proofTable({ p1: { lights: 4, hand: ["spark"] }, field: ["thornback"] })
    table.pick(1, "play:spark>thornback").allPass()
    expect(table.game.outcome(table.state)).toEqual({ winners: [0], how: "lights" })
    expect(table.game.decisions(table.state)).toEqual([])
    expect(() => table.game.answer(table.state, 0, 1, ["end"])).toThrow("over")
  })
})
