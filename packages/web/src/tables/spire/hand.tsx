// One's hand as a fan; on a phone a drawer to swipe through. What cannot be played is quiet.

import type { ReactNode } from "react"
import { useSpeaker } from "../../play/use-table.ts"
import { SpireCard } from "./card.tsx"
import { useMe, useZone } from "./known.ts"

export function Hand(): ReactNode {
  const speaker = useSpeaker()
  const me = useMe()
  const cards = useZone(`hand.${me}`)
  const middle = (cards.length - 1) / 2
  const style = { "--n": cards.length }
  return (
    <section
      className="sp-hand"
      aria-label={speaker.word("zone.hand")}
      data-zone={`hand.${me}`}
      style={style}
    >
      {cards.map((card, i) => (
        <span
          key={card.ref ?? `hidden-${i}`}
          className="sp-hand-slot"
          style={{ "--at": i - middle, "--off": Math.abs(i - middle) }}
        >
          <SpireCard card={card} size="l" zone="hand" />
        </span>
      ))}
    </section>
  )
}
