// The games that are installed. A game more is a line more.

import { proof } from "@soulspire/proof"
import type { GameBox } from "@soulspire/text"

export const boxes: readonly GameBox[] = [{ game: proof, name: "Proof", cards: [] }]
