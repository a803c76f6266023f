// How stances are spoken of in English.

import { en, type SliceWords } from "@soulspire/text"

const { noun } = en

const STANCES = ["Neutral", "Calm", "Wrath"]

export const english: SliceWords = {
  lexicon: {
    numbers: {
      switches: {
        noun: noun("time"),
        done: [
          { if: { amount: "some" }, say: "[of] have switched Stances this turn" },
          { say: "[of] have switched Stances( [amount:time]) this turn" },
        ],
      },
    },
    ops: {
      enterStance: STANCES.map((name) => ({
        if: { stance: name.toLowerCase() },
        say: `[who] enter {keyword stance|${name}}`,
      })),
    },
    tests: {
      isInCalm: { say: "[of] be in {keyword stance|Calm}" },
      isInWrath: { say: "[of] be in {keyword stance|Wrath}" },
    },

    events: {
      enterStance: [
        ...STANCES.map((name) => ({
          if: { stance: name.toLowerCase() },
          say: `[who=player] enter {keyword stance|${name}}`,
        })),
        { say: "[who=player] switch Stances" },
      ],
    },
  },
  messages: {
    "event.enterStance.neutral": "{who} enters Neutral.",
    "event.enterStance.calm": "{who} enters Calm.",
    "event.enterStance.wrath": "{who} enters Wrath.",
    "stat.calm": "Calm",
    "stat.wrath": "Wrath",
    "keyword.stance":
      "Leaving Calm gives 2 Energy. In Wrath every hit deals 1 more, and ending your turn in it deals 1 damage to you.",
  },
}
