// Four Souls as the text checks see it.

import { BadCard, compileGame } from "@soulspire/kernel"
import { fourSoulsBox, fourSoulsSpec } from "@soulspire/four-souls"
import type { Subject } from "@soulspire/testkit"

export const subject: Subject = {
  box: fourSoulsBox,
  spec: fourSoulsSpec,
  compiles(def) {
    try {
      compileGame(fourSoulsSpec, 2, [def])
      return true
    } catch (error) {
      if (error instanceof BadCard || error instanceof TypeError) return false
      throw error
    }
  },
}
