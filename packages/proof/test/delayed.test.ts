// Effects with no source in play, one-shot effects, "the first time", "every other time", and the order of triggers.

import { is, n, target } from "@soulspire/kernel"
import { describe, expect, it } from "vitest"
import { foe, foes, gainCoins, hurt, spell, thing } from "../src/words.ts"
import { cardAt, cardsIn, playerOf, proofTable, refsIn } from "./support/table.ts"

describe("echo", () => {
  it("copies the next card played, and the copy chooses new targets", () => {
    const table = proofTable({ p1: { hand: ["echo", "spark"], plays: 2 }, field: ["brute", "rat"] })
    table.pick(1, "play:echo").allPass()
    expect(cardsIn(table, "discard")).toEqual(["echo"])
    table.pick(1, "play:spark>brute").allPass()
    table.canPickExactly(1, "p1", "p2", "brute", "rat").pick(1, "rat").allPass()
    expect(cardsIn(table, "graves")).toEqual(["rat"])
    expect(table.told("hurt").map((event) => event["amount"])).toEqual([2, 2])
    expect(cardsIn(table, "discard")).toEqual(["echo", "spark"])
  })

  it("copies one card only, of its own player, in this turn", () => {
    const table = proofTable({
      p1: { hand: ["echo", "ember", "ember"], plays: 3 },
      p2: { hand: ["ember"], plays: 1 },
      deck: ["carousel", "carousel"],
    })
    table.pick(1, "play:echo").pick(1, "pass").pick(2, "play:ember~warm").allPass()
    expect(playerOf(table, 2).coins).toBe(5)
    const [first] = table.options(1).filter((option) => option.key.endsWith("~warm"))
    table.pick(1, first.key).allPass()
    expect(playerOf(table, 1).coins).toBe(7)
    table.pick(1, "play:ember~warm").allPass()
    expect(playerOf(table, 1).coins).toBe(9)
    expect(table.state.effects).toEqual([])
  })

  it("is over with the turn", () => {
    const table = proofTable({ p1: { hand: ["echo"] } })
    table.pick(1, "play:echo").allPass()
    expect(table.state.effects).toHaveLength(1)
    table.pick(1, "end")
    expect(table.state.effects).toEqual([])
  })

  it("copies the mode that was chosen, with a new target", () => {
    const table = proofTable({ p1: { hand: ["echo", "ember"], plays: 2 }, field: ["brute", "thornback"] })
    table.pick(1, "play:echo").allPass()
    table.pick(1, "play:ember~burn>brute").allPass()
    table.canPickExactly(1, "brute", "thornback").pick(1, "brute").allPass()
    expect(table.told("hurt").map((event) => event["whom"])).toEqual(
      [0, 0].map(() => cardAt(table, "field", "brute")),
    )
  })

  it("copies nothing when the card was taken off the stack first", () => {
    const table = proofTable({
      p1: { hand: ["echo", "spark"], plays: 2 },
      p2: { hand: ["snuff"], plays: 1 },
      field: ["brute"],
    })
    table.pick(1, "play:echo").allPass()
    table.pick(1, "play:spark>brute").pick(1, "pass").pick(2, "play:snuff>spark").allPass()
    expect(table.told("hurt")).toEqual([])
  })
})

describe("aegis", () => {
  it("prevents the next damage to you, once", () => {
    const table = proofTable({
      p1: { hand: ["aegis", "fork", "fork"], plays: 3 },
      field: ["brute"],
    })
    table.pick(1, "play:aegis").allPass()
    const [first, second] = refsIn(table, "hand.0")
    table.pickOn(1, "play", first, 0).pick(1, "brute").allPass()
    expect(playerOf(table, 1).damage).toBe(0)
    expect(table.told("hurt")).toHaveLength(1)
    table.pickOn(1, "play", second, 0).pick(1, "p2").allPass()
    expect([playerOf(table, 1).damage, playerOf(table, 2).damage]).toEqual([1, 1])
  })

  it("is not used up by damage to somebody else", () => {
    const table = proofTable({ p1: { hand: ["aegis", "spark"], plays: 2 } })
    table.pick(1, "play:aegis").allPass()
    table.pick(1, "play:spark>p2").allPass()
    expect(playerOf(table, 2).damage).toBe(2)
    expect(table.state.effects).toHaveLength(1)
  })

  it("twice: one of them is used, the other waits", () => {
    const table = proofTable({ p1: { hand: ["aegis", "aegis", "spark"], plays: 3 } })
    const [first] = table.options(1)
    table.pick(1, first.key).allPass()
    table.pick(1, "play:aegis").allPass()
    table.pick(1, "play:spark>p1").allPass()
    expect(table.options(1)).toHaveLength(2)
    table.pick(1, table.options(1)[0].key)
    expect(playerOf(table, 1).damage).toBe(0)
    expect(table.state.effects).toHaveLength(1)
  })

  it("is over with the turn", () => {
    const table = proofTable({ p1: { hand: ["aegis"] }, deck: ["spark"] })
    table.pick(1, "play:aegis").allPass().pick(1, "end")
    table.pick(2, "play:spark>p1").allPass()
    expect(playerOf(table, 1).damage).toBe(2)
  })
})

