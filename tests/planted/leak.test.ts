// Planted: what a seat sees, is told, may take back or is refused for depends on a card it does not know. The mode
// "leak" notices, and so does the conformance suite.

import { defineGame, NEXT, topOf, zone } from "@soulspire/kernel"
import { proofSpec, type ProofRun } from "@soulspire/proof"
import { hiddenStaysHidden } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { expectBite, withBug } from "./plant.ts"

const position = {
  p1: { hand: ["bug", "gale"], plays: 3 },
  deck: ["spark", "fork", "ember", "wager", "ash", "moot"],
}
const sound = { ...position, ...withBug({ run: () => NEXT }) }
const play = (table: Parameters<Parameters<typeof expectBite>[3]>[0]) => table.p1.play("bug").allPass()

/** The name of the card on top of the deck, which nobody knows. */
const next = (r: ProofRun): string => {
  const top = r.s.objects.find((o) => o.ref === topOf(r, zone(r, "deck")))
  return top === undefined ? "" : r.m.defs[top.def].def.id
}

test("a view that shows the next card", () => {
  const showTable: typeof proofSpec.showTable = (r, seat) => ({
    ...proofSpec.showTable(r, seat),
    next: next(r),
  })
  expectBite(
    "leak",
    { ...position, ...withBug({ run: () => NEXT }, { showTable }) },
    sound,
    play,
    "in two worlds",
  )
  const game = defineGame({ ...proofSpec, showTable })
  expect(() => hiddenStaysHidden({ game, options: {}, seats: 2 }, "leak", 4)).toThrow("in two worlds")
})

test("an option that is there for one card and not for another", () => {
  const { play: plays } = proofSpec.acts
  const acts: typeof proofSpec.acts = {
    ...proofSpec.acts,
    play: { ...plays, list: (r, seat, add) => (next(r) === "spark" ? plays.list(r, seat, add) : undefined) },
  }
  expectBite(
    "leak",
    { ...position, ...withBug({ run: () => NEXT }, { acts }) },
    sound,
    (table) => {
      // Which of the cards lies on top in the other world is chance: a few looks will do.
      table.p1.canPick("play:bug")
      return table.p1.play("bug").allPass()
    },
    "in two worlds",
  )
})

test("a mark that tells what was under the card", () => {
  const planted = withBug({
    run(r) {
      r.s.undo = next(r) === "spark" ? 0 : 2
      return NEXT
    },
  })
  expectBite("leak", { ...position, ...planted }, sound, play, "undo marks differ")
})

test("an event that names a hidden card", () => {
  const planted = withBug(
    {
      run(r) {
        r.events.push({ k: "peek", card: next(r) })
        return NEXT
      },
    },
    { events: { ...proofSpec.events, peek: { card: "all" } } },
  )
  expectBite("leak", { ...position, ...planted }, sound, play, "events differ")
})
