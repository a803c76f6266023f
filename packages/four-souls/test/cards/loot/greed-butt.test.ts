// Greed Butt!: a monster out of somebody's hand, with a slot to spare.

import { expect, test } from "vitest"
import { beast } from "../../support/cards.ts"
import { attack, cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const played = (more: object = {}) => {
  const table = fourSoulsTable({
    p1: { hand: ["greed-butt"] },
    monsters: ["gurdy", "monstro"],
    monsterDeck: ["fly", "dip", "clotty"],
    ...more,
  })
  table.p1.play("greed-butt").allPass().p1.isAsked("ambush").p1.pick("gurdy")
  return table.allPass()
}

test("it covers a monster, makes room for another, and must be attacked besides", () => {
  const table = played()
  expect([cardsIn(table, "monsters"), cardsIn(table, "covered"), table.state.table.monsterSlots]).toEqual([
    ["monstro", "greed-butt", "fly"],
    ["gurdy"],
    3,
  ])
  expect(beast(table, 1)).toMatchObject({ health: 8, evasion: 2, attack: 1 })
  table.p1.cannot("end", "attack-first")
})

test("it pays 13 cents, and is loot again afterwards", () => {
  const table = played({ dice: [6, 6, 6, 6, 6, 6, 6, 6] })
  attack(table, "greed-butt").allPass()
  expect([cents(table), cardsIn(table, "lootDiscard"), cardsIn(table, "monsters")]).toEqual([
    [16, 3],
    ["greed-butt"],
    ["monstro", "fly", "gurdy"],
  ])
  table.p1.canPick("attack", "end")
})

test("uncovered it is put in no slot: there is room for no more", () => {
  const table = played({ dice: [6] })
  attack(table, "deck").p1.pick("greed-butt")
  expect(cardsIn(table, "covered")).toEqual(["gurdy", "greed-butt"])
  table.allPass()
  expect([cardsIn(table, "monsters"), cardsIn(table, "covered")]).toEqual([
    ["monstro", "fly", "greed-butt"],
    ["gurdy"],
  ])
  expect([table.told("expand").length, table.state.table.monsterSlots]).toEqual([1, 3])
  expect(beast(table, 1).health).toBe(8)
})
