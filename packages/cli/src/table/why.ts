// Why something cannot be done, and why a number is what it is: the game explains, this only asks it the right questions.

import { type CardView, Refusal, type Seat, slotOf, type Reason } from "@soulspire/kernel"
import { type CardEntry, plainText } from "@soulspire/text"
import { visibleCards } from "./cards.ts"
import { namesFor, type Sitting, viewFor } from "./sitting.ts"

/** Reasons that only say that the question was none. */
const empty = new Set(["unknown-act", "no-such-act", "impossible", "not-offered", "not-asked"])

interface Possible {
  act: string
  /** Something that cards do, or something that is done to them. */
  ofCards: boolean
}

/** The acts somebody might mean with a card: their own cards' in the zone where it lies, and those that are on no card. */
function actsWith(sitting: Sitting, seat: Seat, card: CardView, zone: string): Possible[] {
  const printed = sitting.match.game.cards.flatMap(({ abilities }) =>
    abilities.flatMap((ability) => (ability.k === "act" ? [ability] : [])),
  )
  const ofCards = new Set(printed.map(({ act }) => act))
  const here = new Set(
    printed.filter((ability) => ability.in === undefined || ability.in.includes(zone)).map(({ act }) => act),
  )
  const acts = Object.keys(sitting.box.words.en.lexicon.acts)
  return acts
    .filter((act) => (ofCards.has(act) ? card.controller === seat && here.has(act) : true))
    .map((act) => ({ act, ofCards: ofCards.has(act) }))
}

function reasonFor(sitting: Sitting, seat: Seat, what: string): Reason | null {
  try {
    return sitting.match.game.explain(sitting.match.state, seat, what)
  } catch (error) {
    if (error instanceof Refusal) return error.reason
    throw error
  }
}

/** Why a seat cannot do anything (more) with cards of this name. */
export function whyNot(sitting: Sitting, seat: Seat, entry: CardEntry): string[] {
  const { words, speaker } = sitting
  const cards = visibleCards(viewFor(sitting, seat)).filter(({ card }) => card === entry.id)
  if (cards.length === 0) return [words.noCard(entry.name)]
  const names = namesFor(sitting, seat)
  const told = new Set<string>()
  for (const card of cards) {
    for (const { act, ofCards } of actsWith(sitting, seat, card, card.zone)) {
      const reason = reasonFor(sitting, seat, `${act}:${card.card}#${slotOf(card.ref as number)}`)
      if (reason === null || empty.has(reason.key)) continue
      // That it is no time for something which has nothing to do with this card says nothing.
      if (!ofCards && reason.key === "not-now") continue
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
    if (why.terms.length < 2) return []
    const terms = why.terms.map(({ set, add, min, max, card: from }, i) => {
      const source = from === null ? "" : ` ${box.cards.find(({ id }) => id === from)?.name ?? from}`
      if (add !== undefined) return `${add < 0 ? "-" : "+"} ${Math.abs(add)}${source}`
      if (set !== undefined) return i === 0 ? `${set}` : `→ ${set}${source}`
      return min === undefined ? `≤ ${max}` : `≥ ${min}`
    })
    const name = box.cards.find(({ id }) => id === card.card)?.name ?? card.card
    return [`${name}: ${speaker.word(`stat.${stat}`)} ${why.total} = ${terms.join(" ")}`]
  })
}
