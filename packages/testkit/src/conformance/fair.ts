// A bot knows what its seat knows and no more: with everything hidden from it changed, it answers the same.

import { type Bot, chairAt, stranger } from "@soulspire/bots"
import type { Decision, Game, State } from "@soulspire/kernel"
import { scramble } from "./scramble.ts"
import { along, type Setting } from "./setting.ts"

/** How the bot answers here, by the same chance of its own every time. */
const answerAt = <S extends State>(
  game: Game<S>,
  state: S,
  decision: Decision,
  bot: Bot,
  seed: string,
): string => bot.answer(chairAt(game, state, decision), stranger(seed)).join(" ")

/**
 * Looks at so many positions of random games, at each decision of more than one option that is the `stride`-th; throws where
 * the answer is another one in a world that the seat cannot tell from the true one. Gives the number of positions.
 */
export function fair<S extends State>(
  setting: Setting<S>,
  bot: Bot,
  { positions, stride, seed }: { positions: number; stride: number; seed: string },
): number {
  const { game } = setting
  const random = stranger(`fair ${seed}`)
  const count = { looked: 0, met: 0 }
  const look = (state: S, decision: Decision, where: string): void => {
    const chance = `${seed} ${count.looked++}`
    const here = answerAt(game, state, decision, bot, chance)
    const there = answerAt(game, scramble(game, state, decision.seat, random), decision, bot, chance)
    if (here !== there)
      throw new Error(
        `${bot.id} is not fair: at ${decision.prompt.key} of game ${where} it answers "${here}", and "${there}" where what it cannot know is different`,
      )
  }
  for (let nth = 0; count.looked < positions; nth++) {
    const before = count.met
    along(setting, `${seed}/${nth}`, (state) => {
      for (const decision of game.decisions(state)) {
        if (decision.standing || game.optionsOf(state, decision).length < 2) continue
        if (count.met++ % stride === 0 && count.looked < positions) look(state, decision, `${seed}/${nth}`)
      }
    })
    if (count.met === before) throw new Error("no game ever asks anything")
  }
  return count.looked
}
