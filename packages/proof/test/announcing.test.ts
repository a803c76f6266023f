// Announcing: modes, targets and costs are fixed before anybody answers; and it can happen in the middle of anything.

import { type Def, ge, le, move, n, read, slotOf, target } from "@soulspire/kernel"
import { words } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import { cardsIn, playerOf, proofTable, refsIn } from "./support/table.ts"

describe("ember", () => {
  it("offers each way with its own targets, and keeps the one announced", () => {
    const table = proofTable({ p1: { hand: ["ember"] }, field: ["rat"] })
    table.canPickExactly(1, "play:ember~warm", "play:ember~burn>rat", "attack:rat", "end")
    table.pick(1, "play:ember~burn>rat").allPass()
    expect(cardsIn(table, "graves")).toEqual(["rat"])
    expect(playerOf(table, 1).coins).toBe(4)
  })

  it("does not offer a way that has no target", () => {
    const table = proofTable({ p1: { hand: ["ember"] } })
    table.canPickExactly(1, "play:ember~warm", "end")
  })

  it("does not offer a way whose condition is not true, in hand or in the middle of something", () => {
    const ways: Def = {
      ...words.spell("ways", []),
      abilities: [
        {
          k: "act",
          act: "play",
          in: ["hand"],
          modes: [
            { name: "rich", when: ge(read("coins", "you"), 9), do: [words.gainCoins("you", n(1))] },
            { name: "poor", do: [words.gainCoins("you", n(2))] },
          ],
          do: [],
        },
      ],
    }
    const table = proofTable({ cards: [ways], p1: { hand: ["ways"] } })
    table.canPickExactly(1, "play:ways~poor", "end")
    const rich = proofTable({ cards: [ways], p1: { hand: ["ways"], coins: 9 } })
    rich.canPickExactly(1, "play:ways~rich", "play:ways~poor", "end")
    const found = proofTable({ cards: [ways], p1: { hand: ["cascade"] }, deck: ["ways"] })
    found.pick(1, "play:cascade").allPass().pick(1, "yes").canPickExactly(1, "poor").pick(1, "poor").allPass()
  })

  it("asks nobody about the only way that is open, where each has its condition", () => {
    const ways: Def = {
      ...words.spell("ways", []),
      abilities: [
        {
          k: "act",
          act: "play",
          in: ["hand"],
          modes: [
            { name: "rich", when: ge(read("coins", "you"), 9), do: [words.gainCoins("you", n(1))] },
            { name: "poor", when: le(read("coins", "you"), 8), do: [words.gainCoins("you", n(2))] },
          ],
          do: [],
        },
      ],
    }
    const table = proofTable({ cards: [ways], p1: { hand: ["cascade"] }, deck: ["ways"] })
    const before = playerOf(table, 1).coins
    table.pick(1, "play:cascade").allPass().pick(1, "yes").allPass()
    expect(playerOf(table, 1).coins).toBe(before + 2)
  })

  it("does not change its way when the target is gone", () => {
    const table = proofTable({
      p1: { hand: ["ember"] },
      p2: { hand: ["spark"], plays: 1 },
      field: ["rat"],
    })
    table.pick(1, "play:ember~burn>rat").pick(1, "pass").pick(2, "play:spark>rat").allPass()
    expect(table.told("fizzle")).toMatchObject([{ card: "ember", path: "ember/0~burn" }])
  })
})

