// How stances are spoken of in Italian.

import { it, type SliceWords } from "@soulspire/text"

const { f } = it

const STANCES = { neutral: "Neutrale", calm: "Calma", wrath: "Ira" }

export const italian: SliceWords = {
  lexicon: {
    numbers: {
      switches: {
        noun: f("volta", "volte"),
        done: [
          { if: { amount: "some" }, say: "[of] avere cambiato Posizione in questo turno" },
          { say: "[of] avere cambiato Posizione( [amount:time]) in questo turno" },
        ],
      },
    },
    ops: {
      enterStance: Object.entries(STANCES).map(([stance, name]) => ({
        if: { stance },
        say: `[who] entrare in {keyword stance|${name}}`,
      })),
    },
    tests: {
      isInCalm: { say: "[of] essere in {keyword stance|Calma}" },
      isInWrath: { say: "[of] essere in {keyword stance|Ira}" },
    },

    events: {
      enterStance: [
        ...Object.entries(STANCES).map(([stance, name]) => ({
          if: { stance },
          say: `[who=player] entrare in {keyword stance|${name}}`,
        })),
        { say: "[who=player] cambiare Posizione" },
      ],
    },
  },
  messages: {
    "event.enterStance.neutral": "{who} entra in Neutrale.",
    "event.enterStance.calm": "{who} entra in Calma.",
    "event.enterStance.wrath": "{who} entra in Ira.",
    "stat.calm": "Calma",
    "stat.wrath": "Ira",
    "keyword.stance":
      "Uscire dalla Calma dà 2 Energia. Nell'Ira ogni colpo infligge 1 danno in più, e finire il turno così ne infligge 1 a te.",
  },
}
