// Both sides of a card: whoever looks at one wants to know what it can become.

import type { CatalogueCard, GameBox } from "@soulspire/text"

/** The card itself, and its other side where it has one. */
export function sidesOf(
  { cards, defs }: Pick<GameBox, "cards" | "defs">,
  entry: CatalogueCard,
): CatalogueCard[] {
  const other = defs.find(({ id }) => id === entry.id)?.face
  return [entry, ...cards.filter(({ id }) => id === other)]
}
