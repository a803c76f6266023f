// The stranger: answers anything that is legal, and tires of a game that goes on for very long.

import { below, newRandom, type RandomState, seedFrom } from "@soulspire/kernel"
import type { Bot } from "./bot.ts"
import type { Chair } from "./chair.ts"
import { tired } from "./tired.ts"

/** A stranger's dice, apart from the game's. */
export const stranger = (seed: string): RandomState => newRandom(seedFrom(`stranger ${seed}`), 1)

/** What a stranger says where something has to be said. */
const SMALL_TALK = " hm"

/** Picks that look legal; several together may not be. */
function anyKeys({ decision, options }: Chair, random: RandomState): string[] {
  const pool = options.map((option) =>
    option.range === undefined
      ? option.key
      : `${option.key}=${option.range.min + below(random, 0, option.range.max - option.range.min + 1)}${
          option.promise === "must" ? SMALL_TALK : ""
        }`,
  )
  if (decision.kind === "choose" || decision.kind === "order") {
    const many = decision.min + below(random, 0, decision.max - decision.min + 1)
    const picked: string[] = []
    for (let i = 0; i < many; i++) picked.push(...pool.splice(below(random, 0, pool.length), 1))
    return picked
  }
  return [pool[below(random, 0, pool.length)]]
}

export const randomBot: Bot = {
  id: "random",
  answer(any, random) {
    const chair = tired(any, random)
    for (let tries = 0; ; tries++) {
      const keys = anyKeys(chair, random)
      const sure = chair.decision.kind !== "choose" || !chair.decision.joint
      if (sure || tries > 50 || chair.fits(keys)) return keys
    }
  },
}
