// Relics and potions of somebody, as a shelf: each with its glyph, its name when pointed to.

import type { ReactNode } from "react"
import { defOf, useBox, useNames, useSpeaker } from "../../play/use-table.ts"
import { SpireCard } from "./card.tsx"
import { typeOf, useZone } from "./known.ts"

export function Shelf({ seat }: { seat: number }): ReactNode {
  const speaker = useSpeaker()
  const names = useNames()
  const box = useBox()
  const items = useZone(`items.${seat}`)
  if (items.length === 0) return null
  const potions = items.filter(({ card }) => typeOf(defOf(box, card)) === "potion")
  const relics = items.filter((item) => !potions.includes(item))
  return (
    <section
      className="sp-shelf"
      aria-label={`${speaker.word("zone.items")}, ${names.seat(seat)}`}
      data-zone={`items.${seat}`}
    >
      {[...potions, ...relics].map((card) => (
        <SpireCard key={card.ref} card={card} size="s" className="sp-tile" zone="items" />
      ))}
    </section>
  )
}
