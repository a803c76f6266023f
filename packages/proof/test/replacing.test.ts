// Replacements: each once an event, also across what is done instead; ordered by whoever is affected; and penalties of
// several parts, of which one may be changed.

import { call, edit, ge, instead, later, n, ref, same } from "@soulspire/kernel"
import { proofSpec, words } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import { cardsIn, playerOf, proofTable } from "./support/table.ts"

const { gainCoins, thing } = words

describe("purse and mint", () => {
  it("each change what is gained", () => {
    const coins = (...board: string[]) =>
      playerOf(
        proofTable({ p1: { board: [...board, "coinpress"] } })
          .pick(1, "use:coinpress")
          .allPass(),
        1,
      ).coins
    expect(coins("purse")).toBe(6)
    expect(coins("mint")).toBe(7)
  })

  it("together are put in order by the one who gains, and the order matters", () => {
    const table = () =>
      proofTable({ p1: { board: ["purse", "mint", "coinpress"] } })
        .pick(1, "use:coinpress")
        .allPass()
        .canPickExactly(1, "purse:0", "mint:0")
    expect(playerOf(table().pick(1, "purse:0"), 1).coins).toBe(9)
    expect(playerOf(table().pick(1, "mint:0"), 1).coins).toBe(8)
  })

  it("ask the seat that is affected, not the one that acts", () => {
    const table = proofTable({ p1: { hand: ["moot"] }, p2: { board: ["purse", "mint"] } })
    table.pick(1, "play:moot").allPass().pick(1, "coins").pick(2, "coins")
    expect(table.open.map(({ seat }) => seat)).toEqual([1])
    table.pick(2, "mint:0")
    expect([playerOf(table, 1).coins, playerOf(table, 2).coins]).toEqual([4, 6])
  })

  it("two of a kind apply once each", () => {
    const table = proofTable({ p1: { board: ["mint", "mint", "coinpress"] } })
    table.pick(1, "use:coinpress").allPass()
    table.pick(1, table.options(1)[0].key)
    expect(playerOf(table, 1).coins).toBe(11)
  })

  it("have nothing to do when nothing would be gained", () => {
    const table = proofTable({ p1: { board: ["purse", "coinpress"], coins: 20 }, p2: { coins: 20 } })
    table.pick(1, "use:coinpress").allPass()
    expect(playerOf(table, 1).coins).toBe(20)
    expect(table.told("gainCoins")).toEqual([])
  })
})

describe("a change that would change nothing", () => {
  it("has not happened: nobody is told, and nothing is set off", () => {
    const table = proofTable({
      p1: { board: ["coinpress", "dawn"], coins: 20 },
      p2: { coins: 20 },
      deck: ["wager"],
    })
    table.pick(1, "use:coinpress").allPass()
    expect(table.told("gainCoins")).toEqual([])
    expect(cardsIn(table, "deck")).toEqual(["wager"])
  })
})

describe("left hand and right hand", () => {
  it("alone turn coins into cards, and drawn cards into coins", () => {
    const left = proofTable({ p1: { board: ["left-hand", "coinpress"] }, deck: ["wager", "fork", "ember"] })
    left.pick(1, "use:coinpress").allPass()
    expect([playerOf(left, 1).coins, cardsIn(left, "hand.0").length]).toEqual([3, 2])
    const right = proofTable({
      p1: { board: ["right-hand"], hand: ["ash", "wager"] },
      deck: ["fork", "ember"],
    })
    right.pick(1, "play:ash").allPass()
    expect([playerOf(right, 1).coins, cardsIn(right, "hand.0").length]).toEqual([5, 0])
  })

  it("together apply once each, and the chain ends", () => {
    const coins = proofTable({
      p1: { board: ["left-hand", "right-hand", "coinpress"] },
      deck: ["wager", "fork"],
    })
    coins.pick(1, "use:coinpress").allPass()
    // Two coins become two cards, and each of these a coin, which is not turned into a card again.
    expect(coins.told("gainCoins").map((event) => event["amount"])).toEqual([1, 1])
    expect(cardsIn(coins, "deck")).toHaveLength(2)
    const cards = proofTable({
      p1: { board: ["left-hand", "right-hand"], hand: ["ash", "spark"] },
      deck: ["wager", "fork", "ember"],
    })
    cards.pick(1, "play:ash").allPass()
    expect([playerOf(cards, 1).coins, cardsIn(cards, "hand.0").length]).toEqual([3, 2])
  })
})

