// A card that changes zone is a new object: what aimed at it breaks, its own moves and leave triggers follow it, and
// what it last was can still be asked.

import { call, each, move, n, read } from "@soulspire/kernel"
import { proofSpec, words } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import { cardAt, cardsIn, playerOf, proofTable, refsIn } from "./support/table.ts"

const { gainCoins, spell, thing } = words

describe("phoenix", () => {
  it("returns to its owner's hand from where it went", () => {
    const table = proofTable({ p1: { board: ["phoenix"], hand: ["spark"], damage: 1 } })
    table.pick(1, "play:spark>p1").allPass()
    expect(cardsIn(table, "board.0")).toEqual([])
    expect(cardsIn(table, "hand.0")).toEqual(["phoenix"])
  })

  it("stays where it is when it was not in play", () => {
    const table = proofTable({ p1: { hand: ["phoenix"] }, p2: { hand: ["snuff"], plays: 1 } })
    table.pick(1, "play:phoenix").pick(1, "pass").pick(2, "play:snuff>phoenix").allPass()
    expect(cardsIn(table, "discard")).toEqual(["phoenix", "snuff"])
  })

  it("does not find itself any more once it has moved on", () => {
    const table = proofTable({
      p1: { board: ["phoenix"], hand: ["spark"], damage: 1 },
      p2: { board: ["dawn", "coinpress"] },
    })
    table.pick(1, "play:spark>p1").pick(1, "pass").pick(2, "pass")
    // Its trigger waits on the stack; in answer the discard pile becomes the deck, for a card that p2 draws.
    expect(cardsIn(table, "discard")).toEqual(["spark", "phoenix"])
    table.pick(1, "pass").pick(2, "use:coinpress").allPass()
    expect(cardsIn(table, "hand.1")).toHaveLength(1)
    expect(cardsIn(table, "deck")).toHaveLength(1)
    expect(cardsIn(table, "hand.0")).toEqual([])
  })
})

describe("boomerang", () => {
  it("comes back as a new object and does the rest of what it was doing", () => {
    const table = proofTable({ p1: { board: ["boomerang"] } })
    const before = cardAt(table, "board.0", "boomerang")
    table.pick(1, "use:boomerang").allPass()
    expect(cardsIn(table, "board.0")).toEqual(["boomerang"])
    expect(cardAt(table, "board.0", "boomerang")).not.toBe(before)
    expect(playerOf(table, 1).coins).toBe(4)
    // New, and so ready again.
    table.canPickExactly(1, "use:boomerang", "end")
  })

  it("breaks everybody else's references on the way", () => {
    const table = proofTable({ p1: { board: ["boomerang"], hand: ["gift"] } })
    table.pick(1, "play:gift>boomerang").pick(1, "use:boomerang").allPass()
    expect(table.told("fizzle")).toMatchObject([{ card: "gift" }])
    table.canPickExactly(1, "use:boomerang", "end")
  })
})

describe("magnet", () => {
  it("takes a thing, which is new on its board", () => {
    const table = proofTable({ p1: { hand: ["magnet"] }, p2: { board: ["coinpress", "purse"] } })
    table.canPickExactly(1, "play:magnet>coinpress", "play:magnet>purse", "end")
    table.pick(1, "play:magnet>coinpress").allPass()
    expect(cardsIn(table, "board.0")).toEqual(["coinpress"])
    table.pick(1, "use:coinpress").allPass()
    expect([playerOf(table, 1).coins, playerOf(table, 2).coins]).toEqual([5, 3])
  })

  it("leaves an announced use with its announcer", () => {
    const table = proofTable({ p1: { hand: ["magnet"] }, p2: { board: ["coinpress"] } })
    table.pick(1, "play:magnet>coinpress").pick(1, "pass").pick(2, "use:coinpress").allPass()
    expect(playerOf(table, 2).coins).toBe(5)
    table.canPickExactly(1, "use:coinpress", "end")
  })
})

