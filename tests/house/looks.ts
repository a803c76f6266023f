// Checks of how cards look: with pictures that there are, in hues that there are, and none quite like another.

import type { Def } from "@soulspire/kernel"
import type { CatalogueCard, Look } from "@soulspire/text"

const glyphsOf = ({ glyph, small }: Look): string[] => (small === undefined ? [glyph] : [glyph, small])

/** One sentence for each picture that is in no set, and each hue that is none. */
export function undrawable(cards: readonly CatalogueCard[], glyphs: ReadonlySet<string>): string[] {
  return cards.flatMap(({ id, look }) => [
    ...glyphsOf(look).flatMap((glyph) => (glyphs.has(glyph) ? [] : [`${id}: there is no glyph ${glyph}`])),
    ...(Number.isInteger(look.hue) && look.hue >= 0 && look.hue < 360 ? [] : [`${id}: hue ${look.hue}`]),
  ])
}

/** One sentence for each two cards with the same pictures that are neither of one name nor sides of one card. */
export function lookalikes(
  cards: readonly CatalogueCard[],
  defs: readonly Pick<Def, "id" | "face">[],
): string[] {
  const face = new Map(defs.map((def) => [def.id, def.face]))
  const first = new Map<string, CatalogueCard>()
  return cards.flatMap((card) => {
    const pictures = glyphsOf(card.look).join(" with ")
    const other = first.get(pictures)
    if (other === undefined) first.set(pictures, card)
    const alike =
      other === undefined ||
      other.name === card.name ||
      face.get(other.id) === card.id ||
      face.get(card.id) === other.id
    return alike ? [] : [`${other.id} and ${card.id}: ${pictures}`]
  })
}
