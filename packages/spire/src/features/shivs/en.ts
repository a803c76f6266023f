// How Shivs are spoken of in English.

import { en, type SliceWords } from "@soulspire/text"

const { noun } = en

const shiv = { ...noun("Shiv"), icon: "shiv" }

export const english: SliceWords = {
  lexicon: {
    nouns: { shiv },
    numbers: {
      shivHits: {
        noun: noun("hit of a Shiv", "hits of Shivs"),
        plus: [{ if: { more: true }, say: "[of] hit for [more] more with Shivs" }],
      },
      shivs: { noun: shiv, had: true },
    },
    ops: {
      "call:gainShivs": "[you] gain [amount:shiv]",
      "call:throwAllShivs": "[you] use all your Shivs, each hitting for [bonus] more",
    },
    acts: { shiv: { say: "[who=player] use a Shiv", tag: "Shiv" } },
  },
  messages: {
    "prompt.shiv": "No Shiv is left in the supply. Use this one at once?",
    "prompt.shiv-at": "Which enemy does the Shiv hit?",
    "act.shiv": "Use a Shiv on {what}",
    "verb.shiv": "use a Shiv",
    "event.gainShiv": "{who} gains a Shiv.",
    "event.spendShiv": "{who} uses a Shiv.",
    "refusal.no-shiv": "You have no Shiv.",
    "stat.shivs": "Shivs",
  },
}
