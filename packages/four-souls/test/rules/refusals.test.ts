// What does not fit is refused, with a reason and the rule, and nothing has changed by it: options, answers, turns.

import { type Options, Refusal } from "@soulspire/kernel"
import { fourSouls } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import type { Play } from "../support/play.ts"
import { refusalOf } from "../support/stacked.ts"
import { fourSoulsTable } from "../support/table.ts"

/** Why this answer is refused; the state has to be the very same afterwards. */
function refused(table: Play, seat: number, decision: number, ...keys: string[]): string {
  const before = table.game.hash(table.state)
  try {
    table.game.answer(table.state, seat - 1, decision, keys)
  } catch (error) {
    expect(table.game.hash(table.state)).toBe(before)
    if (error instanceof Refusal) return [error.reason.key, error.reason.rule ?? ""].join(" ").trim()
    throw error
  }
  throw new Error(`${keys.join()} was taken`)
}

describe("a table that cannot be", () => {
  const cases: [string, Options, number, string][] = [
    ["one player in a duel", {}, 1, "seats FS-Q-10"],
    ["five players", {}, 5, "seats FS-Q-10"],
    ["a pool below a hundred", { pool: 99 }, 2, "bad-option FS-1.2"],
    ["three who play together", { mode: "co-op" }, 3, "seats FS-17.1"],
    ["a set that nobody knows", { sets: ["base", "afterbirth"] }, 2, "bad-option FS-2.7.4"],
    ["no set at all", { sets: [] }, 2, "deck-too-small FS-1.10"],
    ["a card that nobody knows", { decks: "picked", picked: ["the-moon"] }, 2, "unknown-card FS-19.1"],
    ["a deck too small", { decks: "picked", picked: ["bomb"] }, 2, "deck-too-small FS-1.10"],
    ["picks that nobody uses", { picked: ["bomb"] }, 2, "options-clash FS-19.1"],
    ["a ratio that nobody uses", { lootRatio: { penny: 9 } }, 2, "options-clash FS-19.6"],
    ["items traded where nobody barters", { barter: false, tradeItems: true }, 2, "options-clash FS-IT-10"],
    ["a difficulty for a duel", { difficulty: "hard" }, 2, "only-together FS-17.6"],
  ]
  for (const [what, options, seats, why] of cases)
    rule("FS-19.1", `${what} is refused: ${why}`, () => {
      const reason = refusalOf(options, seats)
      expect([reason?.key, reason?.rule].join(" ")).toBe(why)
    })

  rule("FS-19.1", "an option that there is none of is refused by its name", () => {
    expect(refusalOf({ ratio: 3 })).toEqual({ key: "unknown-option", params: { option: "ratio" } })
    expect(Object.keys(fourSouls.options)).not.toContain("ratio")
  })
})

describe("an answer that is none", () => {
  const table = () => fourSoulsTable({ p1: { hand: ["bomb"] }, p2: { hand: ["bomb"] }, monsters: ["fly"] })

  rule(
    "FS-14.1",
    "out of turn: another's question is not one's own, and one that is closed is nobody's",
    () => {
      const duel = table()
      const { id } = duel.asked(1, "action")
      expect(refused(duel, 2, id, "end")).toBe("not-yours")
      expect(refused(duel, 2, id + 1, "pass")).toBe("stale")
      expect(refused(duel, 1, 0, "pass")).toBe("stale")
      duel.p1.pass()
      expect(refused(duel, 1, id, "end")).toBe("stale")
      expect(refused(duel, 1, duel.asked(2, "respond").id, "pass")).toBe("not-yours")
      duel.allPass()
    },
  )

  rule("FS-2.2.2", "loot without a loot play", () => {
    const duel = table()
    duel.p1.pass()
    const { id } = duel.asked(2, "respond")
    expect(refused(duel, 2, id, "play:bomb")).toBe("no-loot-play FS-2.2.2")
    duel.allPass()
  })

  rule("FS-7.2.3", "a second attack or purchase in a turn, and what belongs to another moment", () => {
    const duel = table()
    duel.p1.buy().allPass().p1.ware("deck").allPass()
    const { id } = duel.asked(1, "action")
    expect(refused(duel, 1, id, "buy")).toBe("no-purchase-left FS-7.2.3")
    expect(refused(duel, 1, id, "against:fly")).toBe("not-now")
    for (const keys of [[], ["end", "end"], ["end", "pass"]])
      expect(refused(duel, 1, id, ...keys)).toBe("pick-count")
    expect(refused(duel, 1, id, "")).toBe("unknown-act")
    expect(refused(duel, 1, id, "constructor")).toBe("unknown-act")
  })
})
