// Italian words for the keys of Act IV.

import type { SliceWords } from "@soulspire/text"

export const italian: SliceWords = {
  lexicon: {
    acts: {
      skipFire: { say: "[who=player] non compiere azioni", tag: "Chiave" },
      skipRelic: { say: "[who=player] saltare la reliquia", tag: "Chiave" },
    },
  },
  messages: {
    "act.skipFire": "Non compiere azioni: se nessuno ne compie, il gruppo ottiene la chiave di rubino",
    "act.skipFire.alone": "Non compiere azioni e ottieni la chiave di rubino",
    "act.skipRelic": "Salta la reliquia: se la saltano tutti, il gruppo ottiene la chiave di zaffiro",
    "act.skipRelic.alone": "Salta la reliquia e ottieni la chiave di zaffiro",
    "verb.skipFire": "non compiere azioni",
    "verb.skipRelic": "saltare la reliquia",
    "event.forgoes.ruby": "{who} qui rinuncia ad agire, per la chiave di rubino.",
    "event.forgoes.sapphire": "{who} rinuncia alla reliquia, per la chiave di zaffiro.",
    "event.gainKey.ruby": "Il gruppo ottiene la chiave di rubino.",
    "event.gainKey.sapphire": "Il gruppo ottiene la chiave di zaffiro.",
    "event.gainKey.emerald": "Il gruppo ottiene la chiave di smeraldo.",
    "event.burns": "L''Elite è in fiamme: ognuno mescola 2 Ustioni nel proprio mazzo.",
    "event.burns.alone": "L''Elite è in fiamme: 2 Ustioni vengono mescolate nel mazzo.",
    "refusal.no-key-here": "Ora il gruppo non ne ricava nessuna chiave.",
    "room.burning-elite": "Elite in fiamme",
    "thing.burning-elite": "un Elite in fiamme ({at})",
    "stat.ruby": "Chiave di rubino",
    "stat.sapphire": "Chiave di zaffiro",
    "stat.emerald": "Chiave di smeraldo",
  },
}
