// The player who thinks ahead: whatever it can do until a stretch of the game is over, each end in the same worlds.

import { below, type Decision, type RandomState } from "@soulspire/kernel"
import type { Bot } from "../bot.ts"
import type { Chair } from "../chair.ts"
import { advise } from "../greedy/greedy.ts"
import { answersTo, type Keys } from "./answers.ts"
import { type Level, levels, withBudget } from "./levels.ts"
import { meanOf, weigh, type Weighed } from "./weigh.ts"
import { Worlds } from "./worlds.ts"

function think(chair: Chair, random: RandomState, level: Level): Keys {
  const { decision, options, game } = chair
  const { thinking } = game
  // Offers and other talk that stands for ever is for persons, and so is what all vote about.
  if (decision.standing) return []
  if (decision.kind === "vote") return [options[0].key]
  if (options.length === 1 && decision.min === 1) return [options[0].key]
  if (thinking === null) return advise(chair, random)
  const world = chair.world(random)
  const usual = thinking.habit(world, decision, options)
  if (usual !== null) return usual
  const answers = answersTo(thinking, world, decision, options, random)
  if (answers.length === 1) return answers[0]
  const judged = thinking.judge(world, decision, options)
  if (judged !== null) return bestPicks(chair, judged, level.regret, random)
  const stretch = thinking.stretch(world, decision.seat)
  if (stretch === null) return advise(chair, random)
  const worlds = new Worlds(game, thinking, decision.seat, stretch, random)
  const weighed = weigh(worlds, world, { at: "asked", decision, options }, level, answers)
  return weighed.length === 0 ? advise(chair, random) : chosen(weighed, level, random)
}

/** One of those that are hardly worse than the best. Where the best brings the stretch to its end for good, no other will do. */
function chosen(weighed: readonly Weighed[], { regret }: Level, random: RandomState): Keys {
  const [best] = weighed
  if (regret === 0 || best.plan.then.at === "end") return best.plan.first
  const close = weighed.filter((each) => each.tried > 0 && meanOf(each) >= meanOf(best) - regret)
  return close[below(random, 0, close.length)].plan.first
}

const picksSeveral = ({ kind }: Decision): boolean => kind === "choose" || kind === "order"

/** As many of the best as have to be, and those beyond that are better than nothing. */
function bestPicks(
  { decision, options }: Chair,
  judged: readonly number[],
  regret: number,
  random: RandomState,
): Keys {
  const ranked = options
    .map(({ key }, i) => ({ key, score: judged[i] }))
    .toSorted((a, b) => b.score - a.score)
  const { min, max } = decision
  if (picksSeveral(decision) && max > 1)
    return ranked.filter(({ score }, i) => i < max && (i < min || score > 0)).map(({ key }) => key)
  const close = ranked.filter(({ score }) => score >= ranked[0].score - regret)
  return [close[regret === 0 ? 0 : below(random, 0, close.length)].key]
}

const searchBot = (id: string, level: Level): Bot => ({
  id,
  answer: (chair, random) => [...think(chair, random, level)],
  withBudget: (positions) => searchBot(id, withBudget(level, positions)),
})

export const searchBots: readonly Bot[] = Object.entries(levels).map(([id, level]) => searchBot(id, level))
