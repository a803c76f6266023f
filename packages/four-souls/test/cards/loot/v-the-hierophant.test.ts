// V. The Hierophant: up to 2 of the next damage to a player or a monster.

import { expect, test } from "vitest"
import { axe, beast, needle, person } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

const armed = { hand: ["v-the-hierophant"], board: ["test-axe", "test-needle"] }

test("of 3 damage 1 is left", () => {
  const table = fourSoulsTable({ cards: [axe, needle], p1: armed })
  table.p1.play("v-the-hierophant", "p2").allPass().p1.activate("test-axe", "p2").allPass()
  expect([table.told("damage"), person(table, 2).health]).toMatchObject([[{ amount: 1 }], 1])
})

test("1 damage is all of it, and what it could still have prevented is gone", () => {
  const table = fourSoulsTable({ cards: [axe, needle], p1: armed })
  table.p1.play("v-the-hierophant", "p2").allPass().p1.activate("test-needle", "p2").allPass()
  expect(person(table, 2).health).toBe(2)
  table.p1.activate("test-needle", "p2").allPass()
  expect(person(table, 2).health).toBe(1)
})

test("a monster's next damage too", () => {
  const table = fourSoulsTable({ p1: { hand: ["v-the-hierophant"] }, monsters: ["dip"], dice: [6, 6] })
  table.p1.play("v-the-hierophant", "dip").allPass()
  attack(table, "dip").allPass()
  expect(table.told("damage").length).toBe(1)
})

test("it is gone with the turn, and with the monster", () => {
  const table = fourSoulsTable({ cards: [axe, needle], p1: armed })
  table.p1.play("v-the-hierophant", "p2").allPass().p1.end().allPass()
  table.p2.pass().p1.activate("test-needle", "p2").allPass()
  expect(person(table, 2).health).toBe(1)
  const lost = fourSoulsTable({
    p1: { hand: ["v-the-hierophant"] },
    p2: { hand: ["bomb"], plays: 1 },
    monsters: ["fly"],
    monsterDeck: ["fly", "fly"],
  })
  lost.p1.play("v-the-hierophant", "fly").p1.pass().p2.play("bomb", "fly").allPass()
  expect([lost.told("fizzle").length, beast(lost).health]).toEqual([1, 1])
})

test("in the first edition the rules say what a smaller blow leaves of it", () => {
  const hierophant = "v-the-hierophant-first-edition"
  const left = (ruleset: string): number => {
    const table = fourSoulsTable({
      cards: [needle],
      p1: { hand: [hierophant], board: ["test-needle"] },
      options: { ruleset },
    })
    table.p1.play(hierophant, "p2").allPass()
    for (let i = 0; i < 2; i++) table.p1.activate("test-needle", "p2").allPass()
    return person(table, 2).health
  }
  expect([left("english-2023"), left("classic")]).toEqual([2, 1])
})
