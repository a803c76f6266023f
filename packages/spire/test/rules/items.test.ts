// Relics and potions: when they may be used, how often, and what becomes of them.

import { spire } from "@soulspire/spire"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { anyOrder } from "../support/answers.ts"
import { atFirst, endTurn, onDie } from "../support/rounds.ts"
import { cardsIn, combat, enemyOf, playerOf, refsIn } from "../support/table.ts"

describe("the die", () => {
  rule("STS-7.4", "is rolled once a round, and two relics and two enemies read the same result", () => {
    const table = onDie(5, {
      p1: { items: ["red-mask", "tungsten-rod"] },
      enemies: ["first-jaw-worm", "first-jaw-worm"],
      die: 1,
    })
    anyOrder(table)
    table.p1.pick(refsIn(table, "enemies")[0])
    expect([enemyOf(table, 1).weak, playerOf(table, 1).block]).toEqual([1, 3])
    // Grown by one, both hit for 4 on a 5, one of them weakly.
    endTurn(table)
    expect([playerOf(table, 1).hp, table.told("die").length]).toEqual([6, 2])
  })

  rule("STS-7.4", "is changed before anybody uses it, by whoever can; later it is too late", () => {
    const table = onDie(1, {
      p1: { items: ["the-abacus", "captains-wheel"] },
      p2: { items: ["the-abacus"] },
    })
    table.p1.cannot("use:the-abacus", "not-now").p2.change("the-abacus").p1.change("the-abacus")
    expect([table.state.table.die, playerOf(table, 1).block]).toEqual([3, 3])
    table.p1.cannot("change:the-abacus", "not-now")
  })

  rule("STS-7.4", "nobody who cannot change it is asked", () => {
    const table = onDie(1, { p1: { items: ["the-abacus"] }, p2: {} })
    table.p2.isNotAsked().p1.pick("keep").p2.isAsked("play")
  })
})

