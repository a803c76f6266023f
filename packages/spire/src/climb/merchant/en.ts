// English words for the merchant, and paying.

import { type SliceWords } from "@soulspire/text"

export const english: SliceWords = {
  lexicon: {
    acts: {
      offer: { say: "[who=player] offer gold", tag: "Gold" },
      buy: { say: "[who=player] buy [it=card]", tag: "Buy" },
      cleanse: { say: "[who=player] pay to remove a card", tag: "Remove" },
    },
    ops: {
      payGold: "[who] pay [amount:gold]",
      layForSale: [
        { if: { who: "you", deck: "potionDeck" }, say: "[who] reveal the top card of the potion deck" },
        { if: { who: "you", deck: "relicDeck" }, say: "[who] reveal the top card of the relic deck" },
        {
          if: { who: "you", deck: "goodsDeck" },
          say: "[who] reveal the top card of the potion or the relic deck",
        },
      ],
      "call:sale": "=buy it or discard it",
    },
    costs: {
      payGold: [{ if: { who: "you" }, say: "pay [amount:gold]" }],
    },
    events: {
      payGold: "[who=player] pay [amount:gold]",
    },
  },
  messages: {
    "prompt.merchant": "The merchant shows what is for sale. Buy what you like, or leave.",
    "prompt.stay": "You are done here. The others are still shopping.",
    "prompt.unsold-order": "In which order do your unsold cards go on the bottom of the deck?",
    "prompt.sale": "Buy it, or leave it?",
    "prompt.lent": "How much of it do the others pay?",
    "act.offer": "Offer gold to the others",
    "act.buy": "Buy {what}",
    "act.cleanse": "Pay to remove a card",
    "option.leave": "Leave",
    "option.decline": "Don't buy it",
    "option.stay": "Keep shopping",
    "verb.offer": "offer gold",
    "verb.buy": "buy it",
    "verb.cleanse": "remove a card",
    "event.offerGold": "{who} offers {amount} gold to the others.",
    "event.takesGoldBack": "{who} takes the offered gold back.",
    "event.payGold": "{who} pays {amount} gold{lent, plural, =0 {} other {, # of it from the others}}.",
    "event.move.buy": "{who} buys {card}.",
    "refusal.no-gold": "You have no gold.",
    "refusal.alone": "There is nobody else to pay for.",
    "refusal.too-dear": "That costs {price} gold, more than you and the others offer together.",
    "refusal.too-dear.alone": "That costs {price} gold, more than you have.",
    "refusal.cleansed-already": "This merchant has already removed a card for you.",
  },
}
