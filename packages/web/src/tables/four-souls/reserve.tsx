// What lies beside the middle: the loot deck with its discard, bonus souls, and what says how this table is played.

import type { ReactNode } from "react"
import { useSpeaker } from "../../play/use-table.ts"
import { Piece } from "./piece.tsx"
import { Piles } from "./pile.tsx"
import { Place } from "./place.tsx"
import { useBasementView, useZone } from "./shape.ts"

export function Reserve({ onOpen }: { onOpen(zone: string): void }): ReactNode {
  const view = useBasementView()
  const speaker = useSpeaker()
  const challenge = useZone("challenge")
  const bonus = useZone("bonus")
  const outside = (view.zones["outside"]?.length ?? 0) > 0
  const apart = [
    ...challenge.map((card) => ({ card, zone: "challenge" })),
    ...bonus.map((card) => ({ card, zone: "bonus" })),
  ]
  return (
    <div className="fs-reserve">
      <Piles
        name="loot-piles"
        of={["lootDeck", "lootDiscard", ...(outside ? ["outside"] : [])]}
        onOpen={onOpen}
      />
      <section className="fs-row fs-row-apart" aria-label={speaker.word("zone.bonus")}>
        <Place of="apart" count={apart.length}>
          {apart.map(({ card, zone }, i) => (
            <Piece key={card.ref ?? i} card={card} zone={zone} tile className={`fs-in-${zone}`} />
          ))}
        </Place>
      </section>
    </div>
  )
}
