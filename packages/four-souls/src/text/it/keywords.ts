// What the keywords of Four Souls mean, in Italian.

import type { Messages } from "@soulspire/text"

export const keywords: Messages = {
  "keyword.eternal": "Finché è in gioco non può essere distrutto né messo negli scarti.",
  "keyword.trinket":
    "Quando si risolve diventa un oggetto di chi lo gioca; il resto del testo vale solo in gioco.",
  "keyword.ambush":
    "Quando si risolve diventa un mostro in uno spazio mostro, e il giocatore attivo deve svolgere un attacco aggiuntivo contro di esso durante questo turno.",
  "keyword.guppy": "Un simbolo che altre carte contano.",
  "keyword.curse":
    "Il giocatore attivo la dà a un giocatore; viene messa negli scarti quando quel giocatore muore.",
  "keyword.indomitable": "Apre uno spazio mostro tutto suo e non può essere coperto.",
}
