// Somebody else's hand, where the table plays with open hands: each card as a small picture that can be looked at.

import type { ReactNode } from "react"
import { Thing } from "../../cards/thing.tsx"
import { useNames, useSpeaker } from "../../play/use-table.ts"
import { useMe, useZone } from "./known.ts"

export function OpenHand({ seat }: { seat: number }): ReactNode {
  const speaker = useSpeaker()
  const names = useNames()
  const me = useMe()
  const hand = useZone(`hand.${seat}`).filter(({ card }) => card !== undefined)
  if (seat === me || hand.length === 0) return null
  return (
    <section className="sp-open-hand" aria-label={`${speaker.word("zone.hand")}, ${names.seat(seat)}`}>
      {hand.map((card) => (
        <Thing key={card.ref} card={card} size="s" className="sp-medal" />
      ))}
    </section>
  )
}
