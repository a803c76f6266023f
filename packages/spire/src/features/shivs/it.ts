// How Shivs are spoken of in Italian.

import { it, type SliceWords } from "@soulspire/text"

const { m } = it

const shiv = { ...m("Pugnale", "Pugnali"), icon: "shiv" }

export const italian: SliceWords = {
  lexicon: {
    nouns: { shiv },
    numbers: {
      shivHits: {
        noun: m("colpo di Pugnale", "colpi di Pugnale"),
        plus: [{ if: { more: true }, say: "[of] colpire per [more] in più con i Pugnali" }],
      },
      shivs: { noun: shiv, had: true },
    },
    ops: {
      "call:gainShivs": "[you] ottenere [amount:shiv]",
      "call:throwAllShivs": "[you] usare tutti i tuoi Pugnali , ognuno con [bonus:damage] in più",
    },
    acts: { shiv: { say: "[who=player] usare un Pugnale", tag: "Pugnale" } },
  },
  messages: {
    "prompt.shiv": "Nella riserva non ci sono altri Pugnali. Usi subito questo?",
    "prompt.shiv-at": "Quale nemico colpisci con il Pugnale?",
    "act.shiv": "Usa un Pugnale su {what}",
    "verb.shiv": "usare un Pugnale",
    "event.gainShiv": "{who} ottiene un Pugnale.",
    "event.spendShiv": "{who} usa un Pugnale.",
    "refusal.no-shiv": "Non hai Pugnali.",
    "stat.shivs": "Pugnali",
  },
}
