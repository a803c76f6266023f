// What the greedy player does where every person would do the same.

import { chairAt, greedyBot, stranger } from "@soulspire/bots"
import type { Game } from "@soulspire/kernel"
import { spire, type SpireState } from "@soulspire/spire"
import { describe, expect, test } from "vitest"
import { boss, defect } from "../support/defect.ts"
import { combat } from "../support/table.ts"
import { afterCombat } from "../support/victory.ts"

/** What greedy answers in the first seat. */
function greedy({ game, state }: { readonly game: Game<SpireState>; readonly state: SpireState }): string[] {
  const decision = game.decisions(state).find((each) => !each.standing && each.seat === 0)
  if (decision === undefined) throw new Error("p1 is not asked")
  return greedyBot
    .answer(chairAt(game, state, decision), stranger("a test"))
    .map((key) => key.replaceAll(/#\d+/g, ""))
}

const piles = {
  draw: ["ironclad-strike", "ironclad-strike", "ironclad-defend", "ironclad-defend", "ironclad-defend"],
}

describe("the greedy player", () => {
  test("blocks a blow that would be the last", () => {
    const table = combat({
      p1: { hp: 1, energy: 1, hand: ["ironclad-strike", "ironclad-defend"], ...piles },
      enemies: ["first-cultist"],
    })
    expect(greedy(table)).toEqual(["play:ironclad-defend"])
  })

  test("kills what can be killed, even before blocking it", () => {
    const table = combat({
      p1: { hp: 5, energy: 1, hand: ["ironclad-defend", "ironclad-strike"], ...piles },
      enemies: ["first-cultist", "first-cultist"],
      conditions: [{}, { hp: 1 }],
    })
    expect(greedy(table)).toEqual(["play:ironclad-strike>first-cultist"])
  })

  test("does not throw a card away for nothing", () => {
    const table = combat({
      p1: { hp: 9, energy: 1, block: 9, hand: ["ironclad-defend"], ...piles },
      enemies: ["first-cultist"],
    })
    expect(greedy(table)).toEqual(["done"])
  })

  test("knows what orbs are worth: lightning that goes on, rather than a hit", () => {
    const table = defect({ hp: 9, energy: 1, block: 9, hand: ["defect-strike", "defect-zap"] }, boss)
    expect(greedy(table)).toEqual(["play:defect-zap"])
  })

  test("evokes twice what kills by that", () => {
    const table = defect(
      { hp: 5, energy: 1, lightning: 1, hand: ["defect-dual-cast", "defect-zap"] },
      { conditions: [{ hp: 4 }] },
    )
    expect(greedy(table)).toEqual(["play:defect-dual-cast"])
  })

  test("does not remove its orbs for nothing", () => {
    const table = defect(
      { hp: 9, block: 9, strength: 8, lightning: 2, frost: 1, hand: ["defect-reprogram+"] },
      boss,
    )
    expect(greedy(table)).toEqual(["done"])
  })

  test("knows what calm is worth, and a miracle", () => {
    for (const card of ["watcher-tranquility", "watcher-collect"]) {
      const table = combat({
        p1: { hp: 9, energy: 1, block: 9, hand: [card, "watcher-defend"], ...piles },
        enemies: ["first-cultist"],
      })
      expect(greedy(table)).toEqual([`play:${card}`])
    }
  })

  test("does not leave calm for nothing", () => {
    const table = combat({
      p1: { hp: 9, energy: 1, block: 9, stance: "calm", hand: ["watcher-empty-body"], ...piles },
      enemies: ["first-cultist"],
    })
    expect(greedy(table)).toEqual(["done"])
  })

  test("looks at a reward, and takes it", () => {
    const table = afterCombat("encounter", {
      encounterDeck: ["a1-looter", "a1-looter"],
      p1: { rewards: ["ironclad-anger", "ironclad-clash", "ironclad-flex", "ironclad-cleave"] },
    })
    expect(greedy(table)[0]).toMatch(/^reveal:/)
    table.p1.pick("reveal:card/1")
    const taken = greedy(table)
    expect(taken.some((key) => /^(take|reveal):/.test(key))).toBe(true)
  })

  test("does not change its mind for ever about rewards after which others follow", () => {
    const options = { firstAct: 4, lastAct: 4, everythingUnlocked: true, ascension: 11, moreHp: 90 }
    const state = spire.create(options, 1, "spear")
    const random = stranger("a quick start")
    const asked = () => spire.decisions(state).find(({ standing }) => !standing)
    let answers = 0
    for (let decision = asked(); decision !== undefined && state.table.path === ""; decision = asked()) {
      expect(++answers).toBeLessThan(100)
      spire.answer(
        state,
        decision.seat,
        decision.id,
        greedyBot.answer(chairAt(spire, state, decision), random),
      )
    }
    expect(answers).toBeGreaterThan(0)
  })
})
