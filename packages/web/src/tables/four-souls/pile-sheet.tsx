// A pile laid out: the cards in it that one knows, the top first, and what could be done with the pile as a whole.

import type { ReactNode } from "react"
import { Sentence } from "../../cards/line.tsx"
import { useNames, useSpeaker, useTable } from "../../play/use-table.ts"
import { useDeckActs } from "./pile.tsx"
import { Piece } from "./piece.tsx"
import { Sheet } from "./sheet.tsx"
import { useBasementWords } from "./words.ts"
import { useZone } from "./shape.ts"

export function PileSheet({ zone, onClose }: { zone: string; onClose(): void }): ReactNode {
  const table = useTable()
  const speaker = useSpeaker()
  const names = useNames()
  const words = useBasementWords()
  const cards = useZone(zone).toReversed()
  const deckActs = useDeckActs(zone)
  const known = cards.filter(({ card }) => card !== undefined)
  const hidden = cards.length - known.length
  return (
    <Sheet
      title={`${speaker.word(`zone.${zone}`)} · ${cards.length}`}
      onClose={onClose}
      foot={
        <>
          {hidden > 0 && <p className="fs-quiet">{words.unknownCards(hidden)}</p>}
          {deckActs.map(({ asked, option }) => (
            <button
              key={option.key}
              type="button"
              className="choice"
              onClick={() => {
                onClose()
                table.choose(asked, option)
              }}
            >
              <Sentence line={speaker.option(option, asked, names)} />
            </button>
          ))}
        </>
      }
    >
      {known.map((card) => (
        <Piece key={card.ref} card={card} zone={zone} />
      ))}
    </Sheet>
  )
}
