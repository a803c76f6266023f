// Mom's Bra: the next damage to a monster or a player is 1.

import { expect, test } from "vitest"
import { axe, beast, needle, person } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

const armed = { board: ["moms-bra", "test-axe", "test-needle"] }

test("3 damage become 1, once", () => {
  const table = fourSoulsTable({ cards: [axe, needle], p1: armed })
  table.p1.activate("moms-bra", "p2").allPass().p1.activate("test-axe", "p2").allPass()
  expect([table.told("damage"), person(table, 2).health]).toMatchObject([[{ amount: 1 }], 1])
  table.p1.activate("test-axe", "p2").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 1 }])
})

test("1 damage stays 1, and that was the next", () => {
  const table = fourSoulsTable({ cards: [axe, needle], p1: armed })
  table.p1.activate("moms-bra", "p2").allPass().p1.activate("test-needle", "p2").allPass()
  table.p1.activate("test-axe", "p2").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 1 }])
})

test("a monster's too, in an attack", () => {
  const table = fourSoulsTable({
    p1: { board: ["moms-bra", "ipecac", "meat"] },
    monsters: ["clotty"],
    dice: [3, 3],
  })
  table.p1.activate("moms-bra", "clotty").allPass()
  attack(table, "clotty")
  while (table.told("damage").length === 0) table.by(table.open[0].seat + 1).pass()
  expect(beast(table).health).toBe(1)
  table.allPass()
})

test("what has been prevented already is not made 1 again, whichever comes first", () => {
  for (const first of [0, 1]) {
    const table = fourSoulsTable({
      cards: [axe, needle],
      p1: { board: ["moms-bra", "yum-heart", "test-needle"] },
    })
    table.p1.activate("moms-bra", "p2").allPass().p1.activate("yum-heart", "p2").allPass()
    table.p1.activate("test-needle", "p2").allPass()
    table.p2.isAsked("replace").p2.pick(table.options(2)[first].key)
    table.allPass()
    expect(person(table, 2).health).toBe(2)
  }
})

test("gone with the turn", () => {
  const table = fourSoulsTable({ cards: [axe, needle], p1: armed })
  table.p1.activate("moms-bra", "p2").allPass().p1.end().allPass()
  table.p2.pass().p1.activate("test-axe", "p2").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 1 }])
})

test("a monster that is gone before has no use for it", () => {
  const table = fourSoulsTable({
    p1: { board: ["moms-bra"] },
    p2: { hand: ["bomb"], plays: 1 },
    monsters: ["fly"],
    monsterDeck: ["fly", "fly"],
  })
  table.p1.activate("moms-bra", "fly").p1.pass().p2.play("bomb", "fly").allPass()
  expect(table.told("fizzle")).toHaveLength(1)
})
