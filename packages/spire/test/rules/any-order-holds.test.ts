// Where nobody is asked for an order, none makes a difference (STS-7.12): random ends of turns, played in every order by a
// game that always asks.

import { below, defineGame, type Game, newRandom, type RandomState, seedFrom } from "@soulspire/kernel"
import { spire, spireSpec, type SpireState } from "@soulspire/spire"
import { rule } from "@soulspire/testkit/vitest"
import { expect } from "vitest"
import { combat } from "../support/table.ts"

const { order: _order, ...unsorted } = spireSpec
/** The same rules, but every order is asked for. */
const asking = defineGame(unsorted)

const burdens = ["status-burn", "status-daze", "curse-doubt", "curse-shame", "curse-pain", "curse-clumsy"]
const powers = [
  "ironclad-metallicize",
  "ironclad-feel-no-pain",
  "ironclad-juggernaut",
  "ironclad-dark-embrace",
  "colorless-the-bomb",
]
const items = ["orichalcum", "frozen-core"]

const oneOf = <T>(random: RandomState, list: readonly T[]): T => list[below(random, 0, list.length)]
const some = <T>(random: RandomState, list: readonly T[], most: number): T[] =>
  Array.from({ length: below(random, 0, most + 1) }, () => oneOf(random, list))

/** Somebody is about to end a turn that several things happen at the end of. */
function about(random: RandomState): SpireState {
  const enemy = (): { hp: number; poison: number } => ({
    hp: oneOf(random, [1, 2, 9]),
    poison: oneOf(random, [0, 1, 2]),
  })
  return combat({
    p1: {
      hp: oneOf(random, [1, 2, 9]),
      block: oneOf(random, [0, 1, 2]),
      hand: some(random, burdens, 2),
      powers: [...new Set(some(random, powers, 2))],
      items: [...new Set(some(random, items, 1))],
      draw: ["ironclad-strike", "ironclad-strike", "ironclad-strike"],
    },
    enemies: oneOf(random, [["s1-gremlin-wizard"], ["s1-gremlin-wizard", "s1-gremlin-wizard"]]),
    conditions: [enemy(), enemy()],
  }).state
}

/** What is left of it all: numbers, where cards lie as far as that can be told, block that was there at the end. */
function summary(state: SpireState, told: readonly Record<string, unknown>[]): unknown {
  const { hp, strength, weak, vulnerable, dead } = state.table.players[0]
  const foes = asking
    .view(state, 0)
    .zones["enemies"].map(({ shows = {} }) => "hp" in shows && [shows.hp, shows.poison])
  const kept = told
    .filter(({ k, cause }) => k === "loseBlock" && cause === "reset")
    .map(({ amount }) => amount)
  const zones = asking.view(state, 0).zones
  const piles = ["exhaust.0", "powers.0", "dazeDeck"].map((name) =>
    zones[name].map(({ card = "" }) => card).toSorted(),
  )
  return { hp, strength, weak, vulnerable, dead, foes, kept, piles, over: state.over?.how ?? "" }
}

const key = (each: unknown): string => JSON.stringify(each)

/** Every end that some order leads to (of very many things, some of the orders); other questions get their first answer. */
function ends(state: SpireState, told: readonly Record<string, unknown>[], found: Set<string>): Set<string> {
  const [decision] = asking.decisions(state)
  if (state.over !== null || decision.prompt.key === "play") return found.add(key(summary(state, told)))
  const options = asking.optionsOf(state, decision).map((option) => option.key)
  const ways =
    decision.prompt.key === "next"
      ? options
          .filter((each) => each !== decision.pass)
          .slice(0, 4)
          .map((each) => [each])
      : [options.slice(0, Math.max(1, decision.min))]
  for (const keys of ways) {
    const copy = asking.copy(state)
    ends(copy, [...told, ...asking.answer(copy, decision.seat, decision.id, keys)], found)
  }
  return found
}

rule("STS-7.12", "what nobody is asked about ends alike in every order", () => {
  const random = newRandom(seedFrom("ends of turns"), 1)
  let [alike, different] = [0, 0]
  for (let i = 0; i < 60; i++) {
    const state = spire.copy(about(random))
    const free = asking.copy(state)
    const done = (game: Game<SpireState>, at: SpireState) =>
      game.answer(at, 0, game.decisions(at)[0].id, ["done"])
    done(spire, state)
    const asked = state.over === null && spire.decisions(state)[0].prompt.key === "next"
    const found = ends(free, done(asking, free), new Set())
    if (asked) different += found.size > 1 ? 1 : 0
    else {
      expect([...found]).toHaveLength(1)
      alike++
    }
  }
  expect([alike > 15, different > 5]).toEqual([true, true])
})
