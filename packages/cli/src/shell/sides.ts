// Both sides of a card and its forms: whoever looks at one wants to know what it can become, and what it is at other tables.

import type { CatalogueCard, GameBox } from "@soulspire/text"

/** The card itself, its other side where it has one, and its other forms. */
export function sidesOf(
  { cards, defs }: Pick<GameBox, "cards" | "defs">,
  entry: CatalogueCard,
): CatalogueCard[] {
  const other = defs.find(({ id }) => id === entry.id)?.face
  return [entry, ...cards.filter(({ id, form }) => id === other || form?.of === entry.id)]
}
