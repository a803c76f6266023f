// Where editions of the rules disagree: the questions with their answers (`switches.ts`), the rulesets that can be picked, what
// rules ask of them, and their words.

import type { Part } from "../state/part.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { rulesetTests } from "./tests.ts"

export const rulesetPart: Part = { tests: rulesetTests, en: english, it: italian }
