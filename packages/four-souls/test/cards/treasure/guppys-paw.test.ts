// Guppy's Paw: health for up to 2 of the next damage to a player.

import { describe, expect, test } from "vitest"
import { axe, needle, person } from "../../support/cards.ts"
import { fourSoulsTable } from "../../support/table.ts"

const armed = { board: ["guppys-paw", "test-axe", "test-needle"] }

test("1 HP is paid, which is no damage, and of the next 3 damage 1 is left", () => {
  const table = fourSoulsTable({ cards: [axe, needle], p1: armed })
  table.p1.activate("guppys-paw", "p2").allPass()
  expect([person(table, 1).health, table.told("damage")]).toEqual([1, []])
  table.p1.activate("test-axe", "p2").allPass()
  expect([person(table, 2).health, table.told("damage")]).toMatchObject([1, [{ amount: 1 }]])
})

test("the next damage is all that it helps against, however small", () => {
  const table = fourSoulsTable({ cards: [axe, needle], p1: armed })
  table.p1.activate("guppys-paw", "p2").allPass().p1.activate("test-needle", "p2").allPass()
  expect(person(table, 2).health).toBe(2)
  table.p1.activate("test-needle", "p2").allPass()
  expect(person(table, 2).health).toBe(1)
})

test("gone with the turn", () => {
  const table = fourSoulsTable({ cards: [axe, needle], p1: armed })
  table.p1.activate("guppys-paw", "p2").allPass().p1.end().allPass()
  table.p2.pass().p1.activate("test-needle", "p2").allPass()
  expect(person(table, 2).health).toBe(1)
})

test("the last HP can be paid, and then its player dies of it", () => {
  const table = fourSoulsTable({ cards: [axe, needle], p1: { ...armed, damage: 1 } })
  table.p1.activate("guppys-paw", "p2").allPass().p1.pick("test-axe").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 0 }])
})

test("who has none left to pay gives no protection", () => {
  const table = fourSoulsTable({
    cards: [axe, needle],
    p1: { board: ["guppys-paw"] },
    p2: { board: ["test-axe", "test-needle"] },
  })
  table.p1.activate("guppys-paw", "p2").p1.pass().p2.activate("test-axe", "p1").allPass()
  expect([table.told("payHealth"), table.told("playerDies")]).toMatchObject([[], [{ who: 0 }]])
})

test("cancelled, nothing is paid", () => {
  const table = fourSoulsTable({ cards: [axe, needle], p1: armed, p2: { board: ["no"] } })
  table.p1.activate("guppys-paw", "p2").p1.pass().p2.activate("no", "item").allPass()
  expect([person(table, 1).health, table.told("payHealth")]).toEqual([2, []])
})

describe("in the first edition", () => {
  const paw = "guppys-paw-first-edition"

  test("it hurts to use it, and 2 of the damage to a player is prevented after that", () => {
    const table = fourSoulsTable({ cards: [axe], p1: { board: [paw, "test-axe"] } })
    table.p1.activate(paw, "p2").allPass()
    expect(table.told("damage")).toMatchObject([{ whom: 0, amount: 1 }])
    table.p1.activate("test-axe", "p2").allPass()
    expect(person(table, 2).health).toBe(1)
  })

  test("its own damage is none of what it prevents", () => {
    const table = fourSoulsTable({ cards: [axe], p1: { board: [paw, "test-axe", "dinner", "breakfast"] } })
    table.p1.activate(paw, "p1").allPass().p1.activate("test-axe", "p1").allPass()
    expect(table.told("damage").map(({ amount }) => amount)).toEqual([1, 1])
  })

  test("who takes no damage protects nobody", () => {
    const table = fourSoulsTable({ cards: [needle], p1: { board: [paw, "the-dead-cat", "test-needle"] } })
    table.p1.activate(paw, "p2").allPass().p1.activate("test-needle", "p2").allPass()
    expect([table.told("damage").length, person(table, 2).health]).toEqual([1, 1])
  })
})