describe("the start of a turn", () => {
  rule("STS-7.5", "abilities of turn, combat and die happen in the order that their player likes", () => {
    const table = atFirst({
      p1: {
        board: ["character-silent"],
        items: ["stone-calendar", "lantern"],
        powers: ["silent-noxious-fumes"],
        draw: Array.from({ length: 7 }, () => "silent-strike"),
      },
      enemies: ["s1-gremlin-wizard", "s1-gremlin-wizard"],
      dice: [4],
    })
    // Cards are seen before or after something is aimed; the energy is there in any case.
    expect(table.p1.options.map(({ key }) => key.replace(/[#:]\d+/g, ""))).toEqual([
      "next:character-silent",
      "next:silent-noxious-fumes",
      "next:stone-calendar",
      "usual",
    ])
    table.leaves("p1", "next")
  })

  rule("STS-7.5", "nobody is asked where no order makes a difference", () => {
    const table = atFirst({ p1: { items: ["lantern", "ice-cream", "horn-cleat"], energy: 0 }, dice: [1] })
    expect(playerOf(table.p1.isAsked("play"), 1)).toMatchObject({ energy: 4, block: 1 })
  })

  rule("STS-7.5", "players do not wait for each other", () => {
    const table = onDie(4, {
      p1: { items: ["oddly-smooth-stone"] },
      p2: { items: ["oddly-smooth-stone"] },
    })
    table.p2.pick("p1").p1.pick("p1")
    expect(playerOf(table, 1).block).toBe(4)
  })

  rule("STS-12.7", "start of combat is the first turn only, start of turn every one", () => {
    const table = atFirst({ p1: { items: ["lantern", "coffee-dripper"] } })
    anyOrder(table)
    expect(playerOf(table, 1).energy).toBe(5)
    endTurn(table)
    expect(playerOf(table, 1).energy).toBe(4)
  })
})

describe("an item", () => {
  rule("STS-12.8", "that works once a combat is refused the second time", () => {
    const table = combat({ p1: { items: ["blue-candle"] }, enemies: ["first-cultist"] })
    table.p1.use("blue-candle").p1.cannot("use:blue-candle", "used-up")
    endTurn(table).p1.cannot("use:blue-candle", "used-up")
  })

  rule("STS-12.8", "is its owner's alone", () => {
    const table = combat({ p1: { items: ["blue-candle"] }, p2: {}, enemies: ["first-cultist"] })
    table.p2.canPickExactly("done")
  })

  rule("STS-4.8", "a potion is used once and lies under the deck", () => {
    const table = combat({
      p1: { items: ["swift-potion"] },
      potionDeck: ["fire-potion", "weak-potion"],
      enemies: ["first-cultist"],
    })
    table.p1.use("swift-potion").p1.has("items").p1.canPickExactly("done")
    expect(cardsIn(table, "potionDeck")[0]).toBe("swift-potion")
  })

  rule("STS-7.8", "sets off others only when it has happened whole", () => {
    const table = combat({
      p1: {
        items: ["swift-potion", "du-vu-doll"],
        draw: ["curse-injury", "ironclad-strike", "ironclad-defend"],
      },
      enemies: ["first-cultist"],
    })
    table.p1.use("swift-potion")
    expect(table.told("gainToken")).toHaveLength(1)
    expect(playerOf(table, 1).strength).toBe(1)
  })

  test("works in its owner's turn where players take turns", () => {
    const table = combat({
      p1: { items: ["swift-potion"] },
      p2: { items: ["swift-potion"] },
      enemies: ["first-cultist"],
      options: { sequential: true },
    })
    table.p1.use("swift-potion").p2.isNotAsked()
  })
})

describe("a table", () => {
  test("deals what is asked for to each player, from the decks", () => {
    const state = spire.create({ room: "first-encounter", relics: 2, bossRelics: 1, potions: 3 }, 3, "rich")
    const looked = { game: spire, state }
    for (const seat of [1, 2, 3]) expect(cardsIn(looked, `p${seat}.items`)).toHaveLength(6)
    const all = [1, 2, 3].flatMap((seat) => refsIn(looked, `p${seat}.items`))
    expect(new Set(all).size).toBe(18)
  })
})

describe("status, daze and keywords", () => {
  rule("STS-9.9", "daze goes on top of the draw pile", () => {
    const table = combat({
      p1: { items: ["snecko-oil"], draw: Array.from({ length: 6 }, () => "ironclad-strike") },
      dazeDeck: ["status-daze", "status-daze", "status-daze"],
      enemies: ["first-cultist"],
    })
    table.p1.use("snecko-oil").p1.has("draw", "ironclad-strike", "status-daze", "status-daze")
  })

  rule("STS-9.9", "none left is none given", () => {
    const table = combat({
      p1: { items: ["snecko-oil"] },
      dazeDeck: ["status-daze"],
      enemies: ["first-cultist"],
    })
    table.p1.use("snecko-oil").p1.has("draw", "status-daze")
  })

  rule(
    "STS-9.10",
    "ethereal is exhausted from the hand at the end of the turn, exhaust after being played",
    () => {
      const table = combat({
        p1: { hand: ["curse-clumsy", "colorless-apparition", "colorless-blind"] },
        enemies: ["first-cultist"],
      })
      table.p1.play("colorless-blind", "first-cultist").p1.has("exhaust", "colorless-blind").p1.pick("done")
      table.p1.has("exhaust", "colorless-blind", "curse-clumsy", "colorless-apparition")
    },
  )

  rule("STS-9.13", "an unplayable card has no cost, and what tries to play it discards it", () => {
    const table = combat({
      p1: { hand: ["ironclad-havoc"], draw: ["curse-injury"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-havoc").p1.has("discard", "curse-injury", "ironclad-havoc").p1.has("exhaust")
  })

  rule("STS-3.4", "curses and status cards are no attacks and no skills", () => {
    const table = combat({
      p1: { hand: ["curse-writhe", "status-slimed"], items: ["skill-potion", "attack-potion"] },
      enemies: ["first-cultist"],
    })
    table.p1.use("skill-potion").p1.use("attack-potion").p1.play("curse-writhe").p1.play("status-slimed")
    expect(playerOf(table, 1)).toMatchObject({ twiceSkills: 1, twiceAttacks: 1, attacks: 0 })
  })
})
