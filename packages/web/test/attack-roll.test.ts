// The die of a duel: the last roll of the attack that goes on, and of no other.

import type { GameEvent } from "@soulspire/kernel"
import { expect, test } from "vitest"
import { attackRollIn } from "../src/tables/four-souls/attack-roll.ts"

const told = (...events: GameEvent[]) => events.map((event, i) => ({ answers: i, event }))
const begins = { k: "attackOn" }
const rolls = (value: number, combat = 1) => ({ k: "dice", value, combat })
const changes = (value: number) => ({ k: "changeRoll", value })

test("nothing has been rolled as an attack begins, whatever was rolled in the last one", () => {
  expect(attackRollIn(told(begins, rolls(3)))).toEqual({ value: 3, count: 1 })
  expect(attackRollIn(told(begins, rolls(3), begins))).toBeNull()
  expect(attackRollIn(told(begins, rolls(3), { k: "attackEnds" }))).toBeNull()
})

test("a roll for something else is none of it, nor is what changes that", () => {
  expect(attackRollIn(told(begins, rolls(1, 0), changes(6)))).toBeNull()
  expect(attackRollIn(told(begins, rolls(2), rolls(1, 0), changes(6)))).toEqual({ value: 2, count: 1 })
})

test("the last roll counts, with what it was changed to", () => {
  expect(attackRollIn(told(begins, rolls(2), rolls(5), changes(6)))).toEqual({ value: 6, count: 3 })
})
