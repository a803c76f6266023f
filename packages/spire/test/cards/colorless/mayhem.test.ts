// Mayhem: plays the top of the draw pile, every turn.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { endTurn, onDie } from "../../support/rounds.ts"
import { cardsIn, combat, enemyOf, playerOf } from "../../support/table.ts"

const five = ["ironclad-defend", "ironclad-defend", "ironclad-defend", "ironclad-defend", "ironclad-defend"]
/** The sixth card from the top comes after those of the turn. */
const sixth = (card: string) => ({ p1: { powers: ["colorless-mayhem"], draw: [...five, card] } })

describe("Mayhem", () => {
  test.each([
    ["colorless-mayhem", 1],
    ["colorless-mayhem+", 2],
  ])("%s leaves %i energy, and plays a card for nothing from the next turn on", (card, energy) => {
    const table = combat({
      p1: { hand: [card], draw: [...five, "ironclad-bash"] },
      enemies: ["first-cultist"],
    })
    table.p1.play(card)
    expect(playerOf(table, 1).energy).toBe(energy)
    endTurn(table)
    expect(enemyOf(table)).toMatchObject({ hp: 7, vulnerable: 1 })
    expect(playerOf(table, 1).energy).toBe(3)
    table.p1.has("discard", "ironclad-bash").p1.has("hand", ...five)
  })

  rule(["STS-11.7", "STS-9.13"], "what cannot be played is discarded: a clash among others, a curse", () => {
    for (const card of ["ironclad-clash", "curse-injury", "silent-tactician"]) {
      const table = onDie(1, sixth(card))
      table.p1.has("discard", card)
      expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([9, 3])
    }
  })

  rule("STS-11.11", "a slimed that it plays goes home", () => {
    const table = onDie(1, sixth("status-slimed"))
    expect(cardsIn(table, "statusDeck")).toEqual(["status-slimed"])
  })

  test("a power stays, and what exhausts is exhausted", () => {
    onDie(1, sixth("ironclad-inflame")).p1.has("powers", "colorless-mayhem", "ironclad-inflame")
    onDie(1, sixth("colorless-master-of-strategy")).p1.has("exhaust", "colorless-master-of-strategy")
  })

  test("X is nothing, and a target is chosen", () => {
    const table = onDie(1, {
      ...sixth("ironclad-bash"),
      die: 5,
      enemies: ["first-cultist", "first-jaw-worm"],
    })
    table.p1.pick("first-jaw-worm")
    expect(enemyOf(table, 2).hp).toBe(5)
    expect(enemyOf(onDie(1, sixth("ironclad-whirlwind"))).hp).toBe(9)
  })

  test("no card to draw, none to play", () => {
    const table = onDie(1, { p1: { powers: ["colorless-mayhem"] } })
    expect(playerOf(table, 1)).toMatchObject({ energy: 3, hp: 9 })
  })
})
