// Whom what happens next gives reason to answer, and which way of a card waits.

import { fourSouls, fourSoulsBox } from "@soulspire/four-souls"
import { plainText, speakerOf } from "@soulspire/text"
import { expect, test } from "vitest"
import { fourSoulsTable } from "./support/table.ts"
import type { Souls } from "./support/turns.ts"

const concerned = (table: Souls) => fourSouls.view(table.state, 0).moment.concerns

test("what is aimed at a player, or at something of theirs, concerns them; what is aimed at nobody concerns nobody", () => {
  const table = fourSoulsTable({ p1: { hand: ["bomb", "a-penny"] }, monsters: ["fly"] })
  expect(concerned(table)).toEqual([])
  table.p1.play("bomb", "p2").leaves("p1", "respond")
  expect(concerned(table)).toEqual([1])
})

test("a coin for oneself is nobody else's business", () => {
  const table = fourSoulsTable({ p1: { hand: ["a-penny"] } })
  table.p1.play("a-penny").leaves("p1", "respond")
  expect(concerned(table)).toEqual([])
})

test("the loot of the turn waits for nobody in particular, and the penalty for whoever pays it", () => {
  const options = { ruleset: "classic" } as const
  const looting = fourSoulsTable({ from: "start", options })
  looting.p1.pass().p2.pass().p1.isAsked("respond")
  expect(fourSouls.view(looting.state, 0).zones["stack"]).toHaveLength(1)
  expect(concerned(looting)).toEqual([])
  const dying = fourSoulsTable({ p1: { hand: ["xiii-death"] }, options })
  dying.p1.play("xiii-death", "p2")
  while ((concerned(dying) ?? []).length > 0) {
    expect(concerned(dying)).toEqual([1])
    dying.by(dying.open[0].seat + 1).pass()
  }
  looting.leaves("p1", "respond")
})

test("of several ways of a card only the chosen one is said", () => {
  const speaker = speakerOf(fourSoulsBox, "en")
  const all = speaker.ability("the-curse/0").map(plainText).join(" ")
  const chosen = speaker.ability("the-curse/0~treasure").map(plainText).join(" ")
  expect(all).toContain("of a deck")
  expect(chosen).toContain("treasure deck")
  expect(chosen).not.toContain("of a deck")
})
