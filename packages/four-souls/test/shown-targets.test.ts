// What everybody sees of something on the stack: which ability it is and at whom it is aimed, and nothing that is hidden.

import { type Obj, object } from "@soulspire/kernel"
import { fourSouls } from "@soulspire/four-souls"
import { expect, test } from "vitest"
import { fourSoulsTable, refsIn } from "./support/table.ts"
import type { Souls } from "./support/turns.ts"

const shownTo = (table: Souls, seat: number) =>
  fourSouls.view(table.state, seat).zones["stack"].map(({ shows }) => shows)

test("everybody sees whom a loot is aimed at, and what it is about to do", () => {
  const table = fourSoulsTable({ p1: { hand: ["bomb"] }, monsters: ["fly"] })
  table.p1.play("bomb", "fly").leaves("p1", "respond")
  const [fly] = refsIn(table, "monsters")
  for (const seat of [0, 1]) expect(shownTo(table, seat)).toMatchObject([{ path: "bomb/0", targets: [fly] }])
})

test("a player is a target that everybody sees", () => {
  const table = fourSoulsTable({ p1: { hand: ["bomb"] }, monsters: ["fly"] })
  table.p1.play("bomb", "p2").leaves("p1", "respond")
  expect(shownTo(table, 1)).toMatchObject([{ targets: [1] }])
})

test("what is aimed at nothing tells no targets", () => {
  const table = fourSoulsTable({ p1: { hand: ["a-penny"] } })
  table.p1.play("a-penny").leaves("p1", "respond")
  expect(shownTo(table, 0)).toMatchObject([{ path: "a-penny/0" }])
  expect(shownTo(table, 0)[0]).not.toHaveProperty("targets")
})

test("a target that only its holder sees is told to nobody else", () => {
  const table = fourSoulsTable({ p1: { hand: ["bomb", "a-dime"] }, monsters: ["fly"] })
  table.p1.play("bomb", "p2").leaves("p1", "respond")
  const [dime] = refsIn(table, "hand.0")
  fourSouls.arrange(table.state, (r) => {
    const { act } = object(r, refsIn(table, "stack")[0]) as Obj
    if (act === null) throw new Error("nothing was announced")
    act.env[r.m.abilities[act.ability].targets[0].as] = dime
  })
  expect(shownTo(table, 0)).toMatchObject([{ targets: [dime] }])
  expect(shownTo(table, 1)[0]).not.toHaveProperty("targets")
})
