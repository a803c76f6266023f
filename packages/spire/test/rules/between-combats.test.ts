// What a combat leaves to the next one of a climb: nothing but HP, gold, cards and items.

import { moveObject, NOBODY, zone } from "@soulspire/kernel"
import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { cardsIn, refsIn } from "@soulspire/testkit"
import { type ClimbTable, climberOf, entering, keysOf } from "../support/climb.ts"

const deck = ["ironclad-bash", "ironclad-clash", "ironclad-defend", "ironclad-flex", "ironclad-strike"]

/** In an encounter with one enemy, alone. */
const fight = (items: readonly string[]): ClimbTable =>
  entering("encounter", {
    p1: { deck, items, hp: 50, maxHp: 50 },
    encounterDeck: ["a1-red-louse", "a1-red-louse"],
  })

/** The enemy falls, and nothing of what it leaves is taken. */
function win(table: ClimbTable): void {
  table.game.arrange(table.state, (r) => {
    for (const ref of refsIn(table, "enemies")) {
      const data = r.s.objects.find((each) => each.ref === ref)?.data
      if (data !== undefined && data !== null) Object.assign(data, { hp: 1, block: 0 })
    }
  })
  table.p1.play("ironclad-strike", "a1-red-louse")
  table.p1.pick("done")
}

/** On to another encounter, wherever paths lead. */
function again(table: ClimbTable): void {
  table.game.arrange(table.state, (r) => {
    r.s.table.spaces = "M".repeat(41)
    for (const ref of r.s.zones[zone(r, "box")].slice())
      moveObject(r, ref, zone(r, "encounterDeck"), "bottom", NOBODY, null, "")
  })
  table.p1.pick(keysOf(table).find((key) => key.startsWith("go:")) as string)
}

test("energy that was left in an earlier combat is not left from the last turn", () => {
  const table = fight(["ice-cream"])
  expect(climberOf(table).energy).toBe(3)
  win(table)
  again(table)
  expect(climberOf(table).energy).toBe(3)
})

rule("STS-12.8", "what was used up in one combat can be used in the next", () => {
  const table = fight(["runic-pyramid"])
  const offered = (): boolean => keysOf(table).some((key) => key.startsWith("use:runic-pyramid"))
  table.p1.use("runic-pyramid")
  expect(offered()).toBe(false)
  win(table)
  again(table)
  expect(offered()).toBe(true)
  expect(table.state.table.round).toBe(1)
})

rule("STS-8.10", "all cards are together again, and nothing is left of tokens, round and die", () => {
  const table = fight([])
  table.game.arrange(table.state, (r) => {
    Object.assign(r.s.table.players[0], { strength: 2, block: 3, weak: 1 })
  })
  win(table)
  expect(cardsIn(table, "p1.deck").toSorted()).toEqual(deck)
  expect(climberOf(table)).toMatchObject({ strength: 0, block: 0, weak: 0, energy: 3 })
  expect(table.state.table).toMatchObject({ round: 0, die: 0, phase: "map" })
})