describe("cage", () => {
  const caged = () => {
    const table = proofTable({
      p1: { hand: ["cage"], coins: 3 },
      p2: { board: ["coinpress"], hand: ["magnet"] },
      p3: { board: ["purse"] },
      deck: ["gale"],
    })
    table.pick(1, "play:cage").allPass()
    table.canPickExactly(1, "coinpress", "purse").pick(1, "coinpress").allPass()
    return table
  }

  it("puts a thing away", () => {
    const table = caged()
    expect(cardsIn(table, "aside")).toEqual(["coinpress"])
    expect(cardsIn(table, "board.1")).toEqual([])
  })

  it("brings that very thing back to its holder when it leaves", () => {
    const table = caged()
    playerOf(table, 1).damage = 3
    table.pick(1, "end").allPass()
    expect(cardsIn(table, "discard")).toEqual(["cage"])
    expect(cardsIn(table, "aside")).toEqual([])
    expect(cardsIn(table, "board.1")).toEqual(["coinpress"])
  })

  it("has left and come in anew when it is taken: the old one frees, the new one catches", () => {
    const table = caged()
    table.pick(1, "end").pick(2, "play:magnet>cage").allPass()
    expect(cardsIn(table, "board.1")).toEqual(["cage", "coinpress"])
    expect(cardsIn(table, "aside")).toEqual(["purse"])
    const memos = table.state.objects.flatMap((o) => (o.memo === null ? [] : [o.memo]))
    expect(memos).toEqual([{ from: 2, caged: cardAt(table, "aside", "purse") }])
  })

  it("that was gone before it could catch frees nothing later", () => {
    const table = proofTable({
      p1: { hand: ["cage"] },
      p2: { board: ["coinpress"], hand: ["magnet"], plays: 1 },
    })
    table.pick(1, "play:cage").pick(1, "pass").pick(2, "pass")
    // The first ability waits with its target; the cage itself is taken in answer, and its new life catches nothing.
    table.pick(1, "pass").pick(2, "play:magnet>cage").allPass()
    expect(cardsIn(table, "aside")).toEqual(["coinpress"])
    expect(cardsIn(table, "board.1")).toEqual(["cage"])
  })
})

describe("tombstone", () => {
  it("knows the might a dead foe last had, effects included", () => {
    const table = proofTable({
      p1: { hand: ["rally", "spark", "spark"], board: ["tombstone"], coins: 0, plays: 3 },
      field: ["brute", "rat"],
    })
    table.pick(1, "play:rally>brute").allPass()
    const [first, second] = refsIn(table, "hand.0")
    const brute = cardAt(table, "field", "brute")
    table.pickOn(1, "play", first, brute).allPass()
    table.pickOn(1, "play", second, brute).allPass()
    expect(cardsIn(table, "graves")).toEqual(["brute"])
    // Three for the foe, and three for its might of two and one more.
    expect(playerOf(table, 1).coins).toBe(6)
  })

  it("does not care how else something leaves", () => {
    const table = proofTable({ p1: { board: ["tombstone", "boomerang"], coins: 0 } })
    table.pick(1, "use:boomerang").allPass()
    expect(playerOf(table, 1).coins).toBe(1)
  })
})

describe("what is kept with a thing", () => {
  it("can be asked of what has left: the damage a dead foe had", () => {
    const ledger = thing("ledger", [
      {
        k: "on",
        event: "move",
        when: { says: ["ev.cause", "death"] },
        do: [gainCoins("you", read("damage", "ev.old"))],
      },
    ])
    const table = proofTable({
      p1: { board: ["ledger"], hand: ["spark"], coins: 0 },
      field: ["thornback", "rat"],
      cards: [ledger],
    })
    table.pick(1, "play:spark>thornback").allPass()
    // Two for the foe, and two for what it had suffered.
    expect(playerOf(table, 1).coins).toBe(4)
  })
})

describe("a loop over things", () => {
  it("passes over those that somebody else has moved away since it began", () => {
    const sweep = spell("sweep", [
      each({ from: "board", of: "you" }, "it1", [gainCoins("you", n(1)), call("sweeping")]),
    ])
    const sweeping = [each({ from: "board", of: "you" }, "it2", [move("it2", "aside")])]
    const table = proofTable({
      p1: { board: ["drum", "coinpress"], hand: ["sweep"] },
      cards: [sweep],
      spec: { ...proofSpec, programs: { ...proofSpec.programs, sweeping } },
    })
    table.pick(1, "play:sweep").allPass()
    expect(cardsIn(table, "aside")).toEqual(["drum", "coinpress"])
    expect(playerOf(table, 1).coins).toBe(4)
  })
})
