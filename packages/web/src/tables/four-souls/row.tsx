// A row of slots in the middle of the table: monsters, shop, rooms. What is covered in a slot lies under its card.

import type { ReactNode } from "react"
import { useSpeaker } from "../../play/use-table.ts"
import { Piece } from "./piece.tsx"
import { attackIn, type Card, shownNumber, useBasementView } from "./shape.ts"
import { useBasementWords } from "./words.ts"

/** Cards covered in the slot that this one lies in: only monsters cover each other. */
export const coveredBy = (zone: string, card: Card, covered: readonly Card[]): Card[] =>
  zone !== "monsters" || shownNumber(card, "slot") === undefined
    ? []
    : covered.filter((each) => shownNumber(each, "slot") === shownNumber(card, "slot"))

export function Row({ zone, slots = 0 }: { zone: string; slots?: number }): ReactNode {
  const view = useBasementView()
  const speaker = useSpeaker()
  const words = useBasementWords()
  const cards = view.zones[zone] ?? []
  const covered = view.zones["covered"] ?? []
  const attacked = attackIn(view)?.attacked
  const empty = Math.max(0, slots - cards.length)
  if (cards.length + empty === 0) return null
  const name = speaker.word(`zone.${zone}`)
  // A slot whose card has just gone still has what it covered.
  const taken = new Set(cards.map((card) => shownNumber(card, "slot")))
  const bare = zone === "monsters" ? covered.filter((each) => !taken.has(shownNumber(each, "slot"))) : []
  return (
    <section className={`fs-row fs-row-${zone}`} aria-label={name}>
      <h3>{name}</h3>
      <div className="fs-slots">
        {cards.map((card) =>
          card.ref === attacked ? (
            <div key={card.ref} className="fs-slot fs-slot-fights">
              <span>{words.inTheDuel}</span>
            </div>
          ) : (
            <div key={card.ref} className="fs-slot">
              <Piece card={card} zone={zone} size="l" below={coveredBy(zone, card, covered)} />
            </div>
          ),
        )}
        {bare.map((card) => (
          <div key={card.ref} className="fs-slot">
            <Piece card={card} zone="covered" size="l" className="fs-uncovered" />
          </div>
        ))}
        {Array.from({ length: Math.max(0, empty - bare.length) }, (_, i) => (
          <div key={`empty-${i}`} className="fs-slot fs-slot-empty">
            <span>{words.emptySlot}</span>
          </div>
        ))}
      </div>
    </section>
  )
}
