// Distilled Chaos: three forced plays in any order.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { cardsIn, combat, enemyOf, playerOf } from "../../support/table.ts"

const chaos = (draw: readonly string[]) =>
  combat({ p1: { items: ["distilled-chaos"], draw, energy: 0 }, enemies: ["first-cultist"] })

describe("Distilled Chaos", () => {
  test("three cards for nothing, in the order that its player likes", () => {
    const table = chaos(["ironclad-strike", "ironclad-bash", "ironclad-inflame", "ironclad-defend"])
    table.p1.use("distilled-chaos").p1.canPickExactly("ironclad-strike", "ironclad-bash", "ironclad-inflame")
    table.p1.pick("ironclad-inflame").p1.pick("ironclad-bash")
    // Inflame gave strength; bash (3) left a vulnerable, and strike (2) is doubled.
    expect(enemyOf(table)).toMatchObject({ hp: 2, vulnerable: 0 })
    table.p1.has("draw", "ironclad-defend").p1.has("discard", "ironclad-bash", "ironclad-strike")
    expect(playerOf(table, 1).energy).toBe(0)
  })

  rule("STS-11.7", "what cannot be played is discarded: clash among others, tactician, a curse", () => {
    const table = chaos(["ironclad-clash", "silent-tactician", "curse-injury"])
    table.p1.use("distilled-chaos").p1.pick("ironclad-clash").p1.pick("silent-tactician")
    table.p1.has("discard", "ironclad-clash", "silent-tactician", "curse-injury").p1.has("hand")
    expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([9, 0])
  })

  test("clash as the last one is alone in the hand", () => {
    const table = chaos(["ironclad-clash", "ironclad-defend", "ironclad-inflame"])
    table.p1.use("distilled-chaos").p1.pick("ironclad-defend").p1.pick("ironclad-inflame")
    expect(enemyOf(table).hp).toBe(5)
  })

  rule("STS-11.11", "a slimed goes home", () => {
    const table = chaos(["status-slimed"])
    table.p1.use("distilled-chaos")
    expect(cardsIn(table, "statusDeck")).toEqual(["status-slimed"])
  })

  test("what one of them discards is not played any more", () => {
    const table = chaos(["silent-calculated-gamble", "ironclad-strike", "ironclad-strike"])
    table.p1.use("distilled-chaos").p1.pick("silent-calculated-gamble")
    expect(enemyOf(table).hp).toBe(9)
  })

  test("with fewer cards there are fewer plays", () => {
    const table = chaos(["ironclad-strike"])
    table.p1.use("distilled-chaos").p1.has("discard", "ironclad-strike")
    chaos([]).p1.use("distilled-chaos").p1.has("items")
  })
})
