// Death: takes a player along.

import { expect, test } from "vitest"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("as it dies, the active player kills a player of their choice", () => {
  const table = fourSoulsTable({
    p1: {},
    p2: {},
    p3: {},
    monsters: ["death"],
    dice: [4, 4, 4],
    treasureDeck: ["meat", "dinner"],
  })
  attack(table, "death").allPass().p1.canPickExactly("p1", "p2", "p3").p1.pick("p3").allPass()
  expect([table.told("kill"), table.told("playerDies")]).toMatchObject([[{ whom: 2, from: 0 }], [{ who: 2 }]])
  table.p1.has("souls", "death").p1.has("board", "isaac", "meat")
})

test("it is the active player who chooses, whoever killed it, and they may choose themselves", () => {
  const table = fourSoulsTable({
    p1: {},
    p2: { hand: ["gold-bomb"], plays: 1 },
    monsters: ["death"],
    treasureDeck: ["meat", "dinner"],
  })
  table.p1.pass().p2.play("gold-bomb", "death").allPass().p1.pick("p1").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 0 }])
  // The reward and the soul come after it.
  table.p1.has("souls", "death").p1.has("board", "isaac", "meat")
})

test("a death that is prevented is none", () => {
  const table = fourSoulsTable({
    p1: { hand: ["gold-bomb"] },
    p2: { board: ["guppys-collar"] },
    monsters: ["death"],
    dice: [1],
  })
  table.p1.play("gold-bomb", "death").allPass().p1.pick("p2").allPass().p1.has("souls", "death")
  expect(table.told("playerDies")).toEqual([])
})

test("who is dead already cannot be killed again", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xiii-death"], board: ["blood-lust"], plays: 1 },
    monsters: ["death"],
    wounds: [1],
    dice: [4],
  })
  table.p1.play("xiii-death", "p2").allPass().p1.activate("blood-lust", "p1").allPass()
  attack(table, "death").allPass().p1.pick("p2").allPass()
  expect(table.told("playerDies")).toHaveLength(1)
})
