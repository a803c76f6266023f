// How counters are spoken of in English.

import { en, type SliceWords } from "@soulspire/text"

const { noun } = en

export const messages = {
  "prompt.counter": "Which counter do you remove?",
  "option.counter": "a counter",
  "option.counter-gold": "a gold counter",
  "option.counter-level": "a level counter",
  "event.counters": "{whom} has {now, plural, one {# counter} other {# counters}}.",
  "event.counters.gold": "{whom} has {now, plural, one {# gold counter} other {# gold counters}}.",
  "event.counters.level": "{whom} is at level {now}.",
} as const

export const english: SliceWords = {
  lexicon: {
    ops: {
      addCounters: "[you] put [amount:counter] on [whom]",
      addNamedCounters: [
        { if: { name: "gold" }, say: "[you] put [amount:goldCounter] on [whom]" },
        { if: { name: "level" }, say: "[whom] level up [amount:time]" },
      ],
      removeCounters: "[you] remove [amount:counter] from [whom]",
      removeNamedCounters: [{ if: { name: "gold" }, say: "[you] remove [amount:goldCounter] from [whom]" }],
      removeCountersOrAll: "[you] remove [amount:counter] from [whom] , or all if there are fewer",
      levelDown: "[whom] level down [amount:time]",
    },
    printed: {
      startCounters: "This card starts with # counters on it.",
    },
    numbers: {
      gold: { noun: noun("gold counter"), had: true },
      counters: { noun: noun("counter"), had: true },
      level: { noun: noun("level"), had: true, tag: "at level # or more" },
      "removeCountersOrAll.as": { noun: noun("counter"), each: "for each counter removed" },
    },
  },
  messages,
}
