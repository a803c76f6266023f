// How the stack is spoken of in Italian. A message that English has and Italian has not does not compile.

import type { SliceWords } from "@soulspire/text"
import type { messages as said } from "./en.ts"

const messages: Readonly<Record<keyof typeof said, string>> = {
  "prompt.respond": "Hai la priorità.",
  "prompt.first-come": "Più giocatori insieme: chi ottiene l'anima bonus?",
  "prompt.triggers": "Più effetti insieme: in che ordine si risolvono?",
  "prompt.deaths": "Muoiono insieme: in che ordine si risolvono le loro morti?",
  "event.activate": "{who} attiva {source}.",
  "event.trigger": "Si innesca {source}.",
  "event.copy": "{who} copia {source}.",
  "event.fizzle": "{source} non ha più un bersaglio.",
  "event.fizzle.condition": "{source} non ha effetto: la sua condizione non è più vera.",
  "event.fizzle.roll": "{source} non ha effetto: il suo tiro non c'è più.",
  "event.cancel": "Annullato: {what}.",
  "event.cancel.ability": "Annullata: un'abilità di {from}.",
  "event.cancel.roll": "Un tiro viene annullato.",
  "event.cancel.damage": "I danni a {whom} vengono annullati.",
  "event.cancel.death": "{whom} non muore.",
  "thing.ability": "Abilità di {from}",
  "thing.roll": "Tiro: {value}",
  "thing.damage": "{value, plural, one {# danno} other {# danni}} a {whom}",
  "thing.death": "Morte di {whom}",
}

export const italian: SliceWords = {
  lexicon: {
    ops: {
      cancel: "[you] annullare [whom]",
      cancelAll: "[you] annullare tutto ciò che non è stato risolto",
      attackEnds: "[you] annullare l'attacco",
    },
    events: {
      activate: "[who=player] attivare [whom=object]",
    },
    whoms: {
      holder: {
        noun: {
          one: "giocatore con la priorità",
          many: "giocatori con la priorità",
          gender: "m",
          person: true,
        },
      },
    },
    tests: {
      isLoot: { noun: "lootPlayed" },
      isActivation: { noun: "activation" },
    },
  },
  messages,
}
