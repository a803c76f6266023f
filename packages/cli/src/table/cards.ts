// Looking cards up by name, and what is said of one: its text, and its numbers where it lies on the table.

import type { CardView, View } from "@soulspire/kernel"
import type { CardEntry } from "@soulspire/text"
import { wrap } from "../shell/columns.ts"
import { nearest } from "../shell/near.ts"
import type { Paint } from "../shell/paint.ts"
import { inked } from "./ink.ts"
import type { Sitting } from "./sitting.ts"

/** Every card this viewer sees lying somewhere, by reference. */
export const visibleCards = (view: View): CardView[] =>
  Object.values(view.zones).flatMap((cards) =>
    cards.filter(({ card, ref }) => card !== undefined && card !== "" && ref !== undefined),
  )

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()

/** The card somebody means: by id or name, by its beginning, or by what is nearest. */
export function cardNamed(sitting: Sitting, given: string): CardEntry | undefined {
  const typed = folded(given)
  const { cards } = sitting.box
  const same = cards.find(({ id, name }) => folded(id) === typed || folded(name) === typed)
  if (same !== undefined) return same
  const starting = cards.filter(({ name }) => folded(name).startsWith(typed))
  if (starting.length > 0) return starting[0]
  const near = nearest(
    typed,
    cards.map(({ name }) => name),
  )
  return cards.find(({ name }) => name === near)
}

/** A card's text, in the language spoken. */
function textLines(sitting: Sitting, id: string, paint: Paint): string[] {
  const def = sitting.match.game.cards.find((each) => each.id === id)
  return def === undefined ? [] : sitting.speaker.card(def).map((line) => inked(line, paint))
}

export function cardLines(sitting: Sitting, entry: CardEntry, paint: Paint, columns: number): string[] {
  const { speaker, words } = sitting
  const def = sitting.match.game.cards.find((each) => each.id === entry.id)
  const facts = Object.entries(def?.facts ?? {}).map(
    ([name, value]) => `${speaker.word(`stat.${name}`)} ${value}`,
  )
  const head = [speaker.word(`kind.${entry.kind}`), ...facts].join(paint.dim(" · "))
  const text = textLines(sitting, entry.id, paint)
  return [
    ` ${paint.bold(paint.cyan(entry.name))}  ${paint.dim(head)}`,
    ...(text.length === 0 ? [words.noText] : text).flatMap((line) => wrap(`   ${line}`, columns, "   ")),
  ]
}
