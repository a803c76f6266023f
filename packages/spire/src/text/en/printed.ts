// What is printed on the cards of Spire, in English, and what they call themselves.

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
    everywhere: { cards: ["hand", "discard", "draw", "playing"] },
    verbs: {},
    printed: {
      attack: "Attack.",
      skill: "Skill.",
      power: "Power.",
      status: "Status.",
      daze: "Daze.",
      curse: "Curse.",
      ticket:
        "When this card is revealed as a card reward, add the top card of your rare card reward deck to the choice. If you transform a card into this one, gain the top card of that deck instead.",
      relic: "Relic.",
      "boss-relic": "Boss relic.",
      "solo-relic": "Relic for one player alone.",
      potion: "Potion.",
      boss: "Boss.",
      easy: "Easy to learn.",
      harder: "Harder to learn.",
      hardest: "Hardest to learn.",
      elite: "Elite.",
      unplayable: "{keyword unplayable|Unplayable}.",
      cost: "Cost #.",
      x: "Cost X.",
      unsold: "Never for sale: if it turns up, discard it and draw again.",
      outside: "Outside combat too.",
      outsideOnly: "Only outside combat.",
      hp: "# HP.",
      hp1: "# HP for 1 player,",
      hp2: "# for 2,",
      hp3: "# for 3,",
      hp4: "# for 4.",
      slots: "# slots",
      red: { say: ", then back to slot #.", none: "." },
      slots1: "Mode 1: # slots",
      red1: { say: ", then back to slot #.", none: "." },
      slots2: "Mode 2: # slots",
      red2: { say: ", then back to slot #.", none: "." },
      different: "Each player chooses a different option.",
    },
  },
}
