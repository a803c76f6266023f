// What somebody may mean with a card they cannot use: the acts to ask the game about, and which answers say nothing.

import type { CardView, Reason, Seat } from "@soulspire/kernel"
import type { GameBox } from "./box.ts"

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
  seat: Seat,
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
