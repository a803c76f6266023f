// Everything that is asked, offered, refused and told at a table, said in every language: nothing without words, nothing
// left over from a catalogue, and no prose in the state.

import type { Decision, Game, GameEvent, Reason, State } from "@soulspire/kernel"
import {
  type GameBox,
  languages,
  type Line,
  type Names,
  namesFrom,
  plainText,
  type Speaker,
  speakerOf,
} from "@soulspire/text"
import { proseIn } from "../text/prose.ts"
import type { Answer } from "../random-play.ts"
import type { At, Taken } from "./index.ts"

/** The words of a table. */
export interface Speech {
  box: Pick<GameBox, "cards" | "defs" | "ops" | "telling" | "words">
  /**
   * Cards or rules of one test alone have no words. What no language has is let pass at such a table, and there alone; what
   * one language has and another has not is a fault everywhere.
   */
  strange: boolean
}

const seatNames = ["Ada", "Bruno", "Carla", "Dino", "Elsa", "Franco"]
const leftOver = /[{}]|\bundefined\b|\bnull\b|\bNaN\b|\[object/

/** What is said in one language, and the keys for which it had no words. */
function listen(
  speaker: Speaker,
  say: (speaker: Speaker) => (Line | null)[],
): { said: string[]; unsaid: string[] } {
  const said = say(speaker).flatMap((line) => (line === null ? [] : [plainText(line)]))
  for (const text of said)
    if (text.trim() === "" || leftOver.test(text)) throw new Error(`in ${speaker.language} it says "${text}"`)
  return { said, unsaid: said.flatMap((text) => [...text.matchAll(/‹([^›]*)›/g)].map(([, key]) => key)) }
}

function everywhere({ box, strange }: Speech, say: (speaker: Speaker) => (Line | null)[]): void {
  const heard = languages.map((language) => ({ language, ...listen(speakerOf(box, language), say) }))
  for (const { language, unsaid } of heard) {
    const missing = strange
      ? unsaid.filter((key) => !heard.every((each) => each.unsaid.includes(key)))
      : unsaid
    if (missing.length > 0) throw new Error(`no words in ${language} for ${[...new Set(missing)].join(", ")}`)
  }
}

function checkProse(what: string, value: unknown): void {
  const prose = proseIn(value)
  if (prose.length > 0) throw new Error(`prose in ${what}: ${prose.join("; ")}`)
}

const namesAt = <S extends State>(
  { game, state }: { game: Game<S>; state: S },
  speech: Speech,
  seat: number | "spectator",
  seen: readonly GameEvent[] = [],
): Names => namesFrom(game.view(state, seat), seatNames, speech.box, seen)

function speechOf<S extends State>({ game, speech }: At<S>): Speech {
  if (speech === undefined) throw new Error(`the tables of ${game.id} have no words: give their stage a box`)
  return speech
}

/** What everybody is asked, and all that can be answered. */
function sayOpen<S extends State>(at: At<S>): void {
  const { game, state } = at
  const speech = speechOf(at)
  checkProse("the state", state)
  for (const decision of game.decisions(state)) {
    const names = namesAt(at, speech, decision.seat)
    const options = game.optionsOf(state, decision)
    everywhere(speech, (speaker) => [
      speaker.prompt(decision, names),
      ...options.map((option) => speaker.option(option, decision, names)),
    ])
  }
}

export function locale<S extends State>(at: At<S>, { seat, decision, keys }: Answer): Taken<S> {
  const { game, state } = at
  const speech = speechOf(at)
  sayOpen(at)
  const events = game.answer(state, seat, decision, keys)
  checkProse("what is told", events)
  const seats = Array.from({ length: state.seats }, (_each, i) => i)
  for (const viewer of [...seats, "spectator"] as const) {
    const seen = game.eventsFor(events, viewer)
    const names = namesAt({ game, state }, speech, viewer, seen)
    everywhere(speech, (speaker) => seen.map((event) => speaker.event(event, names)))
  }
  return { state, events }
}

/** The last state of a test: what is open there, or how it ended. */
export function localeAtRest<S extends State>(at: At<S>): void {
  sayOpen(at)
  const outcome = at.game.outcome(at.state)
  if (outcome === null) return
  const names = namesAt(at, speechOf(at), "spectator")
  everywhere(speechOf(at), (speaker) => [speaker.outcome(outcome, names)])
}

/** Why something is refused, or not offered. */
export function sayReason<S extends State>(at: At<S>, seat: Decision["seat"], reason: Reason): void {
  const names = namesAt(at, speechOf(at), seat)
  everywhere(speechOf(at), (speaker) => [speaker.refusal(reason, names)])
}
