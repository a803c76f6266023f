// What this viewer was told so far, with how many answers stood then: the log is made of it.

import type { GameEvent } from "@soulspire/kernel"

export interface Happened {
  /** How many answers stood when it had happened. */
  answers: number
  event: GameEvent
}

/** Events that tell something new, at the end of the story. */
export const told = (
  story: readonly Happened[],
  answers: number,
  events: readonly GameEvent[],
): readonly Happened[] =>
  events.length === 0 ? story : [...story, ...events.map((event) => ({ answers, event }))]
