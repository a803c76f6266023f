// A second state that follows a match, entry by entry. It is read from text before each answer, as after a reload, and so
// shares nothing with the state that is played; where the two part, the entry is not to be stored.

import { Refusal, type State } from "@soulspire/kernel"
import { fileOf, writeMatchFile } from "./file.ts"
import type { Entry } from "./log.ts"
import type { Match, Step } from "./match.ts"

/** Where two states say different things. */
export interface Difference {
  /** Names and places from the outside in: "table.players.0.hp". */
  at: string
  played: string
  followed: string
}

/** What somebody needs to find the mistake: everything up to the last entry that agrees, and what came after it. */
export interface Report {
  soulspireReport: 1
  why: string
  /** The entry at which they parted; null if it could not even be made. */
  entry: Entry | null
  differences: Difference[]
  /** The match as it stands, as a match file. */
  file: string
}

export interface Follower<S extends State = State> {
  /** Plays a step that is about to be stored once more; null if both agree. */
  check(step: Step<S>): Report | null
  /** The step that was checked last has happened. */
  took(): void
}

export const reportOf = (
  match: Match,
  why: string,
  entry: Entry | null = null,
  differences: Difference[] = [],
): Report => ({ soulspireReport: 1, why, entry, differences, file: writeMatchFile(fileOf(match)) })

export function followerOf<S extends State>(match: Match<S>): Follower<S> {
  let text = JSON.stringify(match.state)
  let next = text
  let followed = match.log.length

  /** The state after an answer, or why there is none. */
  function answered({ seat, decision, keys }: Extract<Entry, { k: "answer" }>): S | string {
    const state = JSON.parse(text) as S
    try {
      match.game.answer(state, seat, decision, keys)
      return state
    } catch (error) {
      return error instanceof Refusal ? `refused: ${error.reason.key}` : String(error)
    }
  }

  return {
    check({ entry, state }) {
      // What was taken back, or came from somebody else, has been compared with its own hash.
      if (followed !== match.log.length) text = JSON.stringify(match.state)
      // Going back compares its hash with the one that was logged by itself; seats change nothing.
      if (entry.k !== "answer") {
        next = JSON.stringify(state)
        return null
      }
      const again = answered(entry)
      if (typeof again === "string") return reportOf(match, again, entry)
      if (match.game.hash(again) !== entry.hash)
        return reportOf(match, "other state", entry, differencesOf(state, again))
      next = JSON.stringify(again)
      return null
    },
    took() {
      text = next
      followed = match.log.length
    },
  }
}

const MOST = 20

/** The first places where two plain things differ. */
function differencesOf(played: unknown, followed: unknown): Difference[] {
  const found: Difference[] = []
  const shown = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, 80)
  const walk = (a: unknown, b: unknown, at: string): void => {
    if (found.length >= MOST || a === b) return
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) {
      found.push({ at, played: shown(a), followed: shown(b) })
      return
    }
    const [one, other] = [a, b] as [Record<string, unknown>, Record<string, unknown>]
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
      walk(one[key], other[key], at === "" ? key : `${at}.${key}`)
  }
  walk(played, followed, "")
  return found
}
