// How dice are spoken of in Italian. A message that English has and Italian has not does not compile.

import { it, type SliceWords } from "@soulspire/text"
import type { messages as said } from "./en.ts"

const { m } = it

const messages: Readonly<Record<keyof typeof said, string>> = {
  "prompt.rolled": "Scegli il tiro che conta.",
  "event.dice": "{who} tira un {value}.",
  "event.dice.combat": "{who} svolge un tiro d'attacco: {value}.",
  "event.changeRoll": "Il tiro di {who} ora è un {value}.",
  "event.changeRoll.final": "Il tiro di {who} è un {value}, ed è definitivo.",
  "event.severalDice": "{who} tira più dadi.",
  "thing.addBonus": "{value, number, ::sign-always} al tiro",
}

export const italian: SliceWords = {
  lexicon: {
    ops: {
      roll: "[who] tirare un dado [reads:rolls.die/then]",
      attackRoll: "[who/each] svolgere anche un tiro d'attacco contro [target]",
      rollSeveral: [
        { if: { by: "you" }, say: "[who] tirare [dice:die], tra i quali scegli il risultato di [die]" },
      ],
      rerollDie: "[you] ritirare [die]",
      addToRoll: "[you] aggiungere [amount] a [die]",
      subtractFromRoll: "[you] sottrarre [amount] da [die]",
      flipRoll: "[you] capovolgere [die]",
      setRoll: "[you] cambiare [die] in [to]",
    },
    events: {
      rollDice: "[who=player] tirare i dadi [die=roll!]",
      dice: [
        { if: { value: true }, say: "[who=player] avere appena tirato un [value] [die=roll!]" },
        { say: "[who=player] avere appena tirato un dado [die=roll!]" },
      ],
      wouldRoll: [
        {
          if: { combat: "1", value: true },
          say: "[who=player] tirare un [value] su un tiro d'attacco [die=roll!]",
          would: true,
        },
        { if: { value: true }, say: "[who=player] tirare un [value] [die=roll!]", would: true },
        { say: "[who=player] tirare un dado [die=roll!]", would: true },
      ],
      rolls: [
        {
          if: { combat: "1", value: true },
          say: "[who=player] tirare un [value] su un tiro d'attacco( contro [whom]) [die=roll!]",
        },
        { if: { combat: "1" }, say: "[who=player] svolgere un tiro d'attacco( contro [whom]) [die=roll!]" },
        { if: { value: true }, say: "[who=player] tirare un [value] [die=roll!]" },
        { say: "[who=player] tirare un dado [die=roll!]" },
      ],
    },
    tests: {
      isRoll: { noun: "roll" },
      isAttackRoll: { noun: "attackRoll" },
    },
    numbers: {
      value: { noun: m("risultato", "risultati"), known: true },
    },
  },
  messages,
}
