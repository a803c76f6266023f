// Where something is being done that everybody looks at: a duel, or a draft. It lies over the shop, in which nothing can be done
// meanwhile; where something can, the arena leaves it free.

import { type ReactNode, useState } from "react"
import { useLights, useSpeaker } from "../../play/use-table.ts"
import { Duel } from "./duel.tsx"
import { Piece } from "./piece.tsx"
import { useDeckActs } from "./pile.tsx"
import { Place } from "./place.tsx"
import { attackIn, useBasementView, useZone } from "./shape.ts"
import { Fold } from "./signs.tsx"
import { useBasementWords } from "./words.ts"

/** Treasures laid out to be drafted. */
function Draft(): ReactNode {
  const name = useSpeaker().word("zone.draft")
  const cards = useZone("draft")
  return (
    <section className="fs-arena fs-draft" aria-label={name}>
      <h3>{name}</h3>
      <Place of="draft" count={cards.length}>
        {cards.map((card, i) => (
          <Piece key={card.ref ?? i} card={card} zone="draft" />
        ))}
      </Place>
    </section>
  )
}

/** Is something asked about that lies under it? */
function useIsWantedBelow(): boolean {
  const lit = useLights()
  const wares = useZone("shop")
  const discarded = useZone("treasureDiscard")
  const deckActs = useDeckActs("treasureDeck")
  return deckActs.length > 0 || [...wares, ...discarded].some(({ ref }) => ref !== undefined && lit.has(ref))
}

export function Arena(): ReactNode {
  const view = useBasementView()
  const words = useBasementWords()
  const [folded, setFolded] = useState(false)
  const wanted = useIsWantedBelow()
  if (useZone("draft").length > 0) return <Draft />
  if (attackIn(view) === null) return null
  const away = wanted || folded
  const fold = folded ? words.openDuel : words.foldDuel
  return (
    <div className={`fs-arena ${away ? "fs-arena-away" : ""}`}>
      <Duel small={away} />
      {!wanted && (
        <button
          type="button"
          className="fs-round fs-fold"
          aria-expanded={!folded}
          aria-label={fold}
          title={fold}
          onClick={() => setFolded(!folded)}
        >
          <Fold open={!folded} />
        </button>
      )}
    </div>
  )
}
