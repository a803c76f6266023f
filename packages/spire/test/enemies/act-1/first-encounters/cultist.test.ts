// Cultist of the first encounters.

import { expect, test } from "vitest"
import { actionOf, byDie, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"

test("hits and grows every turn", () => {
  expect(byDie("first-cultist")).toEqual({ "1-6": "p1: hit 1; itself: strength 1" })
  expect(actionOf("first-cultist", { strength: 3 })).toBe("p1: hit 4; itself: strength 1")
})

test("comes alone, with 9 HP for any number of players", () => {
  expect(companyOf(meeting("first-cultist"), "first-cultist")).toEqual([])
  expect(hpOf("first-cultist")).toEqual([9, 9, 9, 9])
})