describe("fork", () => {
  it("has a second target other than the first", () => {
    const table = proofTable({ p1: { hand: ["fork"] }, field: ["brute"] })
    table.pick(1, "play:fork>p2")
    table.canPickExactly(1, "p1", "brute").pick(1, "brute").allPass()
    expect(table.told("hurt").map((event) => event["amount"])).toEqual([1, 1])
  })

  it("does what it still can when one target is gone, and nothing when both are", () => {
    const position = {
      p1: { hand: ["fork"] },
      p2: { hand: ["spark", "spark"], plays: 2 },
      field: ["rat", "imp"],
    }
    const one = proofTable(position)
    one.pick(1, "play:fork>rat").pick(1, "imp").pick(1, "pass")
    const [first] = refsIn(one, "hand.1")
    one.pickOn(2, "play", first, refsIn(one, "field")[0]).allPass()
    expect(cardsIn(one, "graves")).toEqual(["rat", "imp"])
    expect(one.told("fizzle")).toEqual([])
    const both = proofTable(position)
    both.pick(1, "play:fork>rat").pick(1, "imp").pick(1, "pass")
    const [spark, other] = refsIn(both, "hand.1")
    const [rat, imp] = refsIn(both, "field")
    both.pickOn(2, "play", spark, rat).pickOn(2, "play", other, imp).allPass()
    expect(both.told("fizzle")).toMatchObject([{ card: "fork" }])
  })

  it("lets go of a target that is still there but no longer fits", () => {
    // Both were untapped when it was announced; one is used in answer.
    const fresh = { from: "board", where: { not: { test: "isTapped", of: "it" } } } as const
    const shatter = words.spell("shatter", [move("first", "discard"), move("second", "discard")], {
      targets: [target("first", fresh), target("second", { ...fresh, other: "first" })],
    })
    const table = proofTable({
      p1: { hand: ["shatter"] },
      p2: { board: ["coinpress", "almanac"] },
      cards: [shatter],
    })
    table.pick(1, "play:shatter>coinpress").pick(1, "pass").pick(2, "use:coinpress").allPass()
    expect(cardsIn(table, "board.1")).toEqual(["coinpress"])
    expect(cardsIn(table, "discard")).toEqual(["almanac", "shatter"])
  })

  it("like anything with two targets, is not offered a first one that leaves none for the second", () => {
    const swap = words.spell("swap", [], {
      targets: [target("it1", { from: "board" }), target("it2", { from: "board", other: "it1" })],
    })
    const position = { p1: { hand: ["swap"], board: ["blade"] }, cards: [swap] }
    proofTable(position).canPickExactly(1, "end")
    const two = proofTable({ ...position, p2: { board: ["purse"] } })
    two.canPickExactly(1, "play:swap>blade", "play:swap>purse", "end")
  })
})

describe("snuff", () => {
  it("takes a card off the stack before it happens", () => {
    const table = proofTable({ p1: { hand: ["spark"] }, p2: { hand: ["snuff"], plays: 1 } })
    table.pick(1, "play:spark>p2").pick(1, "pass")
    table.canPickExactly(2, "play:snuff>spark", "pass").pick(2, "play:snuff>spark").allPass()
    expect(playerOf(table, 2).damage).toBe(0)
    expect(cardsIn(table, "discard")).toEqual(["spark", "snuff"])
  })

  it("takes an ability off that has no card, and its cost stays paid", () => {
    const table = proofTable({ p1: { board: ["coinpress"] }, p2: { hand: ["snuff"], plays: 1 } })
    table.pick(1, "use:coinpress").pick(1, "pass").pick(2, "play:snuff>item").allPass()
    expect(playerOf(table, 1).coins).toBe(3)
    table.canPickExactly(1, "end")
    expect(cardsIn(table, "board.0")).toEqual(["coinpress"])
  })

  it("can be snuffed", () => {
    const table = proofTable({
      p1: { hand: ["spark", "snuff"], plays: 2 },
      p2: { hand: ["snuff"], plays: 1 },
    })
    table.pick(1, "play:spark>p2").pick(1, "pass").pick(2, "play:snuff>spark").pick(2, "pass")
    table.pick(1, "play:snuff>snuff").allPass()
    expect(playerOf(table, 2).damage).toBe(2)
  })

  it("does not reach a roll", () => {
    const table = proofTable({ p1: {}, p2: { hand: ["snuff"], plays: 1 }, field: ["rat"], dice: [6] })
    table.pick(1, "attack:rat").pick(1, "pass").canPickExactly(2, "pass").allPass()
  })
})

describe("ash", () => {
  it("asks for its cost while it is announced; answering comes after paying", () => {
    const table = proofTable({
      p1: { hand: ["ash", "spark", "wager"] },
      p2: { hand: ["snuff"], plays: 1 },
      deck: ["fork", "ember"],
    })
    table.pick(1, "play:ash")
    table.canPickExactly(1, "spark", "wager").pick(1, "spark")
    expect(cardsIn(table, "discard")).toEqual(["spark"])
    table.pick(1, "pass").pick(2, "play:snuff>ash").allPass()
    // Cancelled, and the cost is gone all the same.
    expect(cardsIn(table, "hand.0")).toEqual(["wager"])
    expect(cardsIn(table, "deck")).toEqual(["ember", "fork"])
  })

  it("draws two", () => {
    const table = proofTable({ p1: { hand: ["ash", "spark"] }, deck: ["fork", "ember"] })
    table.pick(1, "play:ash").allPass()
    expect(cardsIn(table, "hand.0")).toEqual(["fork", "ember"])
  })

  it("is not offered to somebody who could not pay", () => {
    const table = proofTable({ p1: { hand: ["ash"] } })
    table.canPickExactly(1, "end")
    const key = `play:ash#${slotOf(refsIn(table, "hand.0")[0])}`
    expect(table.game.explain(table.state, 0, key)).toEqual({ key: "impossible", params: { act: key } })
  })
})

