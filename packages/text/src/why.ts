// What somebody may mean with a card they cannot use: the acts to ask the game about, and which answers say nothing. And
// why a number is what it is.

import type { CardView, Game, Reason } from "@soulspire/kernel"
import type { GameBox } from "./box.ts"
import { nameOf } from "./names.ts"
import type { Speaker } from "./speaker.ts"

/** Reasons that only say that the question was none. */
const empty = new Set(["unknown-act", "no-such-act", "impossible", "not-offered", "not-asked"])

export interface PossibleAct {
  act: string
  /** Something that cards do, or something that is done to them. */
  ofCards: boolean
}

/** The acts somebody might mean with a card: their own cards' in the zone where it lies, and those that are on no card. */
export function actsWith(
  box: Pick<GameBox, "game" | "words">,
  seat: number,
  card: CardView,
  zone: string,
): PossibleAct[] {
  const printed = box.game.cards.flatMap(({ abilities }) =>
    abilities.flatMap((ability) => (ability.k === "act" ? [ability] : [])),
  )
  const ofCards = new Set(printed.map(({ act }) => act))
  const here = new Set(
    printed.filter((ability) => ability.in === undefined || ability.in.includes(zone)).map(({ act }) => act),
  )
  return Object.keys(box.words.en.lexicon.acts)
    .filter((act) => (ofCards.has(act) ? card.controller === seat && here.has(act) : true))
    .map((act) => ({ act, ofCards: ofCards.has(act) }))
}

/** Does the game's reason tell anything about this card? */
export const isTelling = (reason: Reason | null, { ofCards }: PossibleAct): reason is Reason =>
  // That it is no time for something which has nothing to do with this card says nothing.
  reason !== null && !empty.has(reason.key) && (ofCards || reason.key !== "not-now")

type Term = ReturnType<Game["explainNumber"]>["terms"][number]

interface Why {
  total: number
  terms: readonly Term[]
}

function termText(box: Pick<GameBox, "cards">, term: Term, isFirst: boolean): string {
  const { set, add, min, max, card } = term
  const source = card === null ? "" : ` ${nameOf(box, card) ?? card}`
  if (add !== undefined) return `${add < 0 ? "−" : "+"} ${Math.abs(add)}${source}`
  if (set !== undefined) return isFirst ? `${set}` : `→ ${set}${source}`
  return min === undefined ? `≤ ${max}` : `≥ ${min}`
}

/** "attack 3 = 1 + 1 Meat! + 1"; null for a number that is plainly what is printed. */
export const sumText = (
  box: Pick<GameBox, "cards">,
  speaker: Speaker,
  stat: string,
  { total, terms }: Why,
): string | null =>
  terms.length < 2
    ? null
    : `${speaker.word(`stat.${stat}`)} ${total} = ${terms.map((term, i) => termText(box, term, i === 0)).join(" ")}`
