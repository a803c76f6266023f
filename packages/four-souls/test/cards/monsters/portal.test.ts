// Portal: another attack has to follow.

import { expect, test } from "vitest"
import { attack, cents } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("when it dies, the active player must make an additional attack, on anything", () => {
  const table = fourSoulsTable({
    p1: { cents: 0 },
    monsters: ["portal", "fly"],
    monsterDeck: ["dip", "dip", "dip"],
    dice: [4, 4, 6],
  })
  attack(table, "portal").allPass().p1.cannot("end", "attack-first")
  expect(cents(table)[0]).toBe(3)
  table.p1.attack().allPass().p1.canPickExactly("against:fly", "against:dip", "against:deck")
  table.p1.against("fly").allPass().p1.canPick("end").p1.cannot("attack", "no-attack-left")
})

test("killed with a bomb, two attacks are left, and one of them must be made", () => {
  const table = fourSoulsTable({
    p1: { hand: ["gold-bomb"] },
    monsters: ["portal"],
    monsterDeck: ["fly", "fly", "fly"],
    dice: [6],
  })
  table.p1.play("gold-bomb", "portal").allPass().p1.cannot("end", "attack-first")
  attack(table, "fly").allPass().p1.canPick("end", "attack")
})

test("asks nothing of a player who dies with it", () => {
  const table = fourSoulsTable({
    p1: { damage: 1 },
    p2: { hand: ["bomb"], plays: 1 },
    monsters: ["portal"],
    wounds: [1],
    dice: [6],
  })
  attack(table, "portal")
  while (table.told("rewarded").length === 0) table.by(table.open[0].seat + 1).pass()
  table.p1.pass().p2.play("bomb", "p1").allPass().p2.isAsked("action")
})
