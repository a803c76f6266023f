// Who knows which card: kept with the card until it is shuffled away or mixed among cards that nobody can follow.

import { gate, move, newRandom, seedFrom } from "@soulspire/kernel"
import { words } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import { cardsIn, proofTable, seenIn } from "./support/table.ts"

const looked = () => {
  const table = proofTable({
    p1: { hand: ["lens", "gale"], plays: 3 },
    p2: { hand: ["wager"] },
    p3: { hand: [] },
    deck: ["spark", "fork", "ember"],
  })
  return table.pick(1, "play:lens").allPass()
}

describe("lens", () => {
  it("shows the top two to its player alone", () => {
    const table = looked()
    expect(seenIn(table, 1, "deck")).toEqual(["?", "fork", "spark"])
    expect(seenIn(table, 2, "deck")).toEqual(["?", "?", "?"])
    expect(table.game.view(table.state, "spectator").zones["deck"]).toEqual(
      [0, 1, 2].map(() => ({ back: "card" })),
    )
    const seen = (seat: number) => table.game.eventsFor(table.told("show"), seat - 1)
    expect(seen(1)).toMatchObject([{ k: "show", count: 2, cards: ["fork", "spark"] }])
    expect(seen(2)).toEqual([{ k: "show", count: 2 }])
  })

  it("is remembered until the deck is shuffled", () => {
    const table = looked()
    table.pick(1, "play:gale").allPass()
    expect(seenIn(table, 1, "deck")).toEqual(["?", "?", "?"])
  })

  it("follows the card into another's hand", () => {
    const table = looked()
    table.pick(1, "end")
    expect(cardsIn(table, "hand.1")).toEqual(["wager", "spark"])
    // Known ones come first: the place of a hidden card would tell something.
    expect(seenIn(table, 1, "hand.1")).toEqual(["spark", "?"])
    expect(seenIn(table, 3, "hand.1")).toEqual(["?", "?"])
    expect(seenIn(table, 1, "deck")).toEqual(["?", "fork"])
  })

  it("tells its player which known card was drawn, and the others only that one was", () => {
    const table = looked()
    table.events.length = 0
    table.pick(1, "end")
    const drawn = (seat: number) => table.game.eventsFor(table.told("move"), seat - 1).at(-1)
    expect(drawn(1)).toMatchObject({ card: "spark", from: "deck", to: "hand", taker: 1 })
    expect(drawn(3)).toMatchObject({ back: "card", from: "deck", to: "hand", taker: 1 })
    expect(drawn(3)).not.toHaveProperty("card")
    expect(drawn(3)).not.toHaveProperty("obj")
  })

  it("is forgotten by those who cannot see which card left a hand", () => {
    const table = looked()
    table.pick(1, "end").pick(2, "end")
    expect(seenIn(table, 1, "hand.1")).toEqual(["spark", "?"])
    expect(seenIn(table, 1, "hand.2")).toEqual(["fork"])
    // The feast of the second round: p2 hands p3 one of two cards, p3 hands p1 its only one.
    table.pick(3, "end")
    table.pick(1, "gale").pick(1, "confirm").pick(2, "wager").pick(2, "confirm")
    table.pick(3, table.options(3)[0].key).pick(3, "confirm")
    expect(cardsIn(table, "hand.1").toSorted()).toEqual(["gale", "spark"])
    // p1 knows what it gave and what it got. Which of its two cards p2 passed on to p3, it cannot tell.
    expect(seenIn(table, 1, "hand.1")).toEqual(["gale", "?"])
    expect(seenIn(table, 1, "hand.2")).toEqual(["?"])
    expect(seenIn(table, 2, "hand.2")).toContain("wager")
  })

  it("is forgotten of the card that left as of those that stayed", () => {
    const table = looked()
    table.pick(1, "end").pick(2, "end").pick(3, "end")
    // This time p2 passes on the very card that p1 had seen on its way.
    table.pick(1, "gale").pick(1, "confirm").pick(2, "spark").pick(2, "confirm")
    table.pick(3, table.options(3)[0].key).pick(3, "confirm")
    expect(cardsIn(table, "hand.2")).toContain("spark")
    expect(seenIn(table, 1, "hand.2")).toEqual(["?"])
    expect(seenIn(table, 2, "hand.2")).toEqual(["spark"])
  })
})

describe("sieve", () => {
  const sifting = () =>
    proofTable({ p1: { hand: ["sieve"] }, p2: {}, deck: ["spark", "fork", "ember", "wager"] })
      .pick(1, "play:sieve")
      .allPass()

  it("puts the top three back in any order, the last named on top", () => {
    const table = sifting()
    expect(table.asked(1)).toMatchObject({ kind: "order", min: 3, max: 3 })
    table.canPickExactly(1, "spark", "fork", "ember")
    const [one, two] = table.options(1).map((option) => option.key)
    expect(table.refuses(1, one, two)).toMatchObject({ key: "pick-count" })
    expect(table.refuses(1, one, one, two)).toMatchObject({ key: "picked-twice" })
    table.pick(1, "spark", "ember", "fork")
    expect(cardsIn(table, "deck")).toEqual(["wager", "spark", "ember", "fork"])
  })

  it("leaves its player knowing the order, and nobody else anything", () => {
    const table = sifting().pick(1, "spark", "ember", "fork")
    expect(seenIn(table, 1, "deck")).toEqual(["?", "spark", "ember", "fork"])
    expect(seenIn(table, 2, "deck")).toEqual(["?", "?", "?", "?"])
  })

  it("makes others lose a card they knew: they did not see where it went", () => {
    const table = proofTable({
      p1: { hand: ["lens", "bell"] },
      p2: { hand: ["sieve"], plays: 1 },
      deck: ["spark", "fork", "ember", "moot"],
    })
    table.pick(1, "play:lens").pick(1, "pass").pick(2, "pass")
    expect(seenIn(table, 1, "deck")).toEqual(["?", "?", "fork", "spark"])
    table.state.table.players[1].plays = 1
    table.state.table.players[0].plays = 1
    table.pick(1, "play:bell").pick(1, "pass").pick(2, "play:sieve").allPass()
    table.pick(2, "spark", "ember", "fork")
    expect(seenIn(table, 1, "deck")).toEqual(["?", "?", "?", "?"])
    expect(seenIn(table, 2, "deck")).toEqual(["?", "spark", "ember", "fork"])
    table.leaves("p1", "respond")
  })

  it("with one card left asks nothing", () => {
    const table = proofTable({ p1: { hand: ["sieve"] }, deck: ["spark"] })
    table.pick(1, "play:sieve").allPass()
    expect(table.asked(1).prompt.key).toBe("turn")
  })
})

