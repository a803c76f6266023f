// Italian words for events, Neow and campfires.

import { it, type SliceWords } from "@soulspire/text"

const { f, m } = it

export const italian: SliceWords = {
  lexicon: {
    nouns: {
      event: m("evento", "eventi"),
      blessing: f("benedizione", "benedizioni"),
    },
    kinds: {
      event: "event",
      blessing: "blessing",
    },
    numbers: {
      rest: {
        noun: m("HP guariti riposando", "HP guariti riposando"),
        plus: [{ if: { more: true }, say: "[of] guarire di [more] HP in più quando riposi" }],
      },
      chosenBefore: {
        each: "per ogni giocatore che ha scelto questo prima di te",
        noun: m(
          "giocatore che ha scelto questo prima di te",
          "giocatori che hanno scelto questo prima di te",
        ),
        called: { you: "il numero di giocatori che hanno scelto questo prima di te" },
      },
    },
    tests: {
      isFirstEvent: { say: "=questo è il primo evento dell'Atto" },
      isEventRoom: { say: "=è la stanza di un evento" },
      isEncounter: { say: "=la stanza è un incontro" },
    },
    acts: {
      option: { say: "[who=player] scegliere questo", tag: "Scelta", from: ["room", "offers"] },
      rest: { say: "[who=player] riposare", tag: "Riposa" },
      smith: { say: "[who=player] forgiare", tag: "Forgia" },
      bless: { say: "[who=player] ricevere la benedizione", tag: "Neow", from: "offers" },
      resolve: { say: "[it=card] succedere", tag: "Una volta per il gruppo" },
    },
    ops: {
      "call:roomDie": "[you] tirare il dado",
      chooseAgain: "[who] scegliere di nuovo",
      "call:redraw": "=pesca invece un altro evento",
      "call:asEncounter": "=questa stanza è un incontro",
      "call:asElite": "=combatti contro un Elite",
      "call:asMerchant": "=questa stanza è un mercante",
    },
    events: {
      entersRoom: [
        { if: { who: "you" }, say: "[who] entrare in una stanza" },
        { say: "[who=player] entrare in una stanza" },
      ],
      leavesEvent: [
        { if: { who: "you" }, say: "=dopo un evento", lead: true },
        { say: "[who=player] lasciare un evento" },
      ],
      rests: [{ say: "[who=player] riposare" }],
    },
  },
  messages: {
    "prompt.event": "Scegli un'opzione.",
    "prompt.campfire": "Al falò: riposa o forgia.",
    "act.option": "Scegli {what}",
    "act.option.text": "{text}",
    "act.rest": "Riposa: guarisci",
    "act.smith": "Forgia: potenzia una carta",
    "act.bless": "Prendi il dono di Neow",
    "act.resolve": "Guarda che cosa succede",
    "verb.option": "scegliere quest'opzione",
    "verb.rest": "riposare",
    "verb.smith": "forgiare",
    "verb.bless": "ricevere la benedizione",
    "verb.resolve": "succedere",
    "name.blessing": "Benedizione di Neow",
    "event.rests": "{who} riposa.",
    "event.becomesRoom.encounter": "L''evento diventa un incontro.",
    "event.becomesRoom.elite": "L''evento diventa un Elite.",
    "event.becomesRoom.boss": "L''evento diventa un combattimento contro un Boss.",
    "event.becomesRoom.merchant": "L''evento diventa un mercante.",
    "event.choosesOption": "{who} sceglie: {text}",
    "event.move.event": "L''evento è {card}.",
    "refusal.chosen-already": "Qualcuno lo ha già scelto, e ognuno deve scegliere qualcosa di diverso.",
  },
}
