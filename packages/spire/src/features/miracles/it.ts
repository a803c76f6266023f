// How Miracles are spoken of in Italian.

import { it, type SliceWords } from "@soulspire/text"

const { f, m } = it

const miracle = { ...m("Miracolo", "Miracoli"), icon: "miracle" }

export const italian: SliceWords = {
  lexicon: {
    nouns: { miracle },
    numbers: {
      miracles: { noun: miracle, had: true },
      spendable: { noun: f("Energia con i Miracoli") },
    },
    ops: { gainMiracles: "[who] ottenere [amount:miracle]" },
    acts: { miracle: { say: "[who=player] usare un Miracolo", tag: "Miracolo" } },
  },
  messages: {
    "act.miracle": "Usa un Miracolo",
    "verb.miracle": "usare un Miracolo",
    "event.gainMiracle": "{who} ottiene {amount, plural, one {# Miracolo} other {# Miracoli}}.",
    "event.spendMiracle": "{who} usa un Miracolo.",
    "refusal.no-miracle": "Non hai Miracoli.",
    "refusal.energy-full":
      "Hai già tutta l'Energia che puoi avere; altri Miracoli si possono usare solo mentre paghi una carta.",
    "stat.miracles": "Miracoli",
    "keyword.miracle": "Usalo quando vuoi nel tuo turno: ottieni 1 Energia.",
  },
}
