// What is printed on the cards of Spire, in Italian, and what they call themselves.

import type { SliceWords } from "@soulspire/text"

export const printed: SliceWords = {
  lexicon: {
    selves: {
      enemy: "enemy",
      relic: "relic",
      "boss-relic": "relic",
      "solo-relic": "relic",
      potion: "potion",
    },
    everywhere: { cards: ["hand", "discard", "draw", "playing", "exhaust"] },
    verbs: {
      mantenere: "mantieni mantieni mantiene mantengono mantenete mantenga mantengano",
      riempire: "riempi riempi riempie riempiono riempite riempia riempiano",
    },
    printed: {
      attack: "Attacco.",
      skill: "Abilità.",
      power: "Potere.",
      status: "Stato.",
      daze: "Stordimento.",
      curse: "Maledizione.",
      ticket:
        "Quando questa carta viene rivelata come carta ricompensa, aggiungi alla scelta la prima carta del tuo mazzo ricompense rare. Se trasformi una carta in questa, ottieni invece la prima carta di quel mazzo.",
      relic: "Reliquia.",
      "boss-relic": "Reliquia dei Boss.",
      "solo-relic": "Reliquia per un solo giocatore.",
      potion: "Pozione.",
      boss: "Boss.",
      easy: "Facile da imparare.",
      harder: "Più difficile da imparare.",
      hardest: "Il più difficile da imparare.",
      elite: "Elite.",
      unplayable: "{keyword unplayable|Ingiocabile}.",
      cost: "Costo #.",
      x: "Costo X.",
      leastX: "X non può essere meno di #.",
      unsold: "Non si vende mai: se compare, scartala e pesca di nuovo.",
      outside: "Anche fuori dal combattimento.",
      outsideOnly: "Solo fuori dal combattimento.",
      hp: "# HP.",
      orbSlots: "# spazi Sfera.",
      hp1: "# HP per 1 giocatore,",
      hp2: "# per 2,",
      hp3: "# per 3,",
      hp4: "# per 4.",
      slots: "# spazi",
      red: { say: ", poi di nuovo lo spazio #.", none: "." },
      slots1: "Modalità 1: # spazi",
      red1: { say: ", poi di nuovo lo spazio #.", none: "." },
      slots2: "Modalità 2: # spazi",
      red2: { say: ", poi di nuovo lo spazio #.", none: "." },
      different: "Ogni giocatore sceglie un'opzione diversa.",
    },
  },
}
