// Four Souls with everything a table needs: rules, cards and words.

import type { GameBox } from "@soulspire/text"
import { board } from "./view/board.ts"
import { challengeCards } from "./rules/challenge/challenges/index.ts"
import { cards } from "./content/index.ts"
import { examples } from "./examples/index.ts"
import { comparison } from "./rulesets/compared.ts"
import { fourSouls, type FourSoulsState } from "./game.ts"
import { fourSoulsSpec } from "./game.ts"
import { given } from "./verbs/keywords.ts"
import { variantDeck } from "./rules/variants/index.ts"
import { gist } from "./view/gist.ts"
import { lastComesFirst, leads, noticed } from "./view/noticed.ts"
import { setup } from "./view/setup-plan.ts"
import { face, signs, spelledOut } from "./view/signs.ts"
import { words as english } from "./text/en/index.ts"
import { words as italian } from "./text/it/index.ts"
import { telling } from "./text/telling.ts"
import { waitingRules } from "./view/waiting.ts"
import { sim } from "./sim/index.ts"

export const fourSoulsBox: GameBox<FourSoulsState> = {
  game: fourSouls,
  name: "The Binding of Isaac: Four Souls",
  cards: [...cards, ...challengeCards, ...variantDeck].flatMap(
    ({ id, name, set, count, category: kind, look, firstEdition }) => {
      const printed = { id, name, set, count, kind, look }
      return firstEdition === null
        ? [printed]
        : [printed, { ...printed, id: firstEdition.id, form: { of: id, called: "form.first-edition" } }]
    },
  ),
  defs: fourSoulsSpec.cards,
  given,
  ops: fourSoulsSpec.ops,
  telling,
  words: { en: english, it: italian },
  things: { field: "what", refs: ["from", "whom"] },
  alone: ({ mode }) => mode === "solo",
  board,
  face,
  signs,
  spelledOut,
  leads,
  lastComesFirst,
  noticed,
  setup,
  gist,
  compared: comparison,
  examples,
  waiting: waitingRules,
  sim,
}
