// A card that a test makes up is never drawn: the constructors of cards, without the look that they ask of a real one.

import type { Look } from "@soulspire/text"

const PLAIN: Look = { glyph: "card-random", hue: 0 }

export const undrawn =
  <Facts extends { look: Look }, Rest extends unknown[], Card>(
    make: (id: string, name: string, facts: Facts, ...rest: Rest) => Card,
  ) =>
  (id: string, name: string, facts: Omit<Facts, "look">, ...rest: Rest): Card =>
    make(id, name, { ...facts, look: PLAIN } as unknown as Facts, ...rest)
