// The proof game as the text checks see it.

import { proofBox, proofSpec } from "@soulspire/proof"
import { subjectOf } from "@soulspire/testkit"

export const subject = subjectOf(proofBox, proofSpec)
