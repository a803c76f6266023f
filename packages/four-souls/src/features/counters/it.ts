// How counters are spoken of in Italian. A message that English has and Italian has not does not compile.

import { it, type SliceWords } from "@soulspire/text"
import type { messages as said } from "./en.ts"

const { m } = it

const messages: Readonly<Record<keyof typeof said, string>> = {
  "prompt.counter": "Quale segnalino rimuovi?",
  "option.counter": "un segnalino",
  "option.counter-gold": "un segnalino oro",
  "option.counter-level": "un segnalino livello",
  "event.counters": "{whom} ha {now, plural, one {# segnalino} other {# segnalini}}.",
  "event.counters.gold": "{whom} ha {now, plural, one {# segnalino oro} other {# segnalini oro}}.",
  "event.counters.level": "{whom} è al livello {now}.",
}

export const italian: SliceWords = {
  lexicon: {
    verbs: { salire: "sali sali sale salgono salite salga salgano" },
    ops: {
      addCounters: "[you] mettere [amount:counter] su [whom]",
      addNamedCounters: [
        { if: { name: "gold" }, say: "[you] mettere [amount:goldCounter] su [whom]" },
        { if: { name: "level" }, say: "[whom] salire di [amount:level]" },
      ],
      removeCounters: "[you] rimuovere [amount:counter] da [whom]",
      removeNamedCounters: [{ if: { name: "gold" }, say: "[you] rimuovere [amount:goldCounter] da [whom]" }],
      removeCountersOrAll: "[you] rimuovere [amount:counter] da [whom] , o tutti se sono di meno",
      levelDown: "[whom] scendere di [amount:level]",
    },
    printed: {
      startCounters: "Questa carta inizia con # segnalini.",
    },
    numbers: {
      gold: { noun: m("segnalino oro", "segnalini oro"), had: true },
      counters: { noun: m("segnalino", "segnalini"), had: true },
      level: { noun: m("livello", "livelli"), had: true, tag: "al livello # o superiore" },
      "removeCountersOrAll.as": { noun: m("segnalino", "segnalini"), each: "per ogni segnalino rimosso" },
    },
  },
  messages,
}
