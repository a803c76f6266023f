// What is asked, drawn: what happened since, the prompt, and the numbered options, which are what one looks at first.

import type { Decision, Option } from "@soulspire/kernel"
import { personsOf } from "@soulspire/match"
import { type Names, plainText } from "@soulspire/text"
import { pad, padLeft, width, wrap } from "../shell/columns.ts"
import type { Paint } from "../shell/paint.ts"
import { type Asked, wanted } from "./answer.ts"
import { inked } from "./ink.ts"
import { namesFor, seatName, seenBy, type Sitting, type Viewer } from "./sitting.ts"

/** What a viewer saw happen, in words, from the event with that number on. */
export function story(sitting: Sitting, viewer: Viewer, from: number, paint: Paint): string[] {
  const names = namesFor(sitting, viewer)
  return seenBy(sitting, viewer)
    .slice(from)
    .flatMap(({ event }) => {
      const line = sitting.speaker.event(event, names)
      return line === null ? [] : [inked(line, paint)]
    })
}

/** The last lines of what happened, as a quiet list of about `most`. */
export function meanwhile(
  sitting: Sitting,
  lines: readonly string[],
  most: number,
  paint: Paint,
  columns: number,
): string[] {
  // Two or three lines too many are no reason to leave some out.
  const shown = lines.length <= most + 3 ? lines : lines.slice(-most)
  const left = lines.length - shown.length
  return [
    ...(left > 0 ? [paint.dim(` ${sitting.words.more(left)}`)] : []),
    ...shown.flatMap((line) => wrap(`${paint.dim(" ·")} ${line}`, columns, "   ")),
  ]
}

/** The cards an option concerns, where its words do not name any: "Confirm (Spark)". */
function about({ key, refs }: Option, names: Names, paint: Paint): string {
  if (key.includes("#")) return ""
  const cards = refs.flatMap((ref) => names.card(ref) ?? [])
  return cards.length === 0 ? "" : ` (${cards.map((card) => paint.cyan(card)).join(", ")})`
}

/** A prompt with the card that asks, unless it names it already. */
function asker({ box }: Sitting, { by }: Decision, prompt: string): string {
  const name = box.cards.find(({ id }) => id === by.split("/")[0])?.name
  return name === undefined || prompt.includes(name) ? prompt : `${name}: ${prompt}`
}

/** A decision with its options. */
function askedLines(sitting: Sitting, seat: number, asked: Asked, paint: Paint, columns: number): string[] {
  const { decision, options, first } = asked
  const { speaker, words } = sitting
  const names = namesFor(sitting, seat)
  const asks = asker(sitting, decision, plainText(speaker.prompt(decision, names, options)))
  // Where several seats share a screen it is not plain who "you" are.
  const prompt = personsOf(sitting.match.seats).length > 1 ? `${seatName(sitting, seat)}: ${asks}` : asks
  const head = decision.standing ? paint.dim(` ${words.anyTime} ${prompt}`) : ` ${paint.bold(prompt)}`
  // A number is typed as it is; a list of all of them would say nothing.
  if (decision.kind === "number") return [head]
  const wide = String(first + options.length - 1).length + 2
  const rows = options.map((option, i) => {
    const number = padLeft(String(first + i), wide)
    const text = inked(speaker.option(option, decision, names), paint) + about(option, names, paint)
    return `${paint.green(paint.bold(number))}  ${text}`
  })
  return [
    head,
    ...(sideBySide(rows, columns) ?? rows.flatMap((row) => wrap(row, columns, " ".repeat(wide + 2)))),
  ]
}

/** A long list of short lines in two columns, read downwards; null where one is better. */
function sideBySide(rows: readonly string[], columns: number): string[] | null {
  const widest = Math.max(0, ...rows.map(width))
  if (rows.length < 12 || widest * 2 + 4 > columns) return null
  const half = Math.ceil(rows.length / 2)
  return rows
    .slice(0, half)
    .map((row, i) => (half + i < rows.length ? pad(row, widest + 4) + rows[half + i] : row))
}

/** What has to be answered. What may be done at any time is one line: one looks at the rest of it when one wants to. */
export function question(
  sitting: Sitting,
  seat: number,
  all: readonly Asked[],
  paint: Paint,
  columns: number,
): string[] {
  const must = all.filter(({ decision }) => !decision.standing)
  return [
    ...must.flatMap((asked) => askedLines(sitting, seat, asked, paint, columns)),
    ...(standing(all).length === 0 ? [] : [paint.dim(` ${sitting.words.offersLine}`)]),
  ]
}

/** Offers that stand open; those that offer nothing are not worth a word. */
const standing = (all: readonly Asked[]): readonly Asked[] =>
  all.filter(({ decision, options }) => decision.standing && options.length > 0)

/** What may be done at any time, with its numbers. */
export const offersOpen = (
  sitting: Sitting,
  seat: number,
  all: readonly Asked[],
  paint: Paint,
  columns: number,
): string[] => standing(all).flatMap((asked) => askedLines(sitting, seat, asked, paint, columns))

/** What stands before the cursor: what is wanted now. */
export function cursor({ box, words }: Sitting, [asked]: readonly Asked[], paint: Paint): string {
  if (asked === undefined || isPlain(asked)) return " > "
  const last = box.lastComesFirst?.[asked.decision.prompt.key]
  return `${paint.dim(` ${wanted(asked, words, last === undefined ? "" : words.lastOne[last])}`)} > `
}

/** One of several: everybody knows what to type. */
const isPlain = ({ decision: { kind, min, max } }: Asked): boolean =>
  kind !== "number" && kind !== "order" && (kind !== "choose" || (min === 1 && max === 1))
