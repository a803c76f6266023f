// The order in which two players change one roll.

import { example, passing } from "./example.ts"

export default example("FSC-X.3", {
  title: { en: "A reroll first, then Godhead", it: "Prima ritirare il dado, poi Godhead" },
  players: ["Abel", "Nathan"],
  position: {
    seats: [
      { character: "judas", board: ["godhead"] },
      { character: "isaac", board: ["the-d6"] },
    ],
    lootDeck: ["a-penny", "a-penny", "a-penny"],
    treasureDeck: ["dinner", "breakfast"],
    monsterDeck: ["dip", "fly"],
    monsters: ["clotty", "fly"],
    shop: ["meat", "smelter"],
    dice: [2, 1],
  },
  steps: [
    {
      says: {
        en: "Abel attacks Clotty. The declaration waits on the stack.",
        it: "Abel attacca Clotty. La dichiarazione attende nella pila.",
      },
      answers: [[1, "attack"], [1, "against:clotty"], ...passing(1, 2)],
    },
    {
      says: {
        en: "He rolls a 2. With Godhead now it would be a 6, which Nathan could have rolled again: so he waits.",
        it: "Tira un 2. Con Godhead ora sarebbe un 6, e Nathan potrebbe ritirare il dado: quindi aspetta.",
      },
      answers: passing(1),
    },
    {
      says: { en: "Nathan uses The D6 on the roll.", it: "Nathan usa The D6 sul tiro." },
      answers: [[2, "activate:the-d6-first-edition>item"], ...passing(2, 1)],
    },
    {
      says: {
        en: "It is a 1 now. Only now Abel uses Godhead.",
        it: "Ora è un 1. Soltanto adesso Abel usa Godhead.",
      },
      answers: [[1, "activate:godhead>item"], ...passing(1, 2), [1, "highest"]],
    },
    {
      says: {
        en: "The roll is a 6, and The D6 is deactivated. Nobody responds.",
        it: "Il tiro è un 6 e The D6 è scarico. Nessuno risponde.",
      },
      answers: passing(1, 2),
    },
    {
      says: {
        en: "The attack hits: its damage waits on the stack.",
        it: "L'attacco va a segno: i danni attendono nella pila.",
      },
      answers: [],
    },
  ],
})
