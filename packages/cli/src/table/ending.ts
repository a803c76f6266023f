// The last words of a sitting: who won and how, or how to go on.

import { outcomeOf } from "@soulspire/match"
import { inColumns, wrap } from "../shell/columns.ts"
import { board } from "./board.ts"
import { inked } from "./ink.ts"
import type { Play } from "./play.ts"
import { meanwhile, story } from "./question.ts"
import type { Paint } from "../shell/paint.ts"
import { namesFor, seatName, seenBy, type Sitting, type Viewer } from "./sitting.ts"

/** What is typed to go on with it. */
export const resumedBy = (path: string, campaign: string | null): string =>
  campaign === null ? path : `${path} --campaign ${campaign}`

/** Somebody left: everything is kept. */
export function leaving({ sitting, store, paint, columns, campaign }: Play): string[] {
  return ["", ...wrap(` ${sitting.words.left(paint.bold(resumedBy(store.path, campaign)))}`, columns(), " ")]
}

/** What it was like, where the game has something to tell of that. */
function summaryLines(sitting: Sitting, viewer: Viewer, paint: Paint, columns: number): string[] {
  const { box, match, speaker } = sitting
  const events = seenBy(sitting, viewer).map(({ event }) => event)
  const lines =
    box.summary?.(match.seats.length, events).tell(speaker, (seat) => seatName(sitting, seat)) ?? []
  const told = lines.flatMap((line) => wrap(` ${inked(line, paint)}`, columns, "   "))
  return told.length === 0 ? [] : [...told, ""]
}

/** The game is over: how it went at the end, who won, what to do next. */
export function ending({ sitting, store, paint, columns, persons, at }: Play): string[] {
  const outcome = outcomeOf(sitting.match)
  if (outcome === null) return []
  // Several persons share the screen: nothing is shown that not all of them may see.
  const viewer: Viewer = persons.size === 1 && at !== null ? at : "spectator"
  const person = viewer === "spectator" ? undefined : persons.get(viewer)
  const told = story(sitting, viewer, person?.shown ?? 0, paint)
  const next = sitting.words.next(store.path, sitting.box.game.id)
  const pairs = [0, 2, 4].map((i) => [` ${paint.green(next[i])}`, next[i + 1]])
  return [
    "",
    ...board(sitting, viewer, paint, columns()),
    ...meanwhile(sitting, told, 12, paint, columns()),
    "",
    ` ${paint.bold(inked(sitting.speaker.outcome(outcome, namesFor(sitting, viewer)), paint))}`,
    "",
    ...summaryLines(sitting, viewer, paint, columns()),
    ...inColumns(pairs, 3),
  ]
}