describe("cutpurse", () => {
  it("offers cards one does not know without naming them", () => {
    const table = proofTable({
      p1: { hand: ["cutpurse"] },
      p2: { hand: ["spark", "fork"] },
      p3: { hand: [] },
    })
    // Somebody with an empty hand cannot be robbed.
    table.canPickExactly(1, "play:cutpurse>p2", "end").pick(1, "play:cutpurse>p2").allPass()
    table.canPickExactly(1, "?1", "?2")
    expect(table.options(1).flatMap((option) => option.refs)).toEqual([])
    expect(JSON.stringify(table.game.view(table.state, 0))).not.toMatch(/spark|fork/)
    table.pick(1, "?2")
    expect(cardsIn(table, "hand.0")).toHaveLength(1)
    // The one who lost it knows what it was; a third seat does not.
    expect(seenIn(table, 2, "hand.0")).toEqual(cardsIn(table, "hand.0"))
    expect(seenIn(table, 3, "hand.0")).toEqual(["?"])
  })

  it("names a card that is known", () => {
    const table = proofTable({
      p1: { hand: ["lens", "cascade"], plays: 2 },
      p2: { hand: ["wager", "ash"], plays: 1 },
      deck: ["spark", "fork", "cutpurse"],
    })
    table.pick(1, "play:lens").allPass()
    table.pick(1, "play:cascade").pick(1, "pass").pick(2, "play:ash").allPass()
    // p2 has drawn the two cards that p1 had looked at; what is left for the cascade robs it.
    table.pick(1, "yes").allPass()
    table.canPickExactly(1, "fork", "spark").pick(1, "spark")
    expect(cardsIn(table, "hand.0")).toEqual(["spark"])
  })

  it("lists what is known first: a place among the others would tell something of them", () => {
    const table = proofTable({
      p1: { hand: ["lens", "cascade"], plays: 2 },
      p2: { hand: ["wager", "ash", "moot"], plays: 1 },
      deck: ["spark", "fork", "cutpurse"],
    })
    table.pick(1, "play:lens").allPass()
    table.pick(1, "play:cascade").pick(1, "pass").pick(2, "play:ash").pick(2, "wager").allPass()
    expect(cardsIn(table, "hand.1")).toEqual(["moot", "spark", "fork"])
    table.pick(1, "yes").allPass()
    expect(table.choices(1)).toEqual(["spark", "fork", "?3"])
    table.pick(1, "?3")
    expect(cardsIn(table, "hand.0")).toEqual(["moot"])
  })
})

describe("a world dealt anew", () => {
  it("keeps what the seat knows and deals the rest", () => {
    const table = looked()
    table.pick(1, "end")
    const worlds = Array.from({ length: 20 }, (_each, i) =>
      table.game.determinize(table.state, 0, newRandom(seedFrom(`world ${i}`), 1)),
    )
    const hands = worlds.map((state) => table.game.view(state, 1).zones["hand.1"].map(({ card }) => card))
    // p2 holds the spark in every one of them; its other card is anything that may be unknown to p1.
    for (const hand of hands) expect(hand).toContain("spark")
    const others = new Set(hands.map((hand) => hand.find((card) => card !== "spark")))
    expect(others).toEqual(new Set(["ember", "wager"]))
    for (const state of worlds) {
      expect(table.game.view(state, 0).zones).toEqual(table.game.view(table.state, 0).zones)
      // What p2 knew in secret is not p1's to know.
      expect(table.game.view(state, 1).zones["deck"].every(({ card }) => card === undefined)).toBe(true)
    }
  })

  it("goes on with whatever lies where a hidden card was meant", () => {
    const dig = words.spell("dig", [
      { op: "point", as: "found", whom: { top: "deck" } },
      gate({ ask: "may", prompt: "dig", do: [], ifDo: [move("found", "hand", { of: "you" })] }),
    ])
    const table = proofTable({ p1: { hand: ["dig"] }, deck: ["spark", "fork", "ember"], cards: [dig] })
    table.pick(1, "play:dig").allPass().leaves("p1", "dig")
    const found = Array.from({ length: 12 }, (_each, i) => {
      const world = table.game.determinize(table.state, 0, newRandom(seedFrom(`world ${i}`), 1))
      const there = proofTable.at(table.game, world)
      const top = cardsIn(there, "deck").at(-1)
      expect(cardsIn(there.pick(1, "yes"), "hand.0")).toEqual([top])
      return top
    })
    expect(new Set(found).size).toBeGreaterThan(1)
  })
})
