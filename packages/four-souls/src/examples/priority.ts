// Who has priority, and what lies above what.

import { example, passing } from "./example.ts"

export default example("FSC-X.2", {
  title: { en: "A bomb in response to a purchase", it: "Una bomba in risposta a un acquisto" },
  players: ["Amy", "Neil"],
  position: {
    seats: [
      { character: "isaac", cents: 10 },
      { character: "maggy", hand: ["gold-bomb"], plays: 1 },
    ],
    lootDeck: ["a-penny", "a-penny", "a-penny"],
    treasureDeck: ["dinner", "breakfast"],
    monsterDeck: ["dip", "fly"],
    monsters: ["fly", "clotty"],
    shop: ["meat", "smelter"],
  },
  steps: [
    {
      says: {
        en: "Amy declares a purchase and names Meat!. Neil could not act before.",
        it: "Amy dichiara un acquisto e nomina Meat!. Prima di ciò Neil non poteva agire.",
      },
      answers: [
        [1, "buy"],
        [1, "ware:meat"],
      ],
    },
    {
      says: {
        en: "Amy keeps priority. She has nothing to add and passes it on.",
        it: "Amy mantiene la priorità. Non ha altro da aggiungere e la passa.",
      },
      answers: passing(1),
    },
    {
      says: {
        en: "Neil plays Gold Bomb on Amy, and keeps priority too.",
        it: "Neil gioca Gold Bomb su Amy e mantiene anche lui la priorità.",
      },
      answers: [[2, "play:gold-bomb>p1"], ...passing(2, 1)],
    },
    {
      says: {
        en: "The bomb has resolved. Its damage lies above the purchase, and Amy has priority again.",
        it: "La bomba si è risolta. I suoi danni sono sopra l'acquisto e Amy ha di nuovo la priorità.",
      },
      answers: passing(1, 2),
    },
    {
      says: {
        en: "Amy's death lies above her purchase. She has priority, as after everything that resolves.",
        it: "La morte di Amy è sopra il suo acquisto. La priorità è sua, come dopo ogni risoluzione.",
      },
      answers: [],
    },
  ],
})
