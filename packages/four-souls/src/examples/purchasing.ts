// A purchase of the deck, whose top changes in answer.

import { example, passing } from "./example.ts"

export default example("FSC-X.5", {
  title: { en: "Another card on top of the deck", it: "Un'altra carta in cima al mazzo" },
  players: ["Ash", "Noah"],
  position: {
    seats: [
      { character: "isaac", cents: 10 },
      { character: "eve", board: ["the-curse"] },
    ],
    lootDeck: ["a-penny", "a-penny", "a-penny"],
    treasureDeck: ["breakfast", "dinner"],
    treasureDiscard: ["baby-haunt"],
    monsterDeck: ["dip", "fly"],
    monsters: ["fly", "clotty"],
    shop: ["meat", "smelter"],
  },
  steps: [
    {
      says: {
        en: "Ash declares the purchase of whatever is on top of the treasure deck.",
        it: "Ash dichiara l'acquisto della prima carta del mazzo Tesoro.",
      },
      answers: [[1, "buy"], [1, "ware:deck"], ...passing(1)],
    },
    {
      says: {
        en: "Noah uses The Curse: the top of the treasure discard goes onto the deck.",
        it: "Noah usa The Curse: la prima carta degli scarti del mazzo Tesoro va in cima al mazzo.",
      },
      answers: [[2, "activate:the-curse-first-edition~treasure"], ...passing(2, 1)],
    },
    {
      says: {
        en: "Baby Haunt is on top now, and the purchase is still waiting.",
        it: "Ora in cima c'è Baby Haunt, e l'acquisto attende ancora.",
      },
      answers: passing(1, 2),
    },
    {
      says: { en: "Ash has paid 10¢ and has to take it.", it: "Ash ha pagato 10¢ e deve prenderla." },
      answers: [],
    },
  ],
})
