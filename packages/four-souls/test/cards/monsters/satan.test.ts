// Satan!: a 6 kills a player of the attacker's choice.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack, type Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

const attacked = (...dice: number[]): Play =>
  attack(
    fourSoulsTable({ p1: {}, p2: {}, p3: {}, monsters: ["satan"], wounds: [5], dice }),
    "satan",
  ).allPass()

test("each attack roll of 6: the attacking player chooses somebody who lives, and that player dies", () => {
  const table = attacked(6).p1.canPickExactly("p1", "p2", "p3").p1.pick("p3").allPass()
  expect([table.told("kill"), table.told("playerDies")]).toMatchObject([
    [{ whom: 2, from: -1 }],
    [{ who: 2 }],
  ])
  // Its own death came of the same roll: 2 treasure, and a soul worth two.
  table.p1.has("souls", "satan")
  expect(table.told("gainTreasure")).toMatchObject([{ who: 0, amount: 2 }])
})

test("no other number does", () => {
  const table = attacked(5)
  expect([table.told("kill"), table.told("playerDies")]).toEqual([[], []])
})

test("the dead cannot be chosen, and who is the last alive has to die", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xiii-death"], plays: 1 },
    p2: {},
    p3: {},
    monsters: ["satan"],
    dice: [6, 6],
  })
  table.p1.play("xiii-death", "p2").allPass()
  attack(table, "satan").allPass().p1.canPickExactly("p1", "p3").p1.pick("p3").allPass()
  // The second 6 has nobody but p1 left.
  expect(table.told("playerDies").map((each) => each["who"])).toEqual([1, 2, 0])
})

test("in the first edition any 6 of whoever attacks it kills somebody of their choice", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"] },
    p2: {},
    p3: {},
    monsters: ["satan-first-edition"],
    wounds: [5],
    cards: [die],
    dice: [6, 5, 6],
  })
  table.p1.activate("test-die").allPass()
  attack(table, "satan-first-edition").p1.activate("test-die").allPass()
  table.p1.canPickExactly("p1", "p2", "p3").p1.pick("p2").allPass().p1.has("souls", "satan-first-edition")
  expect(table.told("playerDies")).toMatchObject([{ who: 1 }])
})
