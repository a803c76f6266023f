// What nobody would forgive a partner: `normal` and above never do it.

import { bots, chairAt, stranger } from "@soulspire/bots"
import { FIRST_SEAT, type Game } from "@soulspire/kernel"
import type { SpireState } from "@soulspire/spire"
import { describe, expect, test } from "vitest"
import { entering } from "../support/climb.ts"
import { combat } from "../support/table.ts"

interface Table {
  readonly game: Game<SpireState>
  readonly state: SpireState
}

const bare = (keys: readonly string[]): string => keys.join(" ").replaceAll(/#\d+/g, "")

function asks({ game, state }: Table) {
  const decision = game.decisions(state).find((each) => !each.standing && each.seat === 0)
  if (decision === undefined) throw new Error("p1 is not asked")
  return decision
}

/** What is answered in the first seat; several times, for chance must not make a blunder of it. */
function answers(name: string, table: Table): string[] {
  const chair = chairAt(table.game, table.state, asks(table))
  return [1, 2, 3].map((nth) => bare(bots[name].answer(chair, stranger(`blunder ${nth}`))))
}

/** Everything that is answered until somebody else is asked, or the phase is over. */
function onward(name: string, { game, state }: Table, most = 20): string[] {
  const given: string[] = []
  const phase = state.table.phase
  const random = stranger("onward")
  while (game.outcome(state) === null && state.table.phase === phase) {
    const decision = asks({ game, state })
    const keys = bots[name].answer(chairAt(game, state, decision), random)
    given.push(bare(keys))
    if (given.length > most) throw new Error(`goes in circles: ${given.slice(-8).join(", ")}`)
    game.answer(state, decision.seat, decision.id, keys)
    if (keys.join() === "done") break
  }
  return given
}

const draw = ["ironclad-strike", "ironclad-strike", "ironclad-defend", "ironclad-defend", "ironclad-defend"]

describe.each(["normal", "hard"])("%s", (name) => {
  test("takes a kill in reach", () => {
    const table = combat({
      p1: { hp: 4, energy: 1, hand: ["ironclad-defend", "ironclad-strike"], draw },
      enemies: ["first-jaw-worm"],
      conditions: [{ hp: 1 }],
      die: 3,
    })
    expect(new Set(answers(name, table))).toEqual(new Set(["play:ironclad-strike>first-jaw-worm"]))
  })

  test("kills the one that can be killed rather than hurting another", () => {
    const table = combat({
      p1: { hp: 6, energy: 1, hand: ["ironclad-strike"], draw },
      enemies: ["first-jaw-worm", "s1-acid-slime-1"],
      conditions: [{ hp: 6 }, { hp: 1 }],
      die: 3,
    })
    expect(new Set(answers(name, table))).toEqual(new Set(["play:ironclad-strike>s1-acid-slime-1"]))
  })

  test("does not block where nobody attacks", () => {
    const table = combat({
      p1: { hp: 9, energy: 1, hand: ["ironclad-defend", "ironclad-strike"], draw },
      enemies: ["e1-lagavulin"],
      conditions: [{ cube: 1 }],
    })
    expect(new Set(answers(name, table))).toEqual(new Set(["play:ironclad-strike>e1-lagavulin"]))
  })

  test("does not die where block saves it", () => {
    const table = combat({
      p1: { hp: 1, energy: 1, hand: ["ironclad-shrug-it-off+", "ironclad-strike"], draw },
      enemies: ["e1-gremlin-nob"],
      conditions: [{ cube: 2 }],
      round: 1,
    })
    expect(new Set(answers(name, table))).toEqual(new Set(["play:ironclad-shrug-it-off+"]))
  })

  test("does not rest at full HP", () => {
    const table = entering("campfire", { p1: { hp: 10, deck: [...draw, "ironclad-bash"] } })
    expect(new Set(answers(name, table))).toEqual(new Set(["smith"]))
  })

  test("rests where the next blow may be the last", () => {
    const table = entering("campfire", { p1: { hp: 2, deck: [...draw, "ironclad-bash"] } })
    expect(new Set(answers(name, table))).toEqual(new Set(["rest"]))
  })

  test("does not give up because a partner has not played yet", () => {
    const table = combat({
      p1: { energy: 1, hand: ["ironclad-strike"], draw },
      p2: { hp: 1, energy: 1, hand: ["ironclad-defend"], draw },
      enemies: ["first-jaw-worm", "first-jaw-worm"],
      conditions: [{ row: 0 }, { row: 1 }],
      die: 5,
    })
    expect(new Set(answers(name, table))).not.toContain("done")
  })

  test("fights to the last where it is lost", () => {
    const table = combat({
      p1: { hp: 1, energy: 1, hand: ["ironclad-strike"], draw },
      enemies: ["e1-gremlin-nob"],
      conditions: [{ cube: 2 }],
      round: 1,
    })
    expect(new Set(answers(name, table))).toEqual(new Set(["play:ironclad-strike>e1-gremlin-nob"]))
  })

  test("does not go to and fro between rows", () => {
    const table = combat({
      p1: { energy: 1, hand: ["ironclad-defend"], draw },
      p2: { hand: [], draw },
      enemies: ["first-jaw-worm", "first-jaw-worm"],
      conditions: [{ row: 0 }, { row: 1 }],
      die: 3,
    })
    expect(onward(name, table).filter((key) => key.startsWith("switch")).length).toBeLessThan(2)
  })
})

test("an enemy with fewer HP is better, however much is in play that will last", () => {
  const whole = (hp: number): number => {
    const { game, state } = combat({
      p1: { strength: 5, powers: ["ironclad-demon-form", "ironclad-metallicize"] },
      enemies: ["b1-hexaghost"],
      conditions: [{ hp }],
    })
    return (game.thinking?.worth(state, FIRST_SEAT) ?? []).reduce((sum, part) => sum + part, 0)
  }
  for (const hp of [30, 20, 10, 5]) expect(whole(hp - 4)).toBeGreaterThan(whole(hp))
})
