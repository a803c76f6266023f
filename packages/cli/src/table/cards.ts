// Looking cards up by name, and what is said of one: its text, and its numbers where it lies on the table.

import type { CardView, View } from "@soulspire/kernel"
import type { CatalogueCard } from "@soulspire/text"
import { wrap } from "../shell/columns.ts"
import { nearest } from "../shell/near.ts"
import type { Paint } from "../shell/paint.ts"
import { inked } from "./ink.ts"
import type { Asked } from "./answer.ts"
import type { Sitting } from "./sitting.ts"

/** Every card this viewer sees lying somewhere, with the kind of zone it lies in. */
export const visibleCards = (view: View): (CardView & { zone: string })[] =>
  Object.entries(view.zones).flatMap(([name, cards]) =>
    cards
      .filter(({ card, ref }) => card !== undefined && card !== "" && ref !== undefined)
      .map((card) => ({ ...card, zone: name.replace(/\.\d+$/, "") })),
  )

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()

/** A card by id or name, by its beginning, or by what is nearest. */
function cardNamed(cards: readonly CatalogueCard[], given: string): CatalogueCard | undefined {
  const typed = folded(given)
  if (typed === "") return undefined
  const same = cards.find(({ id, name }) => folded(id) === typed || folded(name) === typed)
  if (same !== undefined) return same
  const near = nearest(
    typed,
    cards.map(({ name }) => folded(name)),
  )
  return cards.find(({ name }) => folded(name) === near)
}

/** The cards somebody means: nothing for all one sees, an option's number, a name, or a name behind a verb. */
export function cardsMeant(
  { box }: Sitting,
  view: View,
  all: readonly Asked[],
  given: string,
): CatalogueCard[] {
  const visible = visibleCards(view)
  const seen = box.cards.filter(({ id }) => visible.some(({ card }) => card === id))
  if (given === "") return seen
  if (/^\d+$/.test(given)) {
    const number = Number(given)
    const asked = all.find(({ first, options }) => number >= first && number < first + options.length)
    const refs = asked?.options[number - asked.first].refs ?? []
    return seen.filter(({ id }) =>
      visible.some(({ card, ref }) => card === id && refs.some((each) => each === ref)),
    )
  }
  // What lies on the table is more likely meant than what does not.
  const rest = given.replace(/^\S+\s*/, "")
  const found =
    cardNamed(seen, given) ??
    cardNamed(seen, rest) ??
    cardNamed(box.cards, given) ??
    cardNamed(box.cards, rest)
  return found === undefined ? [] : [found]
}

/** A card's text, in the language spoken. */
function textLines(sitting: Sitting, id: string, paint: Paint): string[] {
  const def = sitting.match.game.cards.find((each) => each.id === id)
  return def === undefined ? [] : sitting.speaker.card(def).map((line) => inked(line, paint))
}

export function cardLines(sitting: Sitting, entry: CatalogueCard, paint: Paint, columns: number): string[] {
  const { speaker, words } = sitting
  const def = sitting.match.game.cards.find((each) => each.id === entry.id)
  // What is nothing is not mentioned, and what has no word is said in the text or elsewhere.
  const facts = Object.entries(def?.facts ?? {}).flatMap(([name, value]) => {
    const word = value === 0 ? "" : speaker.word(`fact.${name}`)
    return word === "" ? [] : [`${word} ${value}`]
  })
  const head = [speaker.word(`kind.${entry.kind}`), ...facts].join(paint.dim(" · "))
  const text = textLines(sitting, entry.id, paint)
  return [
    ` ${paint.bold(paint.cyan(speaker.name(entry.id)))}  ${paint.dim(head)}`,
    ...(text.length === 0 ? [words.noText] : text).flatMap((line) => wrap(`   ${line}`, columns, "   ")),
  ]
}
