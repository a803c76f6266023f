// Planted: what a seat sees, is told, may take back or is refused for depends on a card it does not know. The mode
// "leak" notices, and so does the conformance suite.

import { stranger } from "@soulspire/bots"
import { below, defineGame, NEXT, type RandomState, topOf, zone } from "@soulspire/kernel"
import { proofSpec, type ProofRun, type ProofTable } from "@soulspire/proof"
import { dealtAnew, hiddenStaysHidden } from "@soulspire/testkit"
import { describe, expect, test } from "vitest"
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

describe("a secret of the table's own", () => {
  type Sly = Omit<ProofTable, "players"> & { omen: number; players: { bid: number }[] }
  const slyTable = (r: ProofRun): Sly => r.s.table as object as Sly

  /** A proof game with a number that nobody knows, and one that each seat has for itself. */
  const sly = (more: Partial<typeof proofSpec> = {}): Partial<typeof proofSpec> => {
    const { sight } = proofSpec
    return {
      newTable: (options, seats) => {
        const table = proofSpec.newTable(options, seats)
        return Object.assign(table, { omen: 3, players: table.players.map((each) => ({ ...each, bid: 4 })) })
      },
      sight: {
        ...sight,
        table: {
          ...sight.table,
          omen: { to: "none", anew: (random: RandomState) => below(random, 0, 100) },
          players: {
            ...(sight.table.players as object),
            bid: { to: "own", anew: (random: RandomState) => below(random, 0, 100) },
          },
        } as object as typeof sight.table,
      },
      ...more,
    }
  }
  const planted = (
    run: (r: ProofRun) => void,
    more: Partial<typeof proofSpec> = {},
  ): Parameters<typeof expectBite>[1] => ({
    ...position,
    ...withBug(
      {
        run(r) {
          run(r)
          return NEXT
        },
      },
      sly(more),
    ),
  })
  const harmless = planted(() => {})

  test("is in a view", () => {
    const showTable: typeof proofSpec.showTable = (r, seat) =>
      Object.assign(proofSpec.showTable(r, seat), { omen: slyTable(r).omen })
    expectBite(
      "leak",
      planted(() => {}, { showTable }),
      harmless,
      play,
      "in two worlds",
    )
    const game = defineGame({ ...proofSpec, ...sly({ showTable }) })
    expect(() => hiddenStaysHidden({ game, options: {}, seats: 2 }, "leak", 4)).toThrow("in two worlds")
  })

  test("of another seat is in a view", () => {
    const showTable: typeof proofSpec.showTable = (r, seat) =>
      Object.assign(proofSpec.showTable(r, seat), { bids: slyTable(r).players.map(({ bid }) => bid) })
    expectBite(
      "leak",
      planted(() => {}, { showTable }),
      harmless,
      play,
      "in two worlds",
    )
  })

  test("decides what can be done", () => {
    const { play: plays } = proofSpec.acts
    const acts: typeof proofSpec.acts = {
      ...proofSpec.acts,
      play: {
        ...plays,
        list: (r, seat, add) => (slyTable(r).omen < 50 ? plays.list(r, seat, add) : undefined),
      },
    }
    expectBite(
      "leak",
      planted(() => {}, { acts }),
      harmless,
      play,
      "in two worlds",
    )
  })

  test("is told", () => {
    const bug = planted((r) => r.events.push({ k: "peek", amount: slyTable(r).omen }), {
      events: { ...proofSpec.events, peek: { amount: "all" } },
    })
    expectBite("leak", bug, harmless, play, "events differ")
  })

  test("comes to be in a field that is said to follow from what everybody has seen", () => {
    const bug = planted((r) => {
      slyTable(r).attempt = slyTable(r).omen
    })
    expectBite("leak", bug, harmless, play, 'said to be "derived" differ')
  })

  test("is dealt anew for whoever thinks ahead, and one's own is not", () => {
    const game = defineGame({ ...proofSpec, ...sly() })
    const state = game.create({}, 2, "sly")
    const dealt = game.determinize(state, 0, stranger("sly")).table as object as Sly
    expect([dealt.omen === 3, dealt.players[0].bid, dealt.players[1].bid === 4]).toEqual([false, 4, false])
    expect(dealtAnew({ game, options: {}, seats: 2 }, "sly", 20).worlds).toBeGreaterThan(2)
  })
})
