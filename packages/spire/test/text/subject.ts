// Spire as the text checks see it.

import { BadCard, compileGame, type Def } from "@soulspire/kernel"
import { spireBox, spireSpec } from "@soulspire/spire"
import type { Subject } from "@soulspire/testkit"

/** The vocabulary without the rules: a card is compiled in no time. */
const vocabulary: typeof spireSpec = {
  ...spireSpec,
  given: {},
  programs: Object.fromEntries(Object.keys(spireSpec.programs).map((name) => [name, []])),
}

function compiles({ face: _other, ...def }: Def): boolean {
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
  box: spireBox,
  spec: spireSpec,
  compiles(def) {
    const key = JSON.stringify(def)
    const found = known.get(key) ?? compiles(def)
    known.set(key, found)
    return found
  },
}
