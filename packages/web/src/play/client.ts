// One's place at a match, whoever hosts it: what is known, and what can be said. The worker implements it now, and an
// online table will.

import type { Reason, Why } from "@soulspire/kernel"
import type { Asked, ClientState, HostMessage, Preferences, Question, Told } from "@soulspire/match"
import type { Parted, Place } from "../worker/messages.ts"

/** Null if it was taken, else why not. */
export type Answered = Reason | null

interface Hint {
  keys: readonly string[]
  why: Why | null
}

export interface Deciding {
  version: number
  seats: readonly number[]
}

export interface MatchClient {
  readonly id: string
  readonly game: string
  /** Seats that are played from this screen, and whether they hide their hands from each other. */
  readonly here: readonly number[]
  readonly curtain: boolean
  /** What the person who plays a seat of this screen is called; a bot may be playing for them. */
  nameOf(seat: number): string
  /** Where it parts with the rules that are here, which cannot go on with it then; null where they can. */
  readonly parted: Parted | null
  /** The worked example that it is, by its rule; null for a match that is played. */
  readonly example: string | null
  /** Is told of every message in the order in which they came. */
  listen(listener: (message: HostMessage, state: ClientState) => void): () => void
  state(): ClientState
  answer(asked: Pick<Asked, "id">, keys: readonly string[]): Promise<Answered>
  /** Takes back the last answer; `sure` also past something that was revealed. */
  undo(sure: boolean): Promise<Answered>
  /** How somebody who plays at this screen wants to be asked. */
  prefer(seat: number, preferences: Preferences): void
  /** What somebody clever would answer, and why; null for no idea. Who asks again, or plays on, is told of the first nothing. */
  hint(asked: Pick<Asked, "id">): Promise<Hint | null>
  ask<W extends Question["what"]>(
    question: Extract<Question, { what: W }>,
  ): Promise<Extract<Told, { what: W }> | null>
  /** Takes another place at this screen. */
  sit(seat: number): void
  /** Lets a bot play in a seat of this screen, or takes the seat back (null). */
  lend(seat: number, bot: string | null): void
  /** Is everything shown one thing after another here, and is there more of that than somebody can follow just now? */
  stage(staged: boolean, behind: boolean): void
  onThinking(listener: (seat: number | null) => void): () => void
  /** Who of those at this screen has something to decide, at which version of the match: preferences answer the rest. */
  deciding(): Deciding
  onDeciding(listener: (deciding: Deciding) => void): () => void
  /** Where it is played: whoever looks on can answer nothing, until they take over. */
  place(): Place
  onPlace(listener: (place: Place) => void): () => void
  takeOver(): void
  close(): void
}
