// Anima Sola, and The Revenant on its other side; The Deserter brings it along.

import { defineGame } from "@soulspire/kernel"
import { fourSouls, fourSoulsSpec } from "@soulspire/four-souls"
import { expect, test } from "vitest"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable, refsIn, seenIn } from "../../support/table.ts"

const options = { sets: ["base", "requiem"] }
const board = ["anima-sola"]

/** p1 has The Revenant face up. */
function haunted(dice: readonly number[], more: object = {}): ReturnType<typeof fourSoulsTable> {
  const table = fourSoulsTable({ options, p1: { board }, monsters: ["clotty"], dice, ...more })
  return table.p1.activate("anima-sola").allPass()
}

test("it flips, and cannot be used on its other side", () => {
  const table = haunted([])
  expect(seenIn(table, 2, "p1.board")).toEqual(["isaac", "the-revenant"])
  expect(table.game.view(table.state, 1).zones["board.0"][1].shows).toMatchObject({
    health: 2,
    evasion: 3,
    attack: 2,
    deactivated: 1,
  })
  expect(cardsIn(table, "p1.hand")).toEqual([])
})

test("whoever attacks it down gains its reward and may attack again; flipped back, its player loots", () => {
  const table = haunted([3, 4])
  const [, revenant] = refsIn(table, "p1.board")
  attack(table, revenant as never).allPass()
  expect(seenIn(table, 2, "p1.board")).toEqual(["isaac", "anima-sola"])
  // Two for the reward, one for the side it shows.
  expect(cardsIn(table, "p1.hand")).toHaveLength(3)
  expect(table.state.table.attacker).toBe(-1)
  table.p1.attack().allPass().p1.canPickExactly("against:clotty", "against:deck")
  table.leaves("p1", "attack-target")
})

test("a miss hurts whoever attacks it", () => {
  const table = haunted([2])
  attack(table, refsIn(table, "p1.board")[1] as never).allPass()
  expect([table.told("damage"), seenIn(table, 1, "p1.board")]).toMatchObject([
    [{ whom: 0, amount: 2 }],
    ["isaac", "the-revenant"],
  ])
})

test("brought down by something else it flips, and nobody gains anything for it", () => {
  const table = haunted([], { p1: { board, hand: ["gold-bomb"], plays: 1 } })
  expect(table.options(1).some(({ key }) => /gold-bomb.*revenant/.test(key))).toBe(false)
})

test("the deserter starts with it, and its other side is no card of its own", () => {
  const only = fourSouls.cards.filter(({ id, back }) => back !== "character" || id === "the-deserter")
  const twins = only.flatMap((def) => (def.id === "the-deserter" ? [def, { ...def, id: "another" }] : [def]))
  const game = defineGame(fourSoulsSpec, { cards: twins })
  const state = game.create(options, 2, "deserters")
  const zones = game.view(state, "spectator").zones
  const names = Object.values(zones).flatMap((zone) => zone.map(({ card }) => card))
  expect(names.filter((name) => name === "anima-sola")).toHaveLength(1)
  expect(names).not.toContain("the-revenant")
})
