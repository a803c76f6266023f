// What a reward from several decks comes to (STS-13.5).

import { type Body, takes } from "@soulspire/kernel"
import { revealFromDecks } from "./ops.ts"

export const otherRules: Record<string, Body> = {
  revealMixed: [takes("slot"), revealFromDecks],
}
