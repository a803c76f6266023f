// How the stack is spoken of in English.

import type { SliceWords } from "@soulspire/text"

export const messages = {
  "prompt.respond": "You have priority.",
  "prompt.first-come": "Several players at once: who gains the bonus soul?",
  "prompt.triggers": "Several things happen at once: in which order do they resolve?",
  "prompt.deaths": "Several die at once: in which order do their deaths resolve?",
  "event.activate": "{who} activates {source}.",
  "event.trigger": "{source} triggers.",
  "event.copy": "{who} copies {source}.",
  "event.fizzle": "{source} has no target left.",
  "event.fizzle.condition": "{source} does nothing: its condition is no longer true.",
  "event.fizzle.roll": "{source} does nothing: its roll is gone.",
  "event.cancel": "Cancelled: {what}.",
  "event.cancel.ability": "Cancelled: an ability of {from}.",
  "event.cancel.roll": "A roll is cancelled.",
  "event.cancel.damage": "Damage to {whom} is cancelled.",
  "event.cancel.death": "{whom} does not die.",
  "thing.ability": "Ability of {from}",
  "thing.roll": "Roll of {value}",
  "thing.damage": "{value} damage to {whom}",
  "thing.death": "Death of {whom}",
} as const

export const english: SliceWords = {
  lexicon: {
    ops: {
      cancel: "[you] cancel [whom]",
      cancelAll: "[you] cancel everything that has not resolved",
      attackEnds: "[you] cancel the attack",
    },
    events: {
      activate: "[who=player] activate [whom=object]",
    },
    whoms: {
      holder: { noun: { one: "player with priority", many: "players with priority", person: true } },
    },
    tests: {
      isLoot: { noun: "lootPlayed" },
      isActivation: { noun: "activation" },
    },
  },
  messages,
}
