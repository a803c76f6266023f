// Bartering in Italian: what is offered, asked, told and refused.

import type { barter as english } from "../en/barter.ts"

export const barter: Readonly<Record<keyof typeof english, string>> = {
  "prompt.barter": "Baratto.",
  "prompt.in-return": "Quanti ¢ vuoi in cambio?",
  "prompt.in-return-item": "Quale oggetto vuoi in cambio?",
  "prompt.deal.offered": "Ti offrono {gives} ¢ in cambio di una promessa. D'accordo?",
  "prompt.deal.asked": "Ti chiedono {wants} ¢. D'accordo?",
  "prompt.deal.cents": "Ti offrono {gives} ¢ in cambio di {wants} ¢. D'accordo?",
  "prompt.deal.sale": "Ti offrono un oggetto per {wants} ¢. D'accordo?",
  "prompt.deal.bid": "Ti offrono {gives} ¢ per un tuo oggetto. D'accordo?",
  "prompt.deal.exchange": "Ti offrono un oggetto in cambio di uno dei tuoi. D'accordo?",

  "act.offer": "Offri ¢ a {what} in cambio di una promessa",
  "act.ask": "Prometti qualcosa a {what} in cambio di ¢",
  "act.trade": "Offri ¢ a {what} in cambio di ¢",
  "act.sell": "Vendi {what}",
  "act.bid": "Offri ¢ per {what}",
  "act.exchange": "Scambia {what} con un oggetto",

  "verb.offer": "offrire ¢",
  "verb.ask": "chiedere ¢",
  "verb.trade": "barattare ¢",
  "verb.sell": "vendere un oggetto",
  "verb.bid": "fare un'offerta per un oggetto",
  "verb.exchange": "scambiare oggetti",

  "event.passCents": "{who} consegna {amount} ¢ a {to}.",
  "event.offers.favour": "{who} offre {gives} ¢ a {to}: «{words}»",
  "event.offers.gift": "{who} offre {gives} ¢ in dono a {to}.",
  "event.offers.asks": "{who} chiede {wants} ¢ a {to}: «{words}»",
  "event.offers.begs": "{who} chiede {wants} ¢ in dono a {to}.",
  "event.offers.cents": "{who} offre a {to} {gives} ¢ in cambio di {wants} ¢.",
  "event.offers.sale": "{who} offre a {to} {item} per {wants} ¢.",
  "event.offers.bid": "{who} offre a {to} {gives} ¢ per {forItem}.",
  "event.offers.exchange": "{who} offre a {to} {item} in cambio di {forItem}.",
  "event.agrees": "{who} si accorda con {to}.",
  "event.declines": "{who} rifiuta l'offerta di {to}.",
  "event.offerLapses": "L'offerta di {who} a {to} non si può più mantenere.",
  "event.handOver.trade": "{who} riceve {obj} in uno scambio.",

  "refusal.nothing-to-offer": "Non c'è niente da barattare.",
  "refusal.items-not-traded": "A questo tavolo gli oggetti non si barattano.",
}
