// Ambush!: the monster deck must be attacked twice this turn.

import { expect, test } from "vitest"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("met by an attack on the deck, that was the first of two", () => {
  const table = fourSoulsTable({
    monsters: ["clotty"],
    monsterDeck: ["ambush", "fly", "dip"],
    dice: [6],
  })
  attack(table, "deck").allPass().p1.cannot("end", "attack-first")
  table.p1.attack().allPass().p1.canPickExactly("against:deck").p1.against("deck").allPass()
  table.p1.canPick("end").p1.cannot("attack", "no-attack-left").p1.has("monsterDiscard", "ambush", "fly")
})

test("met otherwise, two follow, and the turn's own attack is one of them", () => {
  const table = fourSoulsTable({
    p1: { hand: ["bomb"] },
    monsters: ["dip", "clotty"],
    monsterDeck: ["ambush", "pooter", "fly", "fly", "dip"],
    dice: [6, 6],
  })
  table.p1.play("bomb", "dip").allPass().p1.cannot("end", "attack-first")
  attack(table, "deck").allPass().p1.pick("clotty").allPass().p1.cannot("end", "attack-first")
  attack(table, "deck").allPass().p1.pick("clotty").allPass()
  table.p1.canPick("end").p1.cannot("attack", "no-attack-left")
})

test("the turn's own attack may go elsewhere: the two are still to come", () => {
  const table = fourSoulsTable({
    p1: { hand: ["bomb"] },
    monsters: ["dip", "fly"],
    monsterDeck: ["ambush", "pooter", "fly", "fly", "fly", "dip"],
    dice: [6, 6, 6],
  })
  table.p1.play("bomb", "dip").allPass()
  attack(table, "fly").allPass().p1.cannot("end", "attack-first")
  for (let times = 0; times < 2; times++) {
    table.p1.attack().allPass().p1.canPickExactly("against:deck").p1.against("deck").allPass()
    table.p1.pick(table.options(1)[0].key).allPass()
  }
  table.p1.canPick("end").p1.cannot("attack", "no-attack-left")
})

test("demands nothing of a dead player", () => {
  const table = fourSoulsTable({
    p1: { hand: ["bomb"] },
    monsters: ["dip", "clotty"],
    monsterDeck: ["ambush", "fly"],
    p2: { hand: ["gold-bomb"], plays: 1 },
  })
  table.p1.play("bomb", "dip").allPass().p1.pass().p2.play("gold-bomb", "p1").allPass()
  expect([table.told("attackDeck"), table.state.table.active]).toEqual([[], 1])
})
