// Answers that were written down: keys of options without the numbers that tell cards of one name apart. So what somebody
// wrote for a position is good for every match that is begun from it.

import { refuse, type State } from "@soulspire/kernel"
import { askedOf, commit, type Match, prepareAnswer } from "./match.ts"

/** "play:bomb#41>gurdy#7" is written "play:bomb>gurdy". */
const plain = (key: string): string => key.replaceAll(/#\d+/g, "")

/** What stands for this among the options: of several that are called alike the first; with its number and its words. */
function keyFor(options: readonly string[], written: string): string | undefined {
  const [name] = written.split("=", 1)
  const found = options.find((key) => plain(key) === name)
  return found === undefined ? undefined : found + written.slice(name.length)
}

/** A seat (from 0) answers so. Refused where it is not asked anything that this is an answer to. */
export function answerAsWritten<S extends State>(
  match: Match<S>,
  seat: number,
  written: readonly string[],
): void {
  for (const decision of askedOf(match, seat)) {
    const options = match.game.optionsOf(match.state, decision).map(({ key }) => key)
    const keys = written.map((each) => keyFor(options, each))
    if (keys.every((key) => key !== undefined)) {
      commit(match, prepareAnswer(match, { seat, decision: decision.id, keys }))
      return
    }
  }
  throw refuse("not-offered", { what: written.join(" + ") })
}
