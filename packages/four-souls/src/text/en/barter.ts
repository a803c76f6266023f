// Bartering in English: what is offered, asked, told and refused.

export const barter = {
  "prompt.barter": "Barter.",
  "prompt.in-return": "How many ¢ do you want for it?",
  "prompt.in-return-item": "Which item do you want for it?",
  "prompt.deal.offered": "You are offered {gives} ¢ for a promise. Agreed?",
  "prompt.deal.asked": "You are asked for {wants} ¢. Agreed?",
  "prompt.deal.cents": "You are offered {gives} ¢ for {wants} ¢. Agreed?",
  "prompt.deal.sale": "You are offered an item for {wants} ¢. Agreed?",
  "prompt.deal.bid": "You are offered {gives} ¢ for an item of yours. Agreed?",
  "prompt.deal.exchange": "You are offered an item for one of yours. Agreed?",

  "act.offer": "Offer {what} ¢ for a promise",
  "act.ask": "Promise {what} something for ¢",
  "act.trade": "Offer {what} ¢ for ¢",
  "act.sell": "Sell {what}",
  "act.bid": "Offer ¢ for {what}",
  "act.exchange": "Exchange {what} for an item",

  "verb.offer": "offer ¢",
  "verb.ask": "ask for ¢",
  "verb.trade": "trade ¢",
  "verb.sell": "sell an item",
  "verb.bid": "bid for an item",
  "verb.exchange": "exchange items",

  "event.passCents": "{who} hands {to} {amount} ¢.",
  "event.offers.favour": "{who} offers {to} {gives} ¢: “{words}”",
  "event.offers.gift": "{who} offers {to} {gives} ¢ as a gift.",
  "event.offers.asks": "{who} asks {to} for {wants} ¢: “{words}”",
  "event.offers.begs": "{who} asks {to} for {wants} ¢ as a gift.",
  "event.offers.cents": "{who} offers {to} {gives} ¢ for {wants} ¢.",
  "event.offers.sale": "{who} offers {to} {item} for {wants} ¢.",
  "event.offers.bid": "{who} offers {to} {gives} ¢ for {forItem}.",
  "event.offers.exchange": "{who} offers {to} {item} for {forItem}.",
  "event.agrees": "{who} agrees with {to}.",
  "event.declines": "{who} declines the offer of {to}.",
  "event.offerLapses": "The offer of {who} to {to} can't be kept any more.",
  "event.handOver.trade": "{who} gets {obj} in a trade.",

  "refusal.nothing-to-offer": "There is nothing to barter with.",
  "refusal.items-not-traded": "Items are not traded at this table.",
} as const
