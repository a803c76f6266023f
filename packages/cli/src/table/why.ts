// Why something cannot be done, and why a number is what it is: the game explains, this only asks it the right questions.

import { type CardView, type Ref, Refusal, slotOf, type Reason } from "@soulspire/kernel"
import { actsWith, type CatalogueCard, isTelling, plainText, sumText } from "@soulspire/text"
import { visibleCards } from "./cards.ts"
import { namesFor, type Sitting, viewFor } from "./sitting.ts"

function reasonFor(sitting: Sitting, seat: number, what: string): Reason | null {
  try {
    return sitting.match.game.explain(sitting.match.state, seat, what)
  } catch (error) {
    if (error instanceof Refusal) return error.reason
    throw error
  }
}

/** Why a seat cannot do anything (more) with cards of this name. */
export function whyNot(sitting: Sitting, seat: number, entry: CatalogueCard): string[] {
  const { words, speaker } = sitting
  const cards = visibleCards(viewFor(sitting, seat)).filter(({ card }) => card === entry.id)
  if (cards.length === 0) return [words.noCard(entry.name)]
  const names = namesFor(sitting, seat)
  const told = new Set<string>()
  for (const card of cards) {
    for (const possible of actsWith(sitting.box, seat, card, card.zone)) {
      const what = `${possible.act}:${card.card}#${slotOf(card.ref as Ref)}`
      const reason = reasonFor(sitting, seat, what)
      if (!isTelling(reason, possible)) continue
      const rule = reason.rule === undefined ? "" : ` (${reason.rule})`
      told.add(`${entry.name}: ${plainText(speaker.refusal(reason, names))}${rule}`)
    }
    for (const line of whyNumbers(sitting, card)) told.add(line)
  }
  return told.size === 0 ? [words.nothingAgainst(entry.name)] : [...told]
}

/** `guard 5 = 4 + 1 Banner`, for each number of a card that is not plainly what is printed. */
function whyNumbers(sitting: Sitting, card: CardView): string[] {
  const { match, speaker, box } = sitting
  return Object.keys(card.shows ?? {}).flatMap((stat) => {
    let why: ReturnType<typeof match.game.explainNumber>
    try {
      why = match.game.explainNumber(match.state, card.ref as number, stat)
    } catch {
      // Shown, but nothing that is derived.
      return []
    }
    const sum = sumText(box, speaker, stat, why)
    if (sum === null) return []
    const name = box.cards.find(({ id }) => id === card.card)?.name ?? card.card
    return [`${name}: ${sum}`]
  })
}
