// Whom what happens next gives reason to answer, and which way of a card waits.

import { fourSouls, fourSoulsBox } from "@soulspire/four-souls"
import { plainText, speakerOf } from "@soulspire/text"
import { expect, test } from "vitest"
import { fourSoulsTable } from "./support/table.ts"
import type { Souls } from "./support/turns.ts"

const concerned = (table: Souls) => fourSouls.view(table.state, 0).moment.concerns

test("what somebody plays concerns everybody else", () => {
  const table = fourSoulsTable({ p1: { hand: ["a-penny"] } })
  expect(concerned(table)).toEqual([])
  table.p1.play("a-penny").leaves("p1", "respond")
  expect(concerned(table)).not.toContain(0)
  expect(concerned(table)).toContain(1)
})

test("of several ways of a card only the chosen one is said", () => {
  const speaker = speakerOf(fourSoulsBox, "en")
  const all = speaker.ability("the-curse/0").map(plainText).join(" ")
  const chosen = speaker.ability("the-curse/0~treasure").map(plainText).join(" ")
  expect(all).toContain("loot deck")
  expect(chosen).toContain("treasure deck")
  expect(chosen).not.toContain("loot deck")
})
