// How copies are spoken of in English.

import type { SliceWords } from "@soulspire/text"

export const messages = {
  "prompt.copied-ability": "Copy which ability?",
} as const

export const english: SliceWords = {
  lexicon: {
    ops: {
      copyTap: "[whom] copy a {icon tap|↷} ability of [of]",
      copyCard: "[who] may play a copy of [card]",
    },
    tests: {
      hasTap: { say: "[of] be with {icon tap|↷}", adjunct: true },
      showsNumber: { say: "[of] have a number in its text" },
      isPassive: { noun: "passiveItem" },
    },
  },
  messages,
}
