// Endless loops that nobody chose (FS-Q-8).

import { all, loop, n, repeat, same } from "@soulspire/kernel"
import { fourSoulsSpec, verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cardsIn, fourSoulsTable } from "../support/table.ts"
import type { Souls } from "../support/turns.ts"
import { loot, monster, treasure } from "../support/made-up.ts"

/** The same rules, with less patience. */
const spec = { ...fourSoulsSpec, patience: 410 }

const seesaw = treasure("test-seesaw", "Test", { kind: "passive" }, [
  verbs.on("gainCents", same("ev.who", "you"), [verbs.loseCents(n(1))]),
  verbs.on("loseCents", same("ev.who", "you"), [verbs.gainCents(n(1))]),
]).def
const knell = monster(
  "test-knell",
  "Test",
  { kind: "basic", health: 1, evasion: 2, attack: 1, reward: { cents: 7 } },
  [verbs.whenThisDies([verbs.gainCents(n(1), { who: "active" })])],
).def
/** Does the same thing for ever, and asks nobody. */
const pit = loot("test-pit", "Test", { kind: "tarot" }, [
  loop(all(), [verbs.discard(n(1), { who: "you" })]),
]).def

describe("an endless loop", () => {
  const swinging = (): Souls =>
    fourSoulsTable({ spec, cards: [seesaw], p1: { hand: ["a-penny"], board: ["test-seesaw"] } })
      .p1.play("a-penny")
      .allPass()

  rule("FS-Q-8", "is put to the table, which may call the game a draw", () => {
    const table = swinging().p1.isAsked("endless").p1.canPickExactly("cut", "draw")
    table.p1.pick("draw").p2.isAsked("endless").p2.pick("draw")
    expect(table.game.outcome(table.state)).toMatchObject({ winners: [], how: "draw" })
  })

  const cut = (table: Souls): Souls => table.p1.isAsked("endless").p1.pick("cut").p2.pick("cut")
  const atRest = (table: Souls): void => {
    expect([table.state.table.phase, cardsIn(table, "stack"), table.state.pending]).toEqual(["end", [], []])
    table.allPass().p2.isAsked("action")
    expect(table.state.table.turn).toBe(2)
  }

  rule("FS-Q-8", "is put to the table, which may cut it, and the turn with it", () => {
    atRest(cut(swinging()))
  })

  rule("FS-Q-8", "can be cut in the middle of a resolution that never ends", () => {
    const table = fourSoulsTable({ spec, cards: [pit], p1: { hand: ["test-pit"] } }).p1.play("test-pit")
    atRest(cut(table.p1.pass().p2.pass()).p1.has("lootDiscard", "test-pit"))
  })

  rule(
    "FS-Q-8",
    "is noticed by the crowd on the stack too, before there is no room left for anything",
    () => {
      const hail = loot("test-hail", "Test", { kind: "tarot" }, [
        repeat(n(5000), [verbs.rollThen("you", [])]),
      ]).def
      const table = fourSoulsTable({ cards: [hail], p1: { hand: ["test-hail"] } }).p1.play("test-hail")
      atRest(cut(table.p1.pass().p2.pass()))
    },
  )

  rule("FS-Q-8", "can be cut in the middle of a death, whose other steps are still taken", () => {
    const table = fourSoulsTable({
      spec,
      cards: [seesaw, knell],
      p1: { hand: ["bomb"], board: ["test-seesaw"] },
      monsters: ["test-knell"],
    })
    cut(table.p1.play("bomb", "test-knell").allPass())
      .p1.has("monsterDiscard", "test-knell")
      .p1.has("holding")
    expect(table.state.table.depth).toBe(0)
    atRest(table)
  })

  rule("FS-Q-8", "can be cut in the end phase, which goes on", () => {
    const dusk = treasure("test-dusk", "Test", { kind: "passive" }, [
      verbs.endOfTurn([verbs.gainCents(n(1))]),
    ]).def
    const table = fourSoulsTable({ spec, cards: [seesaw, dusk], p1: { board: ["test-seesaw", "test-dusk"] } })
    atRest(cut(table.p1.end().allPass()))
  })
})