describe("dawn", () => {
  it("works the first time each turn, also in another's", () => {
    const table = proofTable({
      p1: { board: ["dawn", "coinpress", "almanac"] },
      deck: ["wager", "gale", "spark", "fork"].toReversed(),
    })
    table.pick(1, "use:coinpress").allPass()
    expect(cardsIn(table, "hand.0")).toEqual(["fork"])
    table.pick(1, "use:almanac").allPass()
    expect(cardsIn(table, "hand.0")).toEqual(["fork"])
  })

  it("counts anew in the next turn", () => {
    const table = proofTable({
      p1: { board: ["dawn", "coinpress", "almanac"] },
      deck: ["fork", "spark", "gale"],
    })
    table.pick(1, "use:coinpress").allPass().pick(1, "end")
    table.pick(2, "play:spark>p2").pick(2, "pass").pick(1, "use:almanac").allPass()
    expect(cardsIn(table, "hand.0")).toEqual(["fork", "gale"])
  })

  it("that comes into play late has its own first time", () => {
    const table = proofTable({ p1: { hand: ["dawn"], board: ["coinpress", "almanac"] }, deck: ["fork"] })
    table.pick(1, "use:coinpress").allPass().pick(1, "play:dawn").allPass()
    table.pick(1, "use:almanac").allPass()
    expect(cardsIn(table, "hand.0")).toEqual(["fork"])
  })
})

describe("metronome", () => {
  const hurtOnce = (table: ReturnType<typeof proofTable>): void => {
    table.game.arrange(table.state, () => {
      playerOf(table, 1).damage = playerOf(table, 2).damage = 0
      playerOf(table, 1).plays = 2
    })
    const [fork] = table
      .options(1)
      .filter((option) => option.key.includes("fork") && option.key.endsWith(">p1"))
    table.pick(1, fork.key).pick(1, "p2").allPass()
  }

  it("works every other time", () => {
    const table = proofTable({
      p1: { board: ["metronome"], hand: ["fork", "fork", "fork", "fork"] },
      field: ["brute"],
    })
    const coins: number[] = []
    for (let i = 0; i < 3; i++) {
      hurtOnce(table)
      coins.push(playerOf(table, 1).coins)
    }
    expect(coins).toEqual([3, 5, 5])
  })

  it("begins at nothing as a new object", () => {
    const table = proofTable({
      p1: { board: ["metronome"], hand: ["fork", "fork"] },
      p2: { hand: ["magnet"], plays: 1 },
      field: ["brute"],
      deck: ["fork", "fork"],
    })
    hurtOnce(table)
    // Counted once for p1; on p2's board it has not been hurt yet, so the next time is again the first.
    table.pick(1, "play:fork>brute").pick(1, "p2").pick(1, "pass").pick(2, "play:magnet>metronome").allPass()
    expect([playerOf(table, 1).coins, playerOf(table, 2).coins]).toEqual([3, 3])
    expect(table.state.objects.flatMap((o) => (o.memo === null ? [] : [Object.values(o.memo)]))).toEqual([
      [1],
    ])
  })
})

