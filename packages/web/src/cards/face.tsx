// The face and the back of a card: one glyph, one hue, a big name, a short text. What kind it is shows in frame and shape.

import type { CardView } from "@soulspire/kernel"
import type { CSSProperties, ReactNode } from "react"
import { Glyph } from "../glyphs/glyph.tsx"
import { entryOf, useBox, useSpeaker } from "../play/use-table.ts"
import { Sentence } from "./line.tsx"

/** A tile, a card on the table, a card in the hand, one to be read. */
export type Size = "s" | "m" | "l" | "xl"

interface Look {
  glyph: string
  hue: number
  small?: string
}

const hueOf = (id: string): number =>
  id.split("").reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)

export function Face({
  card,
  size,
}: {
  card: Pick<CardView, "card" | "named" | "numerals" | "ref">
  size: Size
}): ReactNode {
  const box = useBox()
  const speaker = useSpeaker()
  const entry = entryOf(box, card.named ?? card.card)
  const id = card.card ?? ""
  const def = box.defs.find((each) => each.id === id)
  const look = (entry as { look?: Look } | undefined)?.look
  const style = { "--hue": look?.hue ?? hueOf(id) } as CSSProperties
  const read = size === "l" || size === "xl"
  const shown = def !== undefined && card.numerals !== undefined ? box.game.reworded(id, card.numerals) : def
  return (
    <span className={`face face-${size} kind-${entry?.kind ?? "thing"}`} style={style} data-set={entry?.set}>
      <span className="face-picture">
        <Glyph name={look?.glyph ?? id} className="face-glyph" />
        {look?.small !== undefined && <Glyph name={look.small} className="face-small" />}
      </span>
      <span className="face-name">{entry?.name ?? id}</span>
      {read && shown !== undefined && (
        <span className="face-text">
          {speaker.card(shown).map((line, i) => (
            <span key={i} className="face-line">
              <Sentence line={line} />
            </span>
          ))}
        </span>
      )}
    </span>
  )
}

export const Back = ({ back, size }: { back: string; size: Size }): ReactNode => (
  <span className={`face face-${size} back back-${back}`}>
    <Glyph name={`back-${back}`} className="face-glyph" />
  </span>
)
