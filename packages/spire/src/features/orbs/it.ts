// How orbs are spoken of in Italian.

import { it, type Lexicon, type Pattern, type SliceWords } from "@soulspire/text"

const { f, m } = it

const orb = (name: string, noun: Lexicon["nouns"][string]): Lexicon["nouns"][string] => ({
  ...noun,
  icon: name,
})

/** Some effects of yours get so much more. */
const plus = (effects: string): Pattern[] =>
  ["+1", "+2", "+3"].map((by) => ({ if: { by, of: "you" }, say: `=${effects} ${by}` }))

const nouns: Lexicon["nouns"] = {
  orb: f("Sfera", "Sfere"),
  orbSlot: m("spazio Sfera", "spazi Sfera"),
  orbKind: m("tipo di Sfera", "tipi di Sfere"),
  lightning: orb("lightning", m("Fulmine", "Fulmini")),
  frost: orb("frost", m("Gelo")),
  dark: orb("dark", f("Oscurità")),
}

export const italian: SliceWords = {
  lexicon: {
    nouns,
    numbers: {
      orbSlots: {
        noun: nouns["orbSlot"],
        plus: [{ if: { more: true }, say: "[of] ottenere [more:orbSlot]" }],
      },
      evokes: {
        noun: m("effetto di una Sfera evocata", "effetti delle Sfere evocate"),
        plus: [
          ...plus("gli effetti delle Sfere che evochi hanno"),
          { if: { more: true }, say: "[of] aggiungere [more] a ogni effetto di una Sfera che evochi" },
        ],
      },
      darkEvokes: {
        noun: m("danno dell'Oscurità evocata", "danni dell'Oscurità evocata"),
        plus: [
          { if: { more: true, of: "you" }, say: "[x=the_evokedDark] infliggere [more:damage] in più" },
          { if: { more: true }, say: "[of] evocare Oscurità con [more:damage] in più" },
        ],
      },
      orbActs: {
        noun: m("effetto di una Sfera alla fine del turno", "effetti delle Sfere alla fine del turno"),
        plus: [
          ...plus("gli effetti di fine turno delle tue Sfere hanno"),
          { if: { more: true }, say: "[of] aggiungere [more] a ogni effetto di fine turno delle tue Sfere" },
        ],
      },
      lightningActs: {
        noun: m("danno di un Fulmine alla fine del turno", "danni dei Fulmini alla fine del turno"),
        plus: [
          ...plus("gli effetti di fine turno dei tuoi Fulmini hanno"),
          {
            if: { more: true },
            say: "[of] aggiungere [more] a ogni effetto di fine turno dei tuoi Fulmini",
          },
        ],
      },
      lightningRows: {
        noun: f("fila per i Fulmini", "file per i Fulmini"),
        plus: [
          {
            if: { by: "+1", of: "you" },
            say: "=i tuoi Fulmini infliggono i loro danni a tutti i nemici di una fila e al Boss, anziché a un nemico",
          },
        ],
      },
      removed: { noun: nouns["orb"], each: "per ogni Sfera rimossa" },
      evokeAll: { noun: nouns["orb"], each: "per ogni Sfera evocata" },
      orbs: { noun: nouns["orb"], had: true },
      orbKinds: { noun: nouns["orbKind"], had: true },
      lightning: { noun: nouns["lightning"], had: true },
      frost: { noun: nouns["frost"], had: true },
      dark: { noun: nouns["dark"], had: true },
    },
    whoms: {
      evokedDark: {
        noun: {
          one: "Oscurità che evochi",
          many: "Oscurità che evochi",
          gender: "f",
          plural: true,
        },
      },
    },
    ops: {
      channelEvoked: "[who] canalizzare la Sfera appena evocata",
      channel: ["lightning", "frost", "dark"].map((name) => ({
        if: { orb: name },
        say: `[who] canalizzare [amount:${name}]`,
      })),
      evoke: [
        { if: { times: "1" }, say: "[who] evocare una Sfera" },
        { say: "[who] evocare una Sfera [times/often]" },
      ],
      "call:triggerOrb": [
        { if: { times: "1" }, say: "[you] attivare l'effetto di fine turno di una Sfera" },
        { say: "[you] attivare [times/often] l'effetto di fine turno di una Sfera" },
      ],
      removeOrbs: [{ if: { who: "you" }, say: "[who] rimuovere tutte le tue Sfere" }],
      "call:evokeAll": "[you] evocare tutte le tue Sfere",
      "call:lightningActs": "=questo infligge i suoi danni",
      "call:frostActs": "=questo fornisce il suo Blocco",
    },
    events: {
      lightningActs: [
        { if: { who: "you" }, say: "=alla fine del tuo turno, per ogni Fulmine che hai", lead: true },
      ],
      frostActs: [{ if: { who: "you" }, say: "=alla fine del tuo turno, per ogni Gelo che hai", lead: true }],
      channel: "[who=player] canalizzare una Sfera",
      evoke: "[who=player] evocare una Sfera",
    },
  },
  messages: {
    "prompt.evoke": "Quale Sfera evochi?",
    "prompt.evoke-full": "I tuoi spazi Sfera sono pieni. Quale Sfera evochi prima?",
    "prompt.lightning-foe": "Fulmine: scegli un nemico.",
    "prompt.lightning-row": "Fulmine: scegli una fila (indicata dal suo giocatore).",
    "prompt.dark-foe": "Oscurità: scegli un nemico.",
    "prompt.trigger-orb": "Quale Sfera agisce?",
    "option.lightning": "Fulmine",
    "option.frost": "Gelo",
    "option.dark": "Oscurità",
    "event.channel.lightning": "{who} canalizza un Fulmine.",
    "event.channel.frost": "{who} canalizza Gelo.",
    "event.channel.dark": "{who} canalizza Oscurità.",
    "event.evoke.lightning": "{who} evoca un Fulmine.",
    "event.evoke.frost": "{who} evoca Gelo.",
    "event.evoke.dark": "{who} evoca Oscurità.",
    "event.lightningActs": "Il Fulmine di {who} colpisce.",
    "event.frostActs": "Il Gelo di {who} fornisce Blocco.",
    "event.removeOrbs": "{who} rimuove {amount, plural, one {# Sfera} other {# Sfere}}.",
    "stat.orbSlots": "spazi Sfera",
    "stat.lightning": "Fulmini",
    "stat.frost": "Gelo",
    "stat.dark": "Oscurità",
    "keyword.lightning":
      "Una Sfera. Alla fine del tuo turno: 1 danno a un nemico. Evocata: 2 danni a un nemico.",
    "keyword.frost": "Una Sfera. Alla fine del tuo turno: ottieni 1 Blocco. Evocata: ottieni 1 Blocco.",
    "keyword.dark": "Una Sfera. Evocata: 3 danni a un nemico, più 1 per ogni tuo Potere in gioco.",
  },
}
