// Enhanced bartering (FSC-V.2): loot and items change hands as well as cents, souls never. What can be offered, and when
// not, is in `goods.ts`, which bartering asks.

import { clash, variant } from "../variant.ts"

export const enhancedBartering = variant(
  "enhanced-bartering",
  {
    rule: "FSC-V.2",
    option: "enhancedBarter",
    name: "Enhanced Bartering",
    look: { glyph: "shaking-hands", hue: 45 },
    bar(options) {
      if (options["barter"] !== true) return clash("enhancedBarter", "barter", "FSC-V.2")
      // Items at any time, or not while dead or during an attack: not both.
      if (options["tradeItems"] === true) return clash("enhancedBarter", "tradeItems", "FSC-V.2")
      // Whoever plays together has nothing to barter for.
      return options["mode"] === "competitive" ? null : clash("enhancedBarter", "mode", "FS-17.7")
    },
  },
  {
    en: {
      lexicon: {
        printed: {
          "enhanced-bartering":
            "Loot cards and items can be bartered as well as cents, but not souls. No item changes hands during an attack, nor with a dead player. What goes for 0 ¢ is a gift, or paid for with a promise.",
        },
      },
      messages: {
        "prompt.in-return-good": "What do you want for it?",
        "prompt.deal.item-given": "You are offered an item. Agreed?",
        "prompt.deal.item-begged": "You are asked for one of your items. Agreed?",
        "prompt.deal.item-for-loot":
          "You are offered an item for one of your loot cards. Choose the card, or decline.",
        "prompt.deal.loot-sale": "You are offered a loot card, face down, for {wants} ¢. Agreed?",
        "prompt.deal.loot-given": "You are offered a loot card, face down. Agreed?",
        "prompt.deal.loot-for-item": "You are offered a loot card, face down, for one of your items. Agreed?",
        "prompt.deal.loot-for-loot":
          "You are offered a loot card, face down, for one of yours. Choose yours, or decline.",
        "prompt.deal.loot-bid":
          "You are offered {gives} ¢ for one of your loot cards. Choose the card, or decline.",
        "prompt.deal.loot-begged": "You are asked for one of your loot cards. Choose the card, or decline.",
        "act.bidLoot": "Offer {what} ¢ for a loot card",
        "verb.bidLoot": "bid for a loot card",
        "option.their-loot": "A loot card of their choice",
        "event.promises": "{who} to {to}: “{words}”",
        "event.offers.item-given": "{who} offers {to} {item}.",
        "event.offers.item-begged": "{who} asks {to} for {forItem}.",
        "event.offers.item-for-loot": "{who} offers {to} {item} for a loot card.",
        "event.offers.loot-sale": "{who} offers {to} a loot card for {wants} ¢.",
        "event.offers.loot-given": "{who} offers {to} a loot card.",
        "event.offers.loot-for-item": "{who} offers {to} a loot card for {forItem}.",
        "event.offers.loot-for-loot": "{who} offers {to} a loot card for a loot card.",
        "event.offers.loot-bid": "{who} offers {to} {gives} ¢ for a loot card.",
        "event.offers.loot-begged": "{who} asks {to} for a loot card.",
        "refusal.loot-not-traded": "Loot cards can't be traded at this table.",
        "refusal.goods-barred":
          "That can't be traded now: no items during an attack or with a dead player, and never souls.",
        "setting.enhancedBarter": "Enhanced bartering",
        "setting.enhancedBarter.help":
          "Loot cards and items can be bartered as well, but no items during an attack or with a dead player.",
      },
    },
    it: {
      lexicon: {
        printed: {
          "enhanced-bartering":
            "Oltre ai centesimi si possono barattare carte bottino e oggetti, ma non le anime. Nessun oggetto cambia mano durante un attacco, né con un giocatore morto. Ciò che va via per 0 ¢ è un dono, o si paga con una promessa.",
        },
      },
      messages: {
        "prompt.in-return-good": "Che cosa vuoi in cambio?",
        "prompt.deal.item-given": "Ti offrono un oggetto. D'accordo?",
        "prompt.deal.item-begged": "Ti chiedono un tuo oggetto. D'accordo?",
        "prompt.deal.item-for-loot":
          "Ti offrono un oggetto in cambio di una tua carta bottino. Scegli quale, o rifiuta.",
        "prompt.deal.loot-sale": "Ti offrono una carta bottino coperta per {wants} ¢. D'accordo?",
        "prompt.deal.loot-given": "Ti offrono una carta bottino coperta. D'accordo?",
        "prompt.deal.loot-for-item":
          "Ti offrono una carta bottino coperta in cambio di un tuo oggetto. D'accordo?",
        "prompt.deal.loot-for-loot":
          "Ti offrono una carta bottino coperta in cambio di una delle tue. Scegli la tua, o rifiuta.",
        "prompt.deal.loot-bid": "Ti offrono {gives} ¢ per una tua carta bottino. Scegli quale, o rifiuta.",
        "prompt.deal.loot-begged": "Ti chiedono una tua carta bottino. Scegli quale, o rifiuta.",
        "act.bidLoot": "Offri ¢ a {what} per una carta bottino",
        "verb.bidLoot": "fare un'offerta per una carta bottino",
        "option.their-loot": "Una carta bottino a loro scelta",
        "event.promises": "{who} a {to}: «{words}»",
        "event.offers.item-given": "{who} offre a {to} {item}.",
        "event.offers.item-begged": "{who} chiede a {to} {forItem}.",
        "event.offers.item-for-loot": "{who} offre a {to} {item} in cambio di una carta bottino.",
        "event.offers.loot-sale": "{who} offre a {to} una carta bottino per {wants} ¢.",
        "event.offers.loot-given": "{who} offre a {to} una carta bottino.",
        "event.offers.loot-for-item": "{who} offre a {to} una carta bottino in cambio di {forItem}.",
        "event.offers.loot-for-loot": "{who} offre a {to} una carta bottino in cambio di un'altra.",
        "event.offers.loot-bid": "{who} offre a {to} {gives} ¢ per una carta bottino.",
        "event.offers.loot-begged": "{who} chiede a {to} una carta bottino.",
        "refusal.loot-not-traded": "A questo tavolo le carte bottino non si barattano.",
        "refusal.goods-barred":
          "Adesso non si può barattare: niente oggetti durante un attacco o con un giocatore morto, e mai le anime.",
        "setting.enhancedBarter": "Baratto esteso",
        "setting.enhancedBarter.help":
          "Si barattano anche carte bottino e oggetti; gli oggetti non durante un attacco né con un giocatore morto.",
      },
    },
  },
)
