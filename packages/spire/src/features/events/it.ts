// How what events ask for is spoken of in Italian.

import { it, type SliceWords } from "@soulspire/text"

const { f, m } = it

export const italian: SliceWords = {
  lexicon: {
    nouns: { revealedRelic: f("reliquia che hai rivelato", "reliquie che hai rivelato") },
    numbers: { price: { noun: m("prezzo", "prezzi") } },
    acts: {
      leap: {
        say: "[who=player] salire a una stanza qualsiasi",
        even: "anche se nessun sentiero porta lì",
        tag: "Mappa",
      },
    },
    tests: {
      isRevealed: { noun: "revealedRelic" },
      hasLordsMask: { say: "=un giocatore ha la Red Mask" },
      mayExchangeCards: { say: "[of] avere una carta da scambiare" },
      mayExchangeRelics: { say: "[of] avere una reliquia da scambiare" },
    },
    ops: {
      loseItem: [{ say: "[you] perdere [whom]", from: "items" }],
      loseRandomRelic: "[who] perdere una reliquia a caso",
      "call:removeOneOf": "[you] rivelare [many:card] a caso del tuo mazzo e rimuovine 1",
      "call:upgradeSome": "[who] potenziare [many:card]",
      "call:loseAllGold": "=il gruppo perde tutto il suo oro",
      "call:leap": "=sali a una stanza qualsiasi, anche se nessun sentiero porta lì",
      "call:exchangeCards": "=dai a un giocatore una carta del tuo mazzo e ricevine in cambio una delle sue",
      "call:exchangeRelics": "=dai a un giocatore una delle tue reliquie e ricevine in cambio una delle sue",
      "call:asOldBoss": [
        { if: { act: "1" }, say: "[you] combattere contro un Boss a caso dell'Atto I", leads: true },
      ],
    },
    costs: {
      loseItem: [{ say: "perdere [whom]", from: "items" }],
      loseRandomRelic: [{ if: { who: "you" }, say: "=perdi una reliquia a caso" }],
    },
  },
  messages: {
    "prompt.lose-relic": "Scegli una reliquia da perdere.",
    "prompt.lose-potion": "Scegli una pozione da perdere.",
    "prompt.exchange-with": "Con quale giocatore?",
    "prompt.card-for": "Quale carta dai?",
    "prompt.card-back": "Scegli la carta da dare in cambio, o nessuna per rifiutare lo scambio.",
    "prompt.relic-for": "Quale reliquia dai?",
    "prompt.relic-back": "Scegli la reliquia da dare in cambio, o nessuna per rifiutare lo scambio.",
    "prompt.deck": "Dalle carte ricompensa di quale personaggio?",
    "act.enough": "Solo questa",
    "verb.enough": "fermarsi a un'opzione",
    "act.leap": "Sali a una stanza qualsiasi",
    "verb.leap": "salire a una stanza qualsiasi",
    "event.revealsAtRandom": "{who} estrae a caso {what}.",
    "event.offersExchange": "{who} offre a {to} {what}.",
    "event.refusesExchange": "{who} rifiuta lo scambio.",
    "event.bossComes": "Appare {what}.",
    "event.move.lose": "{who} perde {card}.",
    "refusal.came-to-nothing": "Nessuno lo ha voluto: scegli qualcos'altro.",
    "refusal.chosen-by-you": "L'hai già scelto.",
    "refusal.choose-first": "Prima scegli un'opzione.",
  },
}
