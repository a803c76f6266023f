// Whom what happens next gives reason to answer, and which way of a card waits.

import { fourSouls, fourSoulsBox } from "@soulspire/four-souls"
import { plainText, speakerOf } from "@soulspire/text"
import { expect, test } from "vitest"
import { attack } from "./support/play.ts"
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

const atStake = (table: Souls) => fourSouls.view(table.state, 0).moment.atStake

/** p1 attacks; the first roll waits on the stack, and is left there. */
function attacked(position: Parameters<typeof fourSoulsTable>[0], monster: string, roll: number): Souls {
  const table = attack(fourSoulsTable({ p3: {}, ...position, monsters: [monster], dice: [roll] }), monster)
  return table.leaves("p1", "respond")
}

test("whoever has three souls and attacks a fourth: it may be the end of everybody else", () => {
  const three = { p1: { souls: ["gurdy", "monstro", "larry-jr"] }, p2: {} }
  const table = attacked(three, "peep", 6)
  // It is aimed at nobody who plays.
  expect(concerned(table)).not.toContain(1)
  expect(atStake(table)).toEqual([1, 2])
  expect(atStake(attacked({ p1: { souls: ["gurdy"] }, p2: {} }, "peep", 6))).toEqual([])
  // A monster without a soul wins nobody the game.
  expect(atStake(attacked(three, "fly", 6))).toEqual([])
})

test("a miss that would be hit back to death is the attacker's business; one that would not is nobody's", () => {
  expect(atStake(attacked({ p1: { damage: 1 }, p2: {} }, "fly", 1))).toEqual([0])
  expect(atStake(attacked({ p1: {}, p2: {} }, "fly", 1))).toEqual([])
  expect(atStake(attacked({ p1: { damage: 1 }, p2: {} }, "fly", 6))).toEqual([])
})

test("damage that somebody would die of may be their end, whoever they have it from", () => {
  const table = fourSoulsTable({ p1: { hand: ["bomb"] }, p2: { damage: 1 } })
  table.p1.play("bomb", "p2")
  // The card itself is aimed at them; what it does waits then.
  expect([concerned(table), atStake(table)]).toEqual([[1], []])
  table.p1.pass().p2.pass().leaves("p1", "respond")
  expect(atStake(table)).toEqual([1])
})

test("of several ways of a card only the chosen one is said", () => {
  const speaker = speakerOf(fourSoulsBox, "en")
  const all = speaker.ability("the-curse/0").map(plainText).join(" ")
  const chosen = speaker.ability("the-curse/0~treasure").map(plainText).join(" ")
  expect(all).toContain("of a deck")
  expect(chosen).toContain("treasure deck")
  expect(chosen).not.toContain("of a deck")
})