describe("for every so much", () => {
  const tally = thing("tally", [
    {
      k: "on",
      event: "hurt",
      when: is("ev.whom", "foe"),
      nth: { every: 2, of: "amount", span: "turn" },
      do: [gainCoins("you", n(1))],
    },
  ])
  const wall = foe("wall", { health: 9, guard: 3, might: 1, coins: 1, lights: 1 })
  const blow = (amount: number) =>
    spell(`blow-${amount}`, [hurt("foe", n(amount))], { targets: [target("foe", foes)] })
  const gained = (...amounts: number[]): number => {
    const table = proofTable({
      p1: { board: ["tally"], hand: amounts.map((amount) => `blow-${amount}`), plays: 9, coins: 0 },
      field: ["wall"],
      cards: [tally, wall, ...[1, 2, 3, 4].map(blow)],
    })
    for (const _ of amounts) {
      table.pick(1, table.options(1).filter(({ key }) => key.startsWith("play:"))[0].key).allPass()
      if (table.asked(1)?.prompt.key === "triggers")
        table.pick(1, ...table.options(1).map(({ key }) => key)).allPass()
    }
    return playerOf(table, 1).coins
  }

  it("goes off as often as that is reached, at once or one after the other", () => {
    expect([gained(1), gained(2), gained(3), gained(4)]).toEqual([0, 1, 1, 2])
    expect([gained(1, 1), gained(1, 2), gained(1, 3), gained(3, 1)]).toEqual([1, 1, 2, 2])
  })

  it("counts anew in each span", () => {
    const table = proofTable({
      p1: { board: ["tally"], hand: ["blow-1"], coins: 0 },
      p2: { hand: ["blow-1"] },
      field: ["wall"],
      deck: ["carousel", "carousel"],
      cards: [tally, wall, blow(1)],
    })
    table.pick(1, "play:blow-1>wall").allPass().pick(1, "end").allPass()
    table.pick(2, "play:blow-1>wall").allPass()
    expect(playerOf(table, 1).coins).toBe(0)
  })
})

describe("the order of triggers", () => {
  it("nobody's first, then the seats' in turn order, each placed above the one before", () => {
    const table = proofTable({
      p1: { board: ["tombstone"], hand: ["spark"] },
      p2: { board: ["tombstone"] },
      field: ["rat"],
    })
    table.pick(1, "play:spark>rat").allPass()
    // Both met at once: p1's is placed first, so p2's happens first.
    const gains = table.told("gainCoins").map((event) => event["who"])
    expect(gains).toEqual([0, 1, 0])
  })

  it("turn order counts from whoever is on turn", () => {
    const table = proofTable({
      p1: { board: ["tombstone"] },
      p2: { board: ["tombstone"], hand: ["spark"] },
      p3: { board: ["tombstone"] },
      field: ["rat"],
    })
    table.pick(1, "end").pick(2, "play:spark>rat").allPass()
    // The reward of p2, then what was placed p2, p3, p1, from the top.
    expect(table.told("gainCoins").map((event) => event["who"])).toEqual([1, 0, 2, 1])
  })

  it("a foe's goes on the stack before any seat's", () => {
    const table = proofTable({
      p1: { board: ["metronome"], hand: ["spark", "spark"], plays: 2, coins: 1 },
      field: ["imp"],
    })
    const [first, second] = refsIn(table, "hand.0")
    table.pickOn(1, "play", first, 0).allPass()
    expect(playerOf(table, 1).coins).toBe(0)
    table.game.arrange(table.state, () => {
      playerOf(table, 1).damage = 0
    })
    // The second time the metronome goes off above the imp: two coins come before one is lost.
    table.pickOn(1, "play", second, 0).allPass()
    expect(playerOf(table, 1).coins).toBe(1)
  })

  it("a seat with several puts its own in order", () => {
    const table = proofTable({ p1: { board: ["dawn", "ebb", "coinpress"] }, deck: ["wager"] })
    table.pick(1, "use:coinpress").allPass()
    expect(table.asked(1)).toMatchObject({ kind: "order", prompt: { key: "triggers" }, min: 2, max: 2 })
    table.canPickExactly(1, "dawn:0", "ebb:0")
    expect(table.refuses(1, table.options(1)[0].key)).toMatchObject({ key: "pick-count" })
    table.pick(1, "dawn:0", "ebb:0")
    // The last one placed happens first.
    table.pick(1, "pass").pick(2, "pass")
    expect([playerOf(table, 1).coins, cardsIn(table, "hand.0").length]).toEqual([4, 0])
    table.allPass()
    expect([playerOf(table, 1).coins, cardsIn(table, "hand.0").length]).toEqual([4, 1])
  })
})
