// Bots' turns: the match says which are to move; whoever hosts it asks them and hands their answers in.

import type { Decision, State } from "@soulspire/kernel"
import { answer, type Match } from "./match.ts"

/** What bots have to answer now. (What stands open for ever they may leave alone.) */
export const botDecisions = <S extends State>(match: Match<S>): Decision[] =>
  match.game
    .decisions(match.state)
    .filter(({ seat, standing }) => !standing && match.seats[seat].kind === "bot")

/** Lets bots answer until a person is needed or the game is over; gives the number of their answers. */
export function playBots<S extends State>(
  match: Match<S>,
  pick: (match: Match<S>, decision: Decision, bot: string) => readonly string[],
): number {
  for (let count = 0; ; count++) {
    const [decision] = botDecisions(match)
    if (decision === undefined) return count
    const seating = match.seats[decision.seat]
    const bot = seating.kind === "bot" ? seating.bot : ""
    answer(match, decision.seat, decision.id, pick(match, decision, bot))
  }
}
