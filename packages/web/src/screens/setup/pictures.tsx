// Pictures of what a table can be set up with: a card's, a value's, or a few cards of a set.

import type { CatalogueCard, GameBox } from "@soulspire/text"
import type { ReactNode } from "react"
import { Glyph } from "../../glyphs/glyph.tsx"
import { entryOf } from "../../play/use-table.ts"
import { setupOf } from "./presets.ts"

/** A card in small: its picture on its colour. */
export const Plate = ({ look }: { look: CatalogueCard["look"] }): ReactNode => (
  <span className="plate" style={{ "--hue": look.hue }}>
    <Glyph name={look.glyph} />
  </span>
)

/** What a value of an option looks like, if it looks like anything. */
export function pictureOf(box: GameBox, option: string, value: string): ReactNode | undefined {
  const glyph = setupOf(box).pictures?.[`${option}.${value}`]
  if (glyph !== undefined) return <Glyph name={glyph} className="tile-glyph" />
  const entry = entryOf(box, value)
  return entry === undefined ? undefined : <Plate look={entry.look} />
}

/** So many of a set are shown. */
const SHOWN = 3

/** Cards of a set, from here and there in it, fanned out. */
export function SetPicture({ box, set }: { box: GameBox; set: string }): ReactNode {
  const all = box.cards.filter((card) => card.set === set && card.form === undefined)
  const some = Array.from(
    { length: Math.min(SHOWN, all.length) },
    (_, i) => all[Math.floor((i * all.length) / SHOWN)],
  )
  return (
    <span className="fan">
      {some.map(({ id, look }) => (
        <Plate key={id} look={look} />
      ))}
    </span>
  )
}