describe("cascade", () => {
  it("plays a card in the middle of its own play, three deep", () => {
    const table = proofTable({ p1: { hand: ["cascade"] }, deck: ["cascade", "cascade", "spark"] })
    table.pick(1, "play:cascade").allPass()
    table.canPickExactly(1, "yes", "no").pick(1, "yes").allPass()
    table.pick(1, "yes").allPass()
    expect(cardsIn(table, "stack")).toEqual(["cascade", "cascade", "cascade"])
    table.pick(1, "yes").canPickExactly(1, "p1", "p2").pick(1, "p2")
    expect(cardsIn(table, "stack")).toEqual(["cascade", "cascade", "cascade", "spark"])
    table.allPass()
    expect(playerOf(table, 2).damage).toBe(2)
    expect(cardsIn(table, "stack")).toEqual([])
    expect(cardsIn(table, "discard")).toEqual(["spark", "cascade", "cascade", "cascade"])
    // Only the first was a play of one's own.
    expect(playerOf(table, 1).plays).toBe(0)
  })

  it("lets the others answer the inner play, and leaves what lies beneath it alone", () => {
    const table = proofTable({
      p1: { hand: ["cascade"], board: ["coinpress"] },
      p2: { hand: ["snuff"], plays: 1 },
      deck: ["spark"],
    })
    table.pick(1, "use:coinpress").pick(1, "play:cascade").allPass()
    table.pick(1, "yes").pick(1, "p2").pick(1, "pass")
    table.pick(2, "play:snuff>spark").pick(2, "pass").pick(1, "pass")
    // Snuff has happened; the use of the press still waits beneath, and gets its own round.
    expect(playerOf(table, 1).coins).toBe(3)
    table.allPass()
    expect(playerOf(table, 1).coins).toBe(5)
    expect(playerOf(table, 2).damage).toBe(0)
  })

  it("shows the card to everybody and leaves it when it is not wanted", () => {
    const table = proofTable({ p1: { hand: ["cascade"] }, deck: ["spark", "fork"] })
    table.pick(1, "play:cascade").allPass()
    expect(table.told("show")).toMatchObject([{ cards: ["spark"], count: 1 }])
    table.pick(1, "no")
    expect(cardsIn(table, "deck")).toEqual(["fork", "spark"])
  })

  it("plays without paying, and only in ways that can be chosen", () => {
    const free = proofTable({ p1: { hand: ["cascade", "moot"] }, deck: ["ash", "fork", "wager"] })
    free.pick(1, "play:cascade").allPass().pick(1, "yes").allPass()
    expect(cardsIn(free, "hand.0")).toEqual(["moot", "fork", "wager"])
    const modes = proofTable({ p1: { hand: ["cascade"] }, deck: ["ember"] })
    modes.pick(1, "play:cascade").allPass().pick(1, "yes")
    modes.canPickExactly(1, "warm").pick(1, "warm").allPass()
    expect(playerOf(modes, 1).coins).toBe(5)
  })

  it("plays without paying what still asks for a target", () => {
    const dear = words.spell("dear", [words.gainCoins("whom", 1)], {
      targets: [target("whom", { from: "seats" })],
      cost: [words.pay(2)],
    })
    const table = proofTable({ p1: { hand: ["cascade"], coins: 3 }, deck: ["dear"], cards: [dear] })
    table.pick(1, "play:cascade").allPass().pick(1, "yes").pick(1, "p1").allPass()
    expect(playerOf(table, 1).coins).toBe(4)
  })

  it("leaves a card that has no target where it is", () => {
    const table = proofTable({ p1: { hand: ["cascade"] }, deck: ["snuff", "magnet"].toReversed() })
    table.pick(1, "play:cascade").allPass().pick(1, "yes").allPass()
    expect(cardsIn(table, "deck")).toEqual(["snuff", "magnet"])
  })
})

describe("cascade on an empty deck", () => {
  it("shows nothing and asks nothing", () => {
    const table = proofTable({ p1: { hand: ["cascade"] }, deck: [] })
    table.pick(1, "play:cascade").allPass()
    expect(cardsIn(table, "discard")).toEqual(["cascade"])
  })
})

describe("carousel", () => {
  it("is a step of its own: everybody's coins move on", () => {
    const table = proofTable({ p1: { hand: ["carousel"], coins: 1 }, p2: { coins: 2 }, p3: { coins: 6 } })
    table.pick(1, "play:carousel").allPass()
    expect([1, 2, 3].map((seat) => playerOf(table, seat).coins)).toEqual([2, 6, 1])
  })
})
