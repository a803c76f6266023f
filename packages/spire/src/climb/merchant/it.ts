// Italian words for the merchant, and paying.

import { type SliceWords } from "@soulspire/text"

export const italian: SliceWords = {
  lexicon: {
    acts: {
      offer: { say: "[who=player] offrire oro", tag: "Oro" },
      buy: { say: "[who=player] comprare [it=card]", tag: "Compra" },
      cleanse: { say: "[who=player] pagare per rimuovere una carta", tag: "Rimuovi" },
    },
    ops: {
      payGold: "[who] pagare [amount:gold]",
      layForSale: [
        { if: { who: "you", deck: "potionDeck" }, say: "[who] rivelare la prima carta del mazzo pozioni" },
        { if: { who: "you", deck: "relicDeck" }, say: "[who] rivelare la prima carta del mazzo reliquie" },
        {
          if: { who: "you", deck: "goodsDeck" },
          say: "[who] rivelare la prima carta del mazzo pozioni o reliquie",
        },
      ],
      "call:sale": "=comprala o scartala",
    },
    costs: {
      payGold: [{ if: { who: "you" }, say: "pagare [amount:gold]" }],
    },
    events: {
      payGold: "[who=player] pagare [amount:gold]",
    },
  },
  messages: {
    "prompt.merchant": "Il mercante mostra la sua merce. Compra ciò che vuoi o vai via.",
    "prompt.stay": "Qui hai finito. Gli altri stanno ancora facendo acquisti.",
    "prompt.unsold-order": "In quale ordine le tue carte invendute vanno in fondo al mazzo?",
    "prompt.sale": "Comprarla o lasciarla?",
    "prompt.lent": "Quanto ne pagano gli altri?",
    "act.offer": "Offri oro agli altri",
    "act.buy": "Compra {what}",
    "act.cleanse": "Paga per rimuovere una carta",
    "option.decline": "Non comprare",
    "option.leave": "Vai via",
    "option.stay": "Continua gli acquisti",
    "verb.offer": "offrire oro",
    "verb.buy": "comprare questa carta",
    "verb.cleanse": "rimuovere una carta",
    "event.offerGold": "{who} offre {amount} oro agli altri.",
    "event.takesGoldBack": "{who} riprende l''oro offerto.",
    "event.payGold": "{who} paga {amount} oro{lent, plural, =0 {} other {, di cui # dagli altri}}.",
    "event.move.buy": "{who} compra {card}.",
    "refusal.no-gold": "Non hai oro.",
    "refusal.alone": "Non c'è nessun altro per cui pagare.",
    "refusal.too-dear": "Costa {price} oro, più di quanto offrite tu e gli altri insieme.",
    "refusal.too-dear.alone": "Costa {price} oro, più di quanto hai.",
    "refusal.cleansed-already": "Questo mercante ti ha già rimosso una carta.",
  },
}
