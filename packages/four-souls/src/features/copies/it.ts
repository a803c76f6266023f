// How copies are spoken of in Italian. A message that English has and Italian has not does not compile.

import type { SliceWords } from "@soulspire/text"
import type { messages as said } from "./en.ts"

const messages: Readonly<Record<keyof typeof said, string>> = {
  "prompt.copied-ability": "Quale abilità copi?",
}

export const italian: SliceWords = {
  lexicon: {
    ops: {
      copyTap: "[whom] copiare un'abilità {icon tap|↷} di [of]",
      copyCard: "[who] potere giocare una copia di [card]",
    },
    tests: {
      hasTap: { say: "[of] essere con {icon tap|↷}", adjunct: true },
      showsNumber: { say: "[of] avere un numero nel testo" },
      isPassive: { noun: "passiveItem" },
    },
  },
  messages,
}
