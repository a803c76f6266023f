// What cards ask about what can be copied or has numbers in its text.

import type { Tests } from "../../state/part.ts"
import { isPassive, tapsOf } from "./copies.ts"
import { isInPlay } from "../../state/run.ts"
import { whatOf } from "../../rules/stack/reads.ts"
import { numerals } from "@soulspire/kernel"

export const tests: Tests = {
  hasTap: (r, ref) => tapsOf(r, ref).length > 0,
  isPassive,
  showsNumber: (r, ref) => (isInPlay(r, ref) || whatOf(r, ref) === "loot") && numerals(r, ref).length > 0,
}
