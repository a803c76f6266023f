// Four Souls as the text checks see it.

import { BadCard, compileGame, type Def } from "@soulspire/kernel"
import { fourSoulsBox, fourSoulsSpec } from "@soulspire/four-souls"
import type { Subject } from "@soulspire/testkit"

/** The vocabulary without the rules: a card is compiled in no time, and cards call no rule by name. */
const vocabulary: typeof fourSoulsSpec = {
  ...fourSoulsSpec,
  given: {},
  programs: Object.fromEntries(Object.keys(fourSoulsSpec.programs).map((name) => [name, []])),
}

function compiles(def: Def): boolean {
  try {
    compileGame(vocabulary, 2, [def])
    return true
  } catch (error) {
    if (error instanceof BadCard || error instanceof TypeError) return false
    throw error
  }
}

/** Every language asks for the same cards. */
const known = new Map<string, boolean>()

export const subject: Subject = {
  box: fourSoulsBox,
  spec: fourSoulsSpec,
  compiles(def) {
    const key = JSON.stringify(def)
    const found = known.get(key) ?? compiles(def)
    known.set(key, found)
    return found
  },
}
