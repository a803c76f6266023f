// Bomb! and Gold Bomb!!: damage to a monster or a player.

import { describe, expect, test } from "vitest"
import { beast, person } from "../../support/cards.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../../support/table.ts"

describe.each([
  ["bomb", 1],
  ["gold-bomb", 3],
] as const)("%s", (card, amount) => {
  test("hurts a monster, and the bomb has done it", () => {
    const table = fourSoulsTable({ p1: { hand: [card] }, monsters: ["gurdy"] })
    table.p1.play(card, "gurdy").allPass()
    expect([beast(table).health, table.told("damage")]).toMatchObject([5 - amount, [{ amount, combat: 0 }]])
  })

  test("goes off in the middle of an attack, and is no attack itself", () => {
    const table = fourSoulsTable({ p1: { hand: [card] }, monsters: ["fly"] })
    table.p1.play(card, "fly").allPass()
    expect(cardsIn(table, "monsterDiscard")).toEqual(["fly"])
    table.p1.canPick("attack")
  })

  test("hurts a player, one's own self too", () => {
    const table = fourSoulsTable({ p1: { hand: [card] }, p2: {} })
    table.p1.canPick(`play:${card}>p1`, `play:${card}>p2`).p1.play(card, "p2").allPass()
    expect(table.told("damage")).toMatchObject([{ whom: 1, amount }])
    expect(table.told("playerDies").length).toBe(amount > 2 ? 1 : 0)
  })

  test("is lost on a monster that has gone", () => {
    const table = fourSoulsTable({
      p1: { hand: [card] },
      p2: { hand: ["bomb"], plays: 1 },
      monsters: ["fly"],
    })
    table.p1.play(card, "fly").p1.pass().p2.play("bomb", "fly").allPass()
    expect([table.told("fizzle").length, table.told("damage").length]).toEqual([1, 1])
    expect(cardsIn(table, "lootDiscard")).toEqual(["bomb", card])
  })

  test("cannot kill the dead once more", () => {
    const table = fourSoulsTable({ p1: { hand: ["xiii-death", card], plays: 1 }, p2: { cents: 5 } })
    table.p1.play("xiii-death", "p2").allPass().p1.play(card, "p2").allPass()
    expect([table.told("playerDies").length, playerOf(table, 2).cents, person(table, 2).health]).toEqual([
      1, 4, 0,
    ])
  })
})
