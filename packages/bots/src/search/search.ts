// The player who thinks ahead: whatever it can do until a stretch of the game is over, each end in the same worlds.

import type { RandomState } from "@soulspire/kernel"
import type { Bot } from "../bot.ts"
import type { Chair } from "../chair.ts"
import { advise } from "../greedy/greedy.ts"
import { answersTo, type Keys } from "./answers.ts"
import { type Level, levels } from "./levels.ts"
import { weigh } from "./weigh.ts"
import { Worlds } from "./worlds.ts"

function think(chair: Chair, random: RandomState, level: Level): Keys {
  const { decision, options, game } = chair
  const { thinking } = game
  if (decision.standing) return []
  if (decision.kind === "vote") return [options[0].key]
  if (thinking === null) return advise(chair, random)
  const world = chair.world(random)
  const usual = thinking.habit(world, decision, options)
  if (usual !== null) return usual
  const answers = answersTo(thinking, world, decision, options, random)
  if (answers.length === 1) return answers[0]
  const judged = thinking.judge(world, decision, options)
  if (judged !== null) return bestPicks(chair, judged)
  const stretch = thinking.stretch(world, decision.seat)
  if (stretch === null) return advise(chair, random)
  const worlds = new Worlds(game, thinking, decision.seat, stretch, random)
  const weighed = weigh(worlds, world, { at: "asked", decision, options }, level, answers)
  return weighed[0]?.plan.first ?? advise(chair, random)
}

/** As many of the best as have to be, and those beyond that are better than nothing. */
function bestPicks({ decision: { kind, min, max }, options }: Chair, judged: readonly number[]): Keys {
  const ranked = options.map(({ key }, i) => ({ key, score: judged[i] })).toSorted((a, b) => b.score - a.score)
  if (kind !== "choose" && kind !== "order") return [ranked[0].key]
  return ranked.filter(({ score }, i) => i < max && (i < min || score > 0)).map(({ key }) => key)
}

const searchBot = (id: string, level: Level): Bot => ({
  id,
  answer: (chair, random) => [...think(chair, random, level)],
})

export const searchBots: readonly Bot[] = Object.entries(levels).map(([id, level]) => searchBot(id, level))
