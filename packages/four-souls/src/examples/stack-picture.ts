// Book of Sin, its roll, Dice Shard and Butter Bean.

import { example, passing } from "./example.ts"

export default example("FSC-X.1", {
  title: { en: "Four things on the stack", it: "Quattro cose nella pila" },
  players: ["Alma", "Nina", "Noel"],
  position: {
    seats: [
      { character: "isaac", board: ["book-of-sin"] },
      { character: "maggy", hand: ["dice-shard"], plays: 1 },
      { character: "judas", hand: ["butter-bean"], plays: 1 },
    ],
    lootDeck: ["a-dime", "a-penny", "a-penny"],
    treasureDeck: ["dinner", "meat"],
    monsterDeck: ["dip", "fly"],
    monsters: ["fly", "clotty"],
    shop: ["breakfast", "smelter"],
    dice: [4],
  },
  steps: [
    {
      says: {
        en: "Alma activates Book of Sin. It waits on the stack.",
        it: "Alma attiva Book of Sin, che attende nella pila.",
      },
      answers: [[1, "activate:book-of-sin"]],
    },
    {
      says: {
        en: "Everybody passes. The effect begins to resolve, needs a roll, and stays below it.",
        it: "Passano tutti. L'effetto comincia a risolversi, richiede un tiro e resta sotto di esso.",
      },
      answers: passing(1, 2, 3),
    },
    {
      says: {
        en: "The roll is a 4. Nina responds with Dice Shard.",
        it: "Il tiro è un 4. Nina risponde con Dice Shard.",
      },
      answers: [
        [1, "pass"],
        [2, "play:dice-shard>item"],
        [2, "pass"],
      ],
    },
    {
      says: {
        en: "Noel plays Butter Bean on Dice Shard. What came last resolves first.",
        it: "Noel gioca Butter Bean su Dice Shard. L'ultima cosa arrivata si risolve per prima.",
      },
      answers: [[3, "play:butter-bean>dice-shard"], ...passing(3, 1, 2)],
    },
    {
      says: {
        en: "Dice Shard is cancelled. Nobody else responds to the roll.",
        it: "Dice Shard è annullata. Nessun altro risponde al tiro.",
      },
      answers: passing(1, 2, 3),
    },
    {
      says: {
        en: "The 4 stands. So Book of Sin does this: loot 1.",
        it: "Il 4 resta: ecco che cosa fa Book of Sin: ottieni 1 bottino.",
      },
      answers: passing(1, 2, 3),
    },
    { says: { en: "Alma has looted a card.", it: "Alma ha ottenuto una carta bottino." }, answers: [] },
  ],
})
