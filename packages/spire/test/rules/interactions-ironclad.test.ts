// Where cards of the Ironclad meet: what exhausting sets off, ethereal cards, changed costs and destinations, block.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { anyOrder } from "../support/answers.ts"
import { cardAt, cardsIn, combat, enemyOf, playerOf } from "../support/table.ts"

describe("an ethereal card at the end of the turn", () => {
  rule(["STS-11.9", "STS-9.10"], "what it draws is neither exhausted nor discarded this turn", () => {
    const table = combat({
      p1: {
        hand: ["ironclad-carnage", "ironclad-strike"],
        draw: ["ironclad-ghostly-armor"],
        powers: ["ironclad-dark-embrace"],
      },
      enemies: ["first-jaw-worm"],
      dice: [1, 1],
    })
    table.p1.pick("done").p1.has("exhaust", "ironclad-carnage")
    table.p1.has("hand", "ironclad-ghostly-armor", "ironclad-strike")
    // In the next turn it is as ethereal as ever.
    table.p1.pick("done")
    expect(cardsIn(table, "p1.exhaust")).toEqual(["ironclad-carnage", "ironclad-ghostly-armor"])
  })

  rule("STS-11.9", "what it draws has no end of turn in this one", () => {
    const table = combat({
      p1: { hand: ["status-daze"], draw: ["status-burn"], powers: ["ironclad-dark-embrace"], hp: 8 },
      enemies: ["first-jaw-worm"],
      dice: [1, 1],
    })
    table.p1.pick("done").p1.has("hand", "status-burn")
    expect([playerOf(table, 1).hp, cardsIn(table, "dazeDeck")]).toEqual([8, ["status-daze"]])
    table.p1.pick("done")
    expect(playerOf(table, 1).hp).toBe(7)
  })

  rule(["STS-11.9", "STS-7.10"], "draws before the hand is discarded", () => {
    const table = combat({
      p1: {
        hand: ["ironclad-carnage", "ironclad-strike"],
        discard: ["ironclad-bash"],
        powers: ["ironclad-dark-embrace"],
      },
      enemies: ["first-jaw-worm"],
      dice: [1],
    })
    table.p1.pick("done").p1.has("hand", "ironclad-bash", "ironclad-strike")
    expect(table.told("reshuffled")).toHaveLength(2)
  })

  test("sets off whatever waits for exhausted cards, in time for the enemies", () => {
    const table = combat({
      p1: { hand: ["status-daze"], powers: ["ironclad-feel-no-pain"], hp: 8 },
      enemies: ["first-cultist"],
      dice: [1],
    })
    table.p1.pick("done")
    expect(playerOf(table, 1).hp).toBe(8)
  })

  test("what it sets off may end the combat", () => {
    const table = combat({
      p1: { hand: ["ironclad-carnage"], powers: ["ironclad-berserk"] },
      enemies: ["first-cultist"],
      conditions: [{ hp: 1 }],
    })
    table.p1.pick("done")
    expect([cardsIn(table, "enemies"), cardsIn(table, "p1.deck").toSorted()]).toEqual([
      [],
      ["ironclad-berserk", "ironclad-carnage"],
    ])
  })
})

