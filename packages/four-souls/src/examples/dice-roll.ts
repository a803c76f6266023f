// A bonus, a reroll, and a change after the roll has resolved.

import { example, passing } from "./example.ts"

export default example("FSC-X.4", {
  title: { en: "A roll that changes after it has resolved", it: "Un tiro che cambia dopo essersi risolto" },
  players: ["Alex", "Nola"],
  position: {
    seats: [
      { character: "isaac", board: ["dads-lost-coin", "meat", "the-relic"] },
      { character: "maggy", hand: ["dice-shard"], plays: 1 },
    ],
    lootDeck: ["a-dime", "a-penny", "a-penny"],
    treasureDeck: ["dinner", "breakfast"],
    monsterDeck: ["dip", "fly"],
    monsters: ["fly", "clotty"],
    shop: ["smelter", "synthoil"],
    dice: [5, 1, 6],
  },
  steps: [
    {
      says: { en: "Alex attacks Fly.", it: "Alex attacca Fly." },
      answers: [[1, "attack"], [1, "against:fly"], ...passing(1, 2)],
    },
    {
      says: {
        en: "He rolls a 5. The 1 that Meat! adds lies above the roll. Nola waits until it has resolved.",
        it: "Tira un 5. L'1 che Meat! aggiunge è sopra il tiro. Nola aspetta che si risolva.",
      },
      answers: passing(1, 2),
    },
    {
      says: {
        en: "The roll is a 6. Now Nola plays Dice Shard: the bonus is spent.",
        it: "Il tiro è un 6. Ora Nola gioca Dice Shard: il bonus è consumato.",
      },
      answers: [[1, "pass"], [2, "play:dice-shard>item"], ...passing(2, 1)],
    },
    {
      says: { en: "It is a 1, and nobody changes it any more.", it: "È un 1 e nessuno lo cambia più." },
      answers: [...passing(1, 2), [1, "dads-lost-coin:0", "the-relic:0"]],
    },
    {
      says: {
        en: "The miss has put damage to Alex on the stack, and above it Dad's Lost Coin and The Relic.",
        it: "Il tiro fallito ha messo nella pila i danni ad Alex e, sopra, Dad's Lost Coin e The Relic.",
      },
      answers: passing(1, 2),
    },
    {
      says: {
        en: "The Relic has brought a loot card. Dad's Lost Coin is next.",
        it: "The Relic ha fatto ottenere un bottino. Tocca a Dad's Lost Coin.",
      },
      answers: [...passing(1, 2), [1, "yes"]],
    },
    {
      says: {
        en: "The final roll is a 6: the damage hits somebody else, and nothing can change it any more.",
        it: "Il tiro finale è un 6: i danni cambiano bersaglio e nulla può più modificarli.",
      },
      answers: passing(1, 2),
    },
    {
      says: {
        en: "Fly has taken the damage and its death waits.",
        it: "Fly ha subito i danni e la sua morte attende nella pila.",
      },
      answers: [],
    },
  ],
})
