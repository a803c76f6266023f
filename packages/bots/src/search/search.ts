// The player who thinks ahead: whatever it can do until a stretch of the game is over, each end in the same worlds.

import { below, type RandomState, type Why } from "@soulspire/kernel"
import type { Bot, Temper } from "../bot.ts"
import type { Chair } from "../chair.ts"
import { advise } from "../greedy/greedy.ts"
import { answersTo, type Keys } from "./answers.ts"
import { bestPicks } from "./judged.ts"
import { type Level, levels, withBudget } from "./levels.ts"
import { type Slices, whole } from "./slices.ts"
import { meanOf, weigh, type Weighed } from "./weigh.ts"
import { comparedIn, whyOf } from "./why.ts"
import { type Mood, Worlds } from "./worlds.ts"

/** What somebody would answer who thinks, and why; null where there is nothing to say about it. */
export interface Advice {
  readonly keys: Keys
  readonly why: Why | null
}

const plainly = (keys: Keys): Advice => ({ keys, why: null })
const glanced = (keys: Keys): Advice => ({ keys, why: { by: "glance" } })

function* think(chair: Chair, random: RandomState, level: Level, mood: Mood): Slices<Advice> {
  const { telling } = mood
  const { decision, options, game } = chair
  const { thinking } = game
  // Offers and other talk that stands for ever is for persons, and so is what all vote about.
  if (decision.standing) return plainly([])
  if (decision.kind === "vote") return plainly([options[0].key])
  if (options.length === 1 && decision.min === 1) return plainly([options[0].key])
  if (thinking === null) return glanced(advise(chair, random))
  const world = chair.world(random)
  const byRule = (keys: Keys, instead: Keys | null): Advice => ({
    keys,
    why: telling ? { by: "rule", rule: thinking.rule(world, decision, options, keys), instead } : null,
  })
  const usual = thinking.habit(world, decision, options)
  if (usual !== null) return byRule(usual, null)
  const answers = answersTo(thinking, world, decision, options, random)
  if (answers.length === 1) return plainly(answers[0])
  const judged = thinking.judge(world, decision, options)
  if (judged !== null) {
    const { keys, instead } = bestPicks(chair, judged, level.regret, random)
    return byRule(keys, instead)
  }
  const stretch = thinking.stretch(world, decision.seat)
  if (stretch === null) return glanced(advise(chair, random))
  const worlds = new Worlds(game, thinking, decision.seat, stretch, random, mood)
  const weighed = yield* weigh(worlds, world, { at: "asked", decision, options }, level, answers)
  if (weighed.length === 0) return glanced(advise(chair, random))
  if (!telling) return plainly(chosen(weighed, level, random))
  const { best, other } = yield* comparedIn(worlds, weighed, level)
  return { keys: best.plan.way.first, why: whyOf(worlds, best, other) }
}

/** One of those that are hardly worse than the best. Where the best brings the stretch to its end for good, no other will do. */
function chosen(weighed: readonly Weighed[], { regret }: Level, random: RandomState): Keys {
  const [best] = weighed
  if (regret === 0 || best.plan.then.at === "end") return best.plan.way.first
  const close = weighed.filter((each) => each.tried > 0 && meanOf(each) >= meanOf(best) - regret)
  return close[below(random, 0, close.length)].plan.way.first
}

function searchBot(id: string, level: Level, temper: Temper | null = null): Bot {
  const mood = { telling: false, temper }
  function* ponder(chair: Chair, random: RandomState): Slices<readonly string[]> {
    return (yield* think(chair, random, level, mood)).keys
  }
  return {
    id,
    answer: (chair, random) => [...whole(ponder(chair, random))],
    ponder,
    withBudget: (positions) => searchBot(id, withBudget(level, positions), temper),
    withTemper: (own) => searchBot(id, level, own),
  }
}

export const searchBots: readonly Bot[] = Object.entries(levels).map(([id, level]) => searchBot(id, level))

/** What is best here as far as one can see, for whoever asks, and why; in slices. The same chance gives the same advice. */
export const hint = (chair: Chair, random: RandomState, level: Level = levels.hard): Slices<Advice> =>
  think(chair, random, level, { telling: true, temper: null })
