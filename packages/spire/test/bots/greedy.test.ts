// What the greedy player does where every person would do the same.

import { advise, chairAt, greedyBot, stranger } from "@soulspire/bots"
import type { Game } from "@soulspire/kernel"
import { spire, type SpireState, type SpireTable } from "@soulspire/spire"
import { describe, expect, test } from "vitest"
import { before, type ClimbTable, entering } from "../support/climb.ts"
import { boss, defect } from "../support/defect.ts"
import { combat } from "../support/table.ts"
import { afterCombat, fighting, win } from "../support/victory.ts"

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

/** Every answer is the one that a hint gives, as whoever is asked first follows it, until `end` holds. */
function followHints(
  { game, state }: { readonly game: Game<SpireState>; readonly state: SpireState },
  end: (state: SpireState) => boolean,
  most = 60,
): string[] {
  const given: string[] = []
  while (!end(state)) {
    const [decision] = game.decisions(state).filter(({ standing }) => !standing)
    const keys = advise(chairAt(game, state, decision), stranger(`hint ${given.length}`))
    given.push(keys.join(" ").replaceAll(/#\d+/g, ""))
    if (given.length > most) throw new Error(`hints go in circles: ${given.slice(-8).join(", ")}`)
    game.answer(state, decision.seat, decision.id, keys)
  }
  return given
}

const all = { ruby: 1, sapphire: 1, emerald: 1 }

/** The boss of an Act has fallen in a climb that was meant to go so far, and everything it left is taken. */
function bossBeaten(act: number, goal: number, facts: Partial<SpireTable> = {}): ClimbTable {
  const table = fighting("boss", { bossDeck: ["b1-guardian"], options: { everythingUnlocked: true } })
  table.game.arrange(table.state, (r) => void Object.assign(r.s.table, { act, goal, ...facts }))
  win(table).p1.pick("done")
  return act < goal ? table.leaves("p1", "next-act") : table
}

const hinted = (table: ClimbTable): string =>
  advise(chairAt(table.game, table.state, table.p1.asked), stranger("one")).join()

describe("a hint where an Act is beaten", () => {
  test("is to go on where the climb was meant to go further", () => {
    for (const act of [1, 2]) {
      const table = bossBeaten(act, 4)
      table.p1.isAsked("next-act")
      expect(hinted(table)).toBe("go-on")
    }
  })

  test("is to go on where it is won, too, as long as there is more to win", () => {
    const table = bossBeaten(1, 1)
    table.p1.isAsked("won")
    expect(hinted(table)).toBe("go-on")
  })

  test("is to go on to the last Act with all keys", () => {
    const table = bossBeaten(3, 4, all)
    table.p1.isAsked("next-act")
    expect(hinted(table)).toBe("go-on")
  })

  test("is no bot's vote: bots go as far as was meant", () => {
    expect(greedy(bossBeaten(1, 4))).toEqual(["go-on"])
    expect(greedy(bossBeaten(1, 1))).toEqual(["stop"])
  })
})

describe("whoever follows hints", () => {
  test("changes rows before those who hold two each, if at all, and then plays", () => {
    for (const slot of [1, 2, 3]) {
      const table = combat({
        p1: { hp: 50, maxHp: 50, strength: 2, ...piles },
        enemies: ["e4-spire-shield", "e4-spire-spear"],
        conditions: [
          { row: 0, cube: slot },
          { row: 2, cube: slot },
        ],
        statusDeck: ["status-burn", "status-burn"],
        dazeDeck: ["status-daze", "status-daze", "status-daze", "status-daze"],
        options: { room: "elite", firstAct: 4, ascension: 11 },
      })
      table.p1.pick("done").p1.isAsked("face")
      followHints(table, ({ table: { phase } }) => phase === "play", 4)
    }
  })

  test("who wants to go to the last Act does without a relic for its key, and is not told to take it after all", () => {
    const chest = entering("treasure", {
      p1: {},
      relicDeck: ["anchor", "vajra"],
      options: { everythingUnlocked: true, lastAct: 4 },
    })
    followHints(chest, ({ table }) => table.phase === "map")
    expect(chest.state.table.sapphire).toBe(1)
  })

  test("takes the relic where the last Act is not wanted", () => {
    const chest = entering("treasure", {
      p1: {},
      relicDeck: ["anchor", "vajra"],
      options: { everythingUnlocked: true },
    })
    chest.p1.pick("skipRelic")
    followHints(chest, ({ table }) => table.phase === "map")
    chest.p1.has("items", "anchor")
  })

  test("does without an action at a campfire for the key, unless it has it", () => {
    const fire = entering("campfire", { p1: { hp: 9 }, options: { everythingUnlocked: true, lastAct: 4 } })
    expect(followHints(fire, ({ table }) => table.phase === "map")).toEqual(["skipFire"])
  })
})

test("whoever follows hints does not put off a Boss by switching rows", () => {
  const table = before("boss", { p1: { hp: 3 }, p2: { hp: 3 }, bossDeck: ["b1-guardian"] })
  // Wherever the paths lead.
  table.game.arrange(table.state, (r) => {
    r.s.table.spaces = "B".repeat(r.s.table.spaces.length)
  })
  followHints(table, ({ table: { room, phase } }) => room === "boss" && phase !== "map", 8)
})

describe("a bot in a party", () => {
  const party = { p1: {}, p2: {}, relicDeck: ["anchor", "vajra"], options: { everythingUnlocked: true } }
  const botsIn = ({ game, state }: ClimbTable): number[] =>
    game.decisions(state).flatMap(({ standing, seat }) => (!standing && seat === 1 ? [seat] : []))

  test("that has said where to go waits for the others, and switches no rows to and fro", () => {
    const table = before("treasure", party)
    table.p2.go("treasure/r1c3")
    expect(botsIn(table)).toEqual([])
  })
})

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