describe("exhausted cards", () => {
  rule("STS-7.8", "what they set off waits for the whole card", () => {
    const table = combat({
      p1: {
        hand: ["ironclad-fiend-fire", "ironclad-strike", "ironclad-sentinel"],
        draw: ["ironclad-bash", "ironclad-anger", "ironclad-clash"],
        powers: ["ironclad-dark-embrace"],
      },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-fiend-fire", "first-cultist")
    anyOrder(table)
    // Two were burnt; what is drawn for these and for the card itself comes too late to burn.
    table.p1.has("hand", "ironclad-bash", "ironclad-anger", "ironclad-clash")
    expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([7, 3])
  })

  test("their player orders what they set off", () => {
    const table = combat({
      p1: {
        hand: ["ironclad-seeing-red+"],
        draw: ["ironclad-strike"],
        powers: ["ironclad-dark-embrace", "ironclad-feel-no-pain", "ironclad-juggernaut"],
      },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-seeing-red+").p1.isAsked("triggers")
    anyOrder(table)
    table.p1.has("hand", "ironclad-strike")
    // And the block of one of these has set off the third.
    expect([enemyOf(table).hp, playerOf(table, 1).block]).toEqual([8, 1])
  })

  test("no cards for them once draws are barred", () => {
    const table = combat({
      p1: {
        hand: ["ironclad-battle-trance", "ironclad-flex"],
        draw: ["ironclad-strike", "ironclad-bash", "ironclad-anger", "ironclad-clash"],
        powers: ["ironclad-dark-embrace"],
      },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-battle-trance").p1.play("ironclad-flex").p1.has("draw", "ironclad-clash")
  })

  rule("STS-7.9", "four ways to come to rest", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike", "ironclad-inflame+", "ironclad-flex", "status-slimed"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-strike", "first-cultist").p1.play("ironclad-inflame+")
    table.p1.play("ironclad-flex").p1.play("status-slimed")
    table.p1.has("discard", "ironclad-strike").p1.has("powers", "ironclad-inflame+")
    table.p1.has("exhaust", "ironclad-flex").p1.has("hand")
    expect(cardsIn(table, "statusDeck")).toHaveLength(1)
  })
})

rule("STS-11.2", "a card that changes its own cost does so in the discard pile too", () => {
  const table = combat({
    p1: { hand: ["ironclad-rupture+"], discard: ["ironclad-blood-for-blood"] },
    enemies: ["first-cultist"],
  })
  const cost = (): number =>
    table.game.explainNumber(table.state, cardAt(table, "p1.discard", "ironclad-blood-for-blood"), "cost")
      .total
  expect(cost()).toBe(3)
  table.p1.play("ironclad-rupture+")
  expect(cost()).toBe(1)
})

describe("skills that cost nothing and are exhausted", () => {
  test("give what they give for being exhausted", () => {
    const table = combat({
      p1: {
        hand: ["ironclad-sentinel+"],
        draw: ["ironclad-strike"],
        powers: ["ironclad-corruption", "ironclad-dark-embrace"],
        energy: 1,
      },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-sentinel+", "p1")
    anyOrder(table)
    table.p1.has("exhaust", "ironclad-sentinel+").p1.has("hand", "ironclad-strike")
    expect(playerOf(table, 1)).toMatchObject({ block: 3, energy: 4 })
  })

  test("played twice, one card is exhausted", () => {
    const table = combat({
      p1: {
        hand: ["ironclad-defend"],
        powers: ["ironclad-corruption", "ironclad-feel-no-pain"],
        twiceSkills: 1,
      },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-defend").p1.has("exhaust", "ironclad-defend")
    expect(playerOf(table, 1)).toMatchObject({ block: 3, energy: 3 })
  })

  test("count for attacks that grow with the exhaust pile", () => {
    const table = combat({
      p1: { hand: ["ironclad-defend", "ironclad-rampage"], powers: ["ironclad-corruption"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-defend").p1.play("ironclad-rampage", "first-cultist")
    expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([8, 2])
  })

  test("a forced one, too, and the one that forces it", () => {
    const table = combat({
      p1: { hand: ["ironclad-havoc"], draw: ["ironclad-defend"], powers: ["ironclad-corruption"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-havoc").p1.has("exhaust", "ironclad-defend", "ironclad-havoc")
    expect(playerOf(table, 1).energy).toBe(3)
  })
})

describe("block", () => {
  test("at the end of the turn sets off damage in time", () => {
    const table = combat({
      p1: { powers: ["ironclad-metallicize", "ironclad-juggernaut"], hp: 8 },
      enemies: ["first-cultist"],
      conditions: [{ hp: 1 }],
    })
    table.p1.pick("done")
    expect([playerOf(table, 1).hp, cardsIn(table, "enemies")]).toEqual([8, []])
  })

  test("that was kept can be doubled and thrown", () => {
    const table = combat({
      p1: {
        powers: ["ironclad-barricade"],
        draw: ["ironclad-entrench+", "ironclad-body-slam+"],
        block: 7,
      },
      enemies: ["first-jaw-worm"],
      conditions: [{ hp: 20 }],
      dice: [1],
    })
    table.p1.pick("done").p1.play("ironclad-entrench+").p1.play("ironclad-body-slam+", "first-jaw-worm")
    // Two of the fourteen met the jaw worm's block.
    expect([enemyOf(table).hp, playerOf(table, 1).block]).toEqual([8, 14])
  })
})
