// One sitting at a table: the match, who watches, what each viewer has seen so far, and the language that is spoken.

import type { GameEvent, View } from "@soulspire/kernel"
import { type Match, type Step, viewOf } from "@soulspire/match"
import { type GameBox, type Language, type Names, namesFrom, type Speaker, speakerOf } from "@soulspire/text"
import { cleanName } from "../shell/print.ts"
import type { Progress } from "../shell/progress.ts"
import { english, type Words } from "./words/en.ts"
import { italian } from "./words/it.ts"

export type Viewer = number | "spectator"

/** Something a viewer saw, and how many answers stood then. */
interface Seen {
  answers: number
  event: GameEvent
}

export interface Sitting {
  readonly box: GameBox
  readonly match: Match
  language: Language
  speaker: Speaker
  words: Words
  readonly seen: ReadonlyMap<Viewer, Seen[]>
}

const tables: Readonly<Record<Language, Words>> = { en: english, it: italian }
export const wordsIn = (language: Language): Words => tables[language]
/** What can be typed, in any language: a slip of the tongue is no mistake. */
export const allWords: readonly Words[] = Object.values(tables)

/** Whoever sits down has seen the table being set. */
export function sit(box: GameBox, match: Match, language: Language, viewers: readonly Viewer[]): Sitting {
  const seen = (viewer: Viewer): Seen[] =>
    match.game.eventsFor(match.opening, viewer).map((event) => ({ answers: 0, event }))
  return {
    box,
    match,
    language,
    speaker: speakerOf(box, language),
    words: tables[language],
    seen: new Map(viewers.map((viewer) => [viewer, seen(viewer)])),
  }
}

export function speak(sitting: Sitting, language: Language): void {
  sitting.language = language
  sitting.speaker = speakerOf(sitting.box, language)
  sitting.words = tables[language]
}

export const viewFor = ({ match }: Sitting, viewer: Viewer): View => viewOf(match, viewer)
export const seatName = ({ match }: Sitting, seat: number): string =>
  cleanName(match.seats[seat]?.name ?? `${seat + 1}`)

/** Shows every viewer what happened. */
export function witness({ match, seen }: Sitting, events: readonly GameEvent[]): void {
  for (const [viewer, list] of seen)
    for (const event of match.game.eventsFor(events, viewer))
      list.push({ answers: match.answers.length, event })
}

/** Goes through what was played before, so that everybody remembers it. */
export function relive(sitting: Sitting, before: Iterable<Step>, bar: Progress): void {
  try {
    for (const { entry, events, at } of before) {
      if (entry.k === "undo") unsee(sitting)
      else witness(sitting, events)
      bar.at(at + 1)
    }
  } finally {
    bar.end()
  }
}

/** Forgets what was taken back. */
export function unsee({ match, seen }: Sitting): void {
  for (const list of seen.values()) while ((list.at(-1)?.answers ?? 0) > match.answers.length) list.pop()
}

export const seenBy = ({ seen }: Sitting, viewer: Viewer): readonly Seen[] => seen.get(viewer) ?? []

/** What this viewer calls things, also those that have left. */
export const namesFor = (sitting: Sitting, viewer: Viewer): Names =>
  namesFrom(
    viewFor(sitting, viewer),
    sitting.match.seats.map((_, seat) => seatName(sitting, seat)),
    sitting.box,
    seenBy(sitting, viewer).map(({ event }) => event),
  )
