// Sadistic Nature: damage for every token put on an enemy.

import { describe, expect, test } from "vitest"
import { anyOrder } from "../../support/answers.ts"
import { endTurn } from "../../support/rounds.ts"
import { cardsIn, combat, enemyOf } from "../../support/table.ts"

describe("Sadistic Nature", () => {
  test.each([
    ["colorless-sadistic-nature", 7],
    ["colorless-sadistic-nature+", 5],
  ])("%s: two tokens leave %i HP; its damage is no hit", (card, hp) => {
    const table = combat({ p1: { hand: [card, "colorless-trip"], strength: 3 }, enemies: ["first-cultist"] })
    table.p1.play(card).p1.has("powers", card).p1.play("colorless-trip", "first-cultist")
    expect(enemyOf(table)).toMatchObject({ hp, vulnerable: 2 })
  })

  test("counts the tokens that were placed, not those that had no room", () => {
    const table = combat({
      p1: { powers: ["colorless-sadistic-nature"], hand: ["colorless-trip"] },
      enemies: ["first-cultist"],
      conditions: [{ vulnerable: 2 }],
    })
    table.p1.play("colorless-trip", "first-cultist")
    expect(enemyOf(table)).toMatchObject({ hp: 8, vulnerable: 3 })
  })

  test("poison that hits bring counts too", () => {
    const table = combat({
      p1: { powers: ["colorless-sadistic-nature", "silent-envenom"], hand: ["ironclad-twin-strike"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-twin-strike", "first-cultist")
    anyOrder(table)
    expect(enemyOf(table)).toMatchObject({ hp: 5, poison: 2 })
  })

  test("what an enemy or another player does is not its player's", () => {
    const table = combat({
      p1: { powers: ["colorless-sadistic-nature"] },
      p2: { hand: ["colorless-blind"] },
      enemies: ["first-cultist"],
    })
    table.p2.play("colorless-blind", "first-cultist")
    endTurn(table)
    expect(enemyOf(table)).toMatchObject({ hp: 9, strength: 1 })
  })

  test("a potion puts tokens too, and whoever dies of it is dead at once", () => {
    const table = combat({
      p1: { powers: ["colorless-sadistic-nature"], items: ["weak-potion"] },
      enemies: ["first-cultist", "first-jaw-worm"],
      conditions: [{ hp: 2 }],
    })
    table.p1.use("weak-potion", "first-cultist")
    expect(cardsIn(table, "leftCombat")).toEqual(["first-cultist"])
  })
})
