// Four Souls in English.

import type { GameWords } from "@soulspire/text"
import { challengeMessages } from "../../rules/challenge/told.ts"
import { families } from "../families.ts"
import { barter } from "./barter.ts"
import { nounRows } from "./lexicon.ts"
import { lists } from "./lists.ts"
import { keywords } from "./keywords.ts"
import { messages } from "./messages.ts"
import { settings } from "./settings.ts"
import { verbRows } from "./verbs.ts"

export const words: GameWords = {
  messages: { ...lists, ...keywords, ...messages, ...settings, ...challengeMessages("en"), ...barter },
  lexicon: { ...nounRows, ...verbRows, families, habits: { anyNumber: "may" }, overrides: {} },
}
