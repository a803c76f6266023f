// How Miracles are spoken of in English.

import { en, type SliceWords } from "@soulspire/text"

const { noun } = en

const miracle = { ...noun("Miracle"), icon: "miracle" }

export const english: SliceWords = {
  lexicon: {
    nouns: { miracle },
    numbers: {
      miracles: { noun: miracle, had: true },
      spendable: { noun: noun("Energy and Miracles", "Energy and Miracles") },
    },
    ops: { gainMiracles: "[who] gain [amount:miracle]" },
    acts: { miracle: { say: "[who=player] use a Miracle", tag: "Miracle" } },
  },
  messages: {
    "act.miracle": "Use a Miracle",
    "verb.miracle": "use a Miracle",
    "event.gainMiracle": "{who} gains {amount, plural, one {# Miracle} other {# Miracles}}.",
    "event.spendMiracle": "{who} uses a Miracle.",
    "refusal.no-miracle": "You have no Miracle.",
    "refusal.energy-full":
      "You have as much Energy as you can have; further Miracles can only be used while you pay for a card.",
    "stat.miracles": "Miracles",
    "keyword.miracle": "Use it at any time in your turn: gain 1 Energy.",
  },
}