describe("a replacement that calls another program", () => {
  it("does not apply to what that program does instead", () => {
    const relay = thing("relay", [
      { k: "replace", event: "gainCoins", when: same("would.who", "you"), do: [instead, call("relayed")] },
    ])
    const table = proofTable({
      p1: { board: ["relay", "coinpress"] },
      cards: [relay],
      spec: { ...proofSpec, programs: { ...proofSpec.programs, relayed: [gainCoins("you", 1)] } },
    })
    table.pick(1, "use:coinpress").allPass()
    expect(playerOf(table, 1).coins).toBe(4)
  })
})

describe("what a replacement leaves for later", () => {
  it("is a new event, to which everything applies again", () => {
    const loan = thing("loan", [
      {
        k: "replace",
        event: "gainCoins",
        when: ge(ref("would.amount"), 3),
        do: [instead, later({ k: "on", event: "turn", do: [gainCoins("you", n(1))] }, "", 1)],
      },
    ])
    const table = proofTable({ p1: { board: ["purse", "loan", "coinpress"] }, cards: [loan] })
    table.pick(1, "use:coinpress").allPass()
    expect(playerOf(table, 1).coins).toBe(3)
    table.pick(1, "end").allPass()
    expect(playerOf(table, 1).coins).toBe(5)
  })
})

describe("shade", () => {
  const falling = { hand: ["spark", "wager", "fork"], board: ["coinpress", "oak"], damage: 2, coins: 5 }

  it("chooses the thing and gets the coins of another's penalty; the card stays its owner's choice", () => {
    const table = proofTable({ p1: falling, p2: { board: ["shade"] } })
    table.pick(1, "play:spark>p1").allPass()
    expect([playerOf(table, 1).coins, playerOf(table, 2).coins]).toEqual([3, 5])
    table.canPickExactly(1, "wager", "fork").pick(1, "wager")
    table.canPickExactly(2, "coinpress", "oak").pick(2, "coinpress")
    expect(cardsIn(table, "board.0")).toEqual(["oak"])
    expect(cardsIn(table, "discard")).toEqual(["spark", "wager", "coinpress"])
  })

  it("leaves its own penalty alone", () => {
    const table = proofTable({ p1: { ...falling, board: ["shade", "coinpress", "oak"] } })
    table.pick(1, "play:spark>p1").allPass()
    table.pick(1, "wager").canPickExactly(1, "shade", "coinpress", "oak").pick(1, "oak")
    expect([playerOf(table, 1).coins, playerOf(table, 2).coins]).toEqual([3, 3])
  })

  it("twice: the one who pays says which comes last, and each applies once", () => {
    const table = proofTable({ p1: falling, p2: { board: ["shade"] }, p3: { board: ["shade"] } })
    table.pick(1, "play:spark>p1").allPass()
    const [second] = table.options(1)
    table.pick(1, second.key)
    expect([2, 3].map((seat) => playerOf(table, seat).coins)).toEqual([3, 5])
    table.pick(1, "wager").canPickExactly(3, "coinpress", "oak").pick(3, "oak")
  })

  it("has its parts seen, and changed, by cards that know nothing of penalties", () => {
    const padlock = thing("padlock", [
      { k: "replace", event: "loseCoins", when: same("would.who", "you"), do: [edit({ amount: 1 })] },
    ])
    const table = proofTable({
      p1: { ...falling, board: ["padlock", "flow", "phoenix"] },
      p2: { board: ["shade"] },
      cards: [padlock],
    })
    table.pick(1, "play:spark>p1").allPass()
    expect(table.told("loseCoins")).toMatchObject([{ amount: 1, to: 1, cause: "penalty" }])
    table.pick(1, "wager").pick(2, "phoenix")
    // Coins lost and a thing broken set off what watches for these: one coin comes back, and so does the phoenix.
    table.canPickExactly(1, "flow:0", "phoenix:0").pick(1, "flow:0", "phoenix:0").allPass()
    expect([playerOf(table, 1).coins, playerOf(table, 2).coins]).toEqual([5, 4])
    expect(cardsIn(table, "hand.0")).toEqual(["fork", "phoenix"])
  })
})
