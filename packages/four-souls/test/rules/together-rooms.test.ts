// What modes change in rooms (FS-17.8), and editions that have no modes (RD-30).

import { is, later } from "@soulspire/kernel"
import { rulesets } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { refusalOf, setUp, stackedGame } from "../support/stacked.ts"
import { cardsIn, fourSoulsTable } from "../support/table.ts"
import { turnOver } from "../support/turns.ts"
import { loot } from "../support/made-up.ts"

const options = { mode: "co-op" } as const

describe("rooms", () => {
  const rooms = ["one", "two", "three"].map((id) => ({
    id: `test-${id}`,
    back: "room",
    kinds: ["room"],
    facts: {},
    abilities: [],
  }))
  const staying = (more: object) =>
    setUp(stackedGame({ room: rooms }), { rooms: true, firstPlayer: "seat", ...more }).allPass()

  rule("FS-17.8", "that nobody has changed for a round are left behind", () => {
    const table = turnOver(staying(options))
    expect(cardsIn(table, "rooms")).toEqual(["test-one"])
    turnOver(table)
    expect([cardsIn(table, "rooms"), cardsIn(table, "roomDiscard")]).toEqual([["test-two"], ["test-one"]])
    // The next one has a round of its own.
    turnOver(table)
    expect(cardsIn(table, "rooms")).toEqual(["test-two"])
    turnOver(table)
    expect(cardsIn(table, "rooms")).toEqual(["test-three"])
  })

  rule("FS-17.8", "stay as long as they like where players are rivals", () => {
    const table = turnOver(turnOver(turnOver(turnOver(staying({})))))
    expect(cardsIn(table, "rooms")).toEqual(["test-one"])
  })

  /** Till end of turn no room can be put into discard. */
  const hold = loot("test-hold", "Test", { kind: "tarot" }, [
    later({ k: "forbid", act: "discard", when: is("it", "room") }, "turn"),
  ]).def
  const held = (ruleset: string): string[] => {
    const table = fourSoulsTable({
      cards: [hold, ...rooms],
      rooms: ["test-one"],
      roomDeck: ["test-two", "test-three"],
      options: { ...options, rooms: true, ruleset },
      p1: { hand: ["test-hold"] },
    })
    turnOver(turnOver(table))
    turnOver(table.p1.play("test-hold").allPass())
    return cardsIn(table, "rooms")
  }

  rule(["FS-17.8", "RD-33=before-healing"], "go before effects end with the turn", () => {
    expect(held("english-2023")).toEqual(["test-one"])
  })

  rule(["FS-IT-6", "RD-33=after-healing"], "go after effects have ended, in the Italian edition", () => {
    expect(held("italian")).toEqual(["test-two"])
  })
})

describe("an edition", () => {
  rule("RD-30=yes", "has all of it, in English and in Italian", () => {
    for (const ruleset of ["english-2023", "italian"])
      for (const [option, given] of [
        ["mode", "solo"],
        ["mode", "co-op"],
        ["rooms", true],
        ["challenge", "heart-of-the-cellar"],
        ["decks", "ratios"],
      ] as const)
        expect(refusalOf({ ruleset, [option]: given, sets: ["base", "requiem"] })).toBeNull()
  })

  rule("RD-30=no", "may have none of it: rooms, solo and co-op, challenges", () => {
    expect([rulesets["english-2023"].modules, rulesets.italian.modules]).toEqual([true, true])
    const old = stackedGame({
      newTable(table) {
        table.rules = { ...table.rules, modules: false }
      },
    })
    const refusal = (more: Record<string, string | boolean>): unknown => {
      try {
        old.create(more, 2, "old")
      } catch (error) {
        return (error as { reason: unknown }).reason
      }
      return null
    }
    expect(refusal({})).toBeNull()
    for (const [option, given] of [
      ["mode", "solo"],
      ["mode", "co-op"],
      ["rooms", true],
    ] as const)
      expect(refusal({ [option]: given })).toEqual({
        key: "not-in-this-edition",
        params: { option },
        rule: "RD-30",
      })
  })
})
