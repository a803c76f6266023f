// English words for the keys of Act IV.

import type { SliceWords } from "@soulspire/text"

export const english: SliceWords = {
  lexicon: {
    acts: {
      skipFire: { say: "[who=player] take no action", tag: "Key" },
      skipRelic: { say: "[who=player] skip the relic", tag: "Key" },
    },
  },
  messages: {
    "act.skipFire": "Take no action: if nobody does, the party gains the ruby key",
    "act.skipFire.alone": "Take no action and gain the ruby key",
    "act.skipRelic": "Skip the relic: if everybody does, the party gains the sapphire key",
    "act.skipRelic.alone": "Skip the relic and gain the sapphire key",
    "verb.skipFire": "take no action",
    "verb.skipRelic": "skip the relic",
    "event.forgoes.ruby": "{who} wants to take no action here, for the ruby key.",
    "event.forgoes.sapphire": "{who} wants to skip the relic, for the sapphire key.",
    "event.gainKey.ruby": "The party gains the ruby key.",
    "event.gainKey.sapphire": "The party gains the sapphire key.",
    "event.gainKey.emerald": "The party gains the emerald key.",
    "event.burns": "The Elite is burning: everybody shuffles 2 Burns into their deck.",
    "event.burns.alone": "The Elite is burning: 2 Burns are shuffled into the deck.",
    "refusal.no-key-here": "That gives the party no key now.",
    "room.burning-elite": "burning Elite",
    "thing.burning-elite": "a burning Elite ({at})",
    "stat.ruby": "Ruby key",
    "stat.sapphire": "Sapphire key",
    "stat.emerald": "Emerald key",
  },
}
