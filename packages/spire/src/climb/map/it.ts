// Italian words for the map.

import { it, type SliceWords } from "@soulspire/text"
import { ACT } from "../../text/acts.ts"

const { f, m } = it

export const italian: SliceWords = {
  lexicon: {
    ways: { stop: "fermarsi", "go-on": "proseguire" },
    numbers: {
      hiddenMap: {
        noun: f("mappa coperta", "mappe coperte"),
        plus: [{ if: { by: "+1" }, say: "[of] vedere le tessere della mappa solo quando ci arrivi" }],
      },
      act: { noun: m("Atto", "Atti"), called: { this: "l'Atto" } },
      goal: { noun: m("ultimo Atto", "ultimi Atti") },
      actHeal: { noun: m("HP guariti tra gli Atti", "HP guariti tra gli Atti") },
    },
    acts: {
      go: { say: "[who=player] proseguire", tag: "Mappa" },
      fly: {
        say: "[who=player] andare in qualsiasi spazio della riga successiva",
        even: "anche se nessun sentiero porta lì",
        tag: "Vola",
      },
    },
    events: {
      climbStarts: [
        { if: { who: "you" }, say: "=all'inizio della scalata", lead: true },
        { say: "[who=player] iniziare la scalata" },
      ],
      flies: [
        // Whoever may fly does so: that goes without saying.
        { if: { who: "you" }, say: "=", lead: true },
        { say: "[who=player] andare dove non c'è un sentiero" },
      ],
    },
  },
  messages: {
    // What is asked
    "prompt.map":
      "Dove va ora il gruppo? Finché non hanno scelto tutti, potete scambiare le file e dare pozioni.",
    "prompt.map.alone": "Dove vai ora?",
    "prompt.next-act": "L''Atto è superato. Il gruppo prosegue, o la scalata finisce qui?",
    "prompt.won": "Con questo Atto la scalata è vinta. Finisce qui, o il gruppo prosegue nel prossimo Atto?",
    "act.go": "Vai verso {what}",
    "act.fly": "Vai ovunque",
    "option.go-on": "Prosegui verso il prossimo Atto",
    "option.stop": "Fermati qui",
    "verb.go": "andarci",
    "verb.fly": "andare dove non c'è un sentiero",
    // What is no card: spaces of the map, and rewards
    "thing.at": "riga {row}, colonna {column}",
    "thing.first-encounter": "il primo incontro ({at})",
    "thing.encounter": "un incontro ({at})",
    "thing.elite": "un Elite ({at})",
    "thing.event": "un evento ({at})",
    "thing.campfire": "un falò ({at})",
    "thing.treasure": "un tesoro ({at})",
    "thing.merchant": "un mercante ({at})",
    "thing.boss": "il Boss ({at})",
    "thing.dark": "una tessera scura, coperta ({at})",
    "thing.light": "una tessera chiara, coperta ({at})",
    // What is told
    "event.wishes": "{who} sceglie una strada.",
    "event.enters.first-encounter": "Il gruppo arriva al suo primo incontro.",
    "event.enters.encounter": "Il gruppo arriva a un incontro.",
    "event.enters.elite": "Il gruppo arriva a un Elite.",
    "event.enters.boss": "Il gruppo è davanti al Boss.",
    "event.enters.event": "Il gruppo arriva a un evento.",
    "event.enters.campfire": "Il gruppo arriva a un falò.",
    "event.enters.treasure": "Il gruppo trova un tesoro.",
    "event.enters.merchant": "Il gruppo incontra un mercante.",
    "event.flies": "{who} guida il gruppo dove non c''è un sentiero.",
    "event.layMap": `Si prepara la mappa dell''Atto ${ACT}.`,
    "event.bossWaits": "In cima aspetta {what}.",
    "event.bossHides": "In cima aspetta un Boss coperto.",
    "refusal.no-path": "Nessun sentiero porta lì.",
    "refusal.wanted-already": "Hai già scelto quella strada.",
  },
}
