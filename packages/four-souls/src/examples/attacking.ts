// An attack roll by roll.

import { example, passing } from "./example.ts"

export default example("FSC-X.6", {
  title: { en: "Four rolls against Gurdy", it: "Quattro tiri contro Gurdy" },
  players: ["Andres", "Nora"],
  position: {
    seats: [{ character: "isaac" }, { character: "maggy" }],
    lootDeck: ["a-penny", "a-penny", "a-penny"],
    treasureDeck: ["dinner", "breakfast"],
    monsterDeck: ["dip", "fly"],
    monsters: ["gurdy", "clotty"],
    shop: ["meat", "smelter"],
    dice: [5, 4, 1, 1],
  },
  steps: [
    {
      says: {
        en: "Andres declares an attack on Gurdy. When that resolves, the attack begins.",
        it: "Andres dichiara un attacco contro Gurdy. Quando si risolve, l'attacco comincia.",
      },
      answers: [[1, "attack"], [1, "against:gurdy"], ...passing(1, 2)],
    },
    {
      says: {
        en: "A 5 hits. Once the roll has resolved, the combat damage does.",
        it: "Con un 5 va a segno. Si risolve il tiro, poi i danni da combattimento.",
      },
      answers: passing(1, 2, 1, 2),
    },
    { says: { en: "A 4 hits, too.", it: "Anche un 4 va a segno." }, answers: passing(1, 2, 1, 2) },
    {
      says: {
        en: "A 1 misses: Andres takes the damage.",
        it: "Con un 1 il tiro fallisce: Andres subisce i danni.",
      },
      answers: passing(1, 2, 1, 2),
    },
    { says: { en: "Another 1.", it: "Un altro 1." }, answers: passing(1, 2, 1, 2) },
    {
      says: {
        en: "Andres has no HP left. His death waits on the stack.",
        it: "Andres non ha più HP. La sua morte attende nella pila.",
      },
      answers: passing(1, 2),
    },
    {
      says: {
        en: "Andres is dead, and the combat is over. The death penalty waits on the stack.",
        it: "Andres è morto e il combattimento è finito. La pena di morte attende nella pila.",
      },
      answers: [],
    },
  ],
})
