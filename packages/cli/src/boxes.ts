// The games that are installed. A game more is a line more.

import { fourSoulsBox } from "@soulspire/four-souls"
import { proofBox } from "@soulspire/proof"
import { spireBox } from "@soulspire/spire"
import type { GameBox } from "@soulspire/text"

export const boxes: readonly GameBox[] = [fourSoulsBox, spireBox, proofBox]
