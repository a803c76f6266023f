// A row of slots in the middle of the table: monsters, shop, rooms. Each slot stays where it is, whether something lies in it or
// not; what is covered in a slot lies under its card, and a dying monster in the one that it leaves.

import type { ReactNode } from "react"
import { useScrollStop, useSpeaker } from "../../play/use-table.ts"
import { Piece } from "./piece.tsx"
import { Place } from "./place.tsx"
import { type Card, shownNumber, useBasementView, useZone } from "./shape.ts"
import { useBasementWords } from "./words.ts"

const slotOf = (card: Card): number | undefined => shownNumber(card, "slot")

/** Cards covered in the slot that this one lies in: only monsters cover each other. */
const coveredBy = (zone: string, card: Card, covered: readonly Card[]): Card[] =>
  zone !== "monsters" || slotOf(card) === undefined
    ? []
    : covered.filter((each) => slotOf(each) === slotOf(card))

/** What is seen in a slot, and where that lies. */
interface InSlot {
  card: Card
  zone: string
}

/** The slots in their order, null for an empty one; behind them what lies in none. */
function useSlots(zone: string, slots: number): (InSlot | null)[] {
  const cards = useZone(zone)
  const covered = useZone("covered")
  const held = useZone("holding")
  const lying = cards.map((card) => ({ card, zone }))
  // A slot whose card has just gone still has what it covered.
  const bare = zone === "monsters" ? covered.map((card) => ({ card, zone: "covered" })) : []
  const last = Math.max(slots, ...cards.map((card) => (slotOf(card) ?? -1) + 1))
  const inSlots = Array.from(
    { length: last },
    (_, slot) => [...bare, ...lying].findLast(({ card }) => slotOf(card) === slot) ?? null,
  )
  const dying = zone === "monsters" ? held.map((card) => ({ card, zone: "holding" })) : []
  for (const each of dying) {
    const free = inSlots.indexOf(null)
    if (free >= 0) inSlots[free] = each
    else inSlots.push(each)
  }
  return [...inSlots, ...lying.filter(({ card }) => slotOf(card) === undefined)]
}

export function Row({ zone, slots = 0 }: { zone: string; slots?: number }): ReactNode {
  const view = useBasementView()
  const speaker = useSpeaker()
  const words = useBasementWords()
  const stop = useScrollStop()
  const inSlots = useSlots(zone, slots)
  const covered = view.zones["covered"] ?? []
  const name = speaker.word(`zone.${zone}`)
  return (
    <section className={`fs-row fs-row-${zone}`} aria-label={name}>
      <h3>{name}</h3>
      <Place of={zone} count={inSlots.length} stop={stop}>
        {inSlots.map((each, i) =>
          each === null ? (
            <div key={`empty-${i}`} className="fs-slot">
              <span>{words.emptySlot}</span>
            </div>
          ) : (
            <Piece
              key={each.card.ref}
              card={each.card}
              zone={each.zone}
              className={each.zone === zone ? "" : `fs-in-${each.zone}`}
              below={each.zone === zone ? coveredBy(zone, each.card, covered) : []}
            />
          ),
        )}
      </Place>
    </section>
  )
}
