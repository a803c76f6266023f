// The proof game as the text checks see it.

import { BadCard, compileGame } from "@soulspire/kernel"
import { proofBox, proofSpec } from "@soulspire/proof"
import type { Subject } from "@soulspire/testkit"

export const subject: Subject = {
  box: proofBox,
  spec: proofSpec,
  compiles(def) {
    try {
      compileGame(proofSpec, 2, [def])
      return true
    } catch (error) {
      if (error instanceof BadCard || error instanceof TypeError) return false
      throw error
    }
  },
}
