// Advice for whoever asks at the table: thought about in slices, and left when somebody asks again or the match goes on.

import { type Chair, hint, stranger } from "@soulspire/bots"
import type { Decision } from "@soulspire/kernel"
import { type Hooks, type Match, versionOf } from "@soulspire/match"
import { ponder } from "./ponder.ts"

interface Around {
  chairOf(decision: Decision): Chair
  isOpen(): boolean
  broken(error: unknown, asked: Decision): void
}

export function adviserAt(match: Match, { chairOf, isOpen, broken }: Around): NonNullable<Hooks["hint"]> {
  /** Counts who has asked: only the last one is still waiting for it. */
  let wanted = 0
  return (seat, asked, done) => {
    const version = versionOf(match)
    const mine = ++wanted
    const chance = stranger(`${match.seed} hint ${seat} ${match.log.length}`)
    ponder(() => hint(chairOf(asked), chance), {
      goesOn: () => isOpen() && mine === wanted && version === versionOf(match),
      done: ({ keys, why }) => done(keys, why),
      left: () => done(null),
      broken(error) {
        done(null)
        broken(error, asked)
      },
    })
  }
}
