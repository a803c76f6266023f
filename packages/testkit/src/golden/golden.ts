// Golden playthroughs: whole games that were played once and must not change unnoticed. Each is a match file with its own
// cards, so that a new card changes nothing, and beside it what happened, for people to read and compare.

import { stranger } from "@soulspire/bots"
import { type Game, type GameEvent, isObject, label, type Plain, type State } from "@soulspire/kernel"
import {
  answer,
  createMatch,
  fileOf,
  MatchFileError,
  outcomeOf,
  readMatchFile,
  replaying,
  writeMatchFile,
} from "@soulspire/match"
import { inside, type Setting } from "../conformance/setting.ts"
import { randomAnswer } from "../random-play.ts"

export interface Golden {
  /** The match file. */
  match: string
  /** What happened, answer by answer. */
  log: string
}

/** Who knows what is for the views' tests; the log tells what happened. */
const untold = ["k", "knew", "knows"]

/** What an answer did, in lines: the answer, then its events. Objects by their readable names, as they are afterwards. */
function told<S extends State>(
  game: Game<S>,
  state: S,
  { seat, keys }: { seat: number; keys: readonly string[] },
  events: readonly GameEvent[],
): string[] {
  return inside(game, state, (r) => {
    const word = (value: Plain | undefined): string =>
      Array.isArray(value)
        ? `[${value.map(word).join(" ")}]`
        : typeof value === "number" && isObject(value)
          ? label(r, value)
          : typeof value === "object"
            ? JSON.stringify(value)
            : String(value)
    const line = (event: GameEvent): string =>
      [
        event.k,
        ...Object.keys(event)
          .filter((key) => !untold.includes(key))
          .map((key) => `${key}=${word(event[key])}`),
      ].join(" ")
    return [`p${seat + 1}: ${keys.join(" + ")}`, ...events.map((event) => `    ${line(event)}`)]
  })
}

/** Plays a random game and writes it down. */
export function recordGolden<S extends State>({ game, options, seats }: Setting<S>, seed: string): Golden {
  const chairs = Array.from({ length: seats }, (_each, i) => ({
    kind: "bot" as const,
    bot: "random",
    name: `p${i + 1}`,
  }))
  // Which rules have played it does not matter: they are the present ones, always.
  const begunBy = { version: "golden", rules: 0 }
  const match = createMatch(game, { options, seed, seats: chairs, begunBy })
  const random = stranger(seed)
  const lines: string[] = []
  while (outcomeOf(match) === null) {
    const next = randomAnswer(game, match.state, random)
    const events = answer(match, next.seat, next.decision, next.keys)
    lines.push(...told(game, match.state, next, events))
  }
  lines.push(`over: ${JSON.stringify(outcomeOf(match))}`)
  return { match: writeMatchFile(fileOf(match)), log: `${lines.join("\n")}\n` }
}

const advice =
  "If the game shall play differently now, renew the golden games with `npm run golden`, and read the difference before you commit it."

/** Plays a golden game again. Gives what is different, and where; null if nothing is. */
export function compareGolden<S extends State>(game: Game<S>, { match: text, log }: Golden): string | null {
  const stored = log.trimEnd().split("\n")
  let at = 0
  let count = 0
  try {
    const { match, steps } = replaying(readMatchFile(text), game)
    for (const { entry, events, state } of steps) {
      if (entry.k !== "answer") continue
      count++
      for (const line of told(match.game, state, entry, events)) {
        if (line !== stored[at])
          return `parted at answer ${count}, p${entry.seat + 1} ${entry.keys.join(" + ")}\n  stored: ${stored[at]?.trim() ?? "nothing"}\n  now:    ${line.trim()}\n${advice}`
        at++
      }
    }
    const end = `over: ${JSON.stringify(outcomeOf(match))}`
    return end === stored[at]
      ? null
      : `ended differently\n  stored: ${stored[at]}\n  now:    ${end}\n${advice}`
  } catch (error) {
    if (!(error instanceof MatchFileError)) throw error
    return `parted at answer ${count + 1}: ${error.message}\n  stored: ${stored[at]?.trim() ?? "nothing"}\n${advice}`
  }
}
