// Haggling over a favour, which stays one.

import { example, passing } from "./example.ts"

export default example("FSC-X.10", {
  title: { en: "What is a life worth?", it: "Quanto vale una vita?" },
  players: ["Adam", "Ned"],
  barter: true,
  position: {
    seats: [
      { character: "isaac", cents: 6, damage: 1 },
      { character: "maggy", board: ["yum-heart"], cents: 0 },
    ],
    lootDeck: ["a-penny", "a-penny", "a-penny"],
    treasureDeck: ["dinner", "breakfast"],
    monsterDeck: ["dip", "spider"],
    monsters: ["fat-bat", "clotty"],
    shop: ["smelter", "synthoil"],
    dice: [1],
  },
  steps: [
    {
      says: { en: "Adam attacks Fat Bat.", it: "Adam attacca Fat Bat." },
      answers: [[1, "attack"], [1, "against:fat-bat"], ...passing(1, 2)],
    },
    { says: { en: "He rolls a 1.", it: "Tira un 1." }, answers: passing(1, 2) },
    {
      says: {
        en: "The damage would kill him. Ned offers his Yum Heart for 5¢.",
        it: "I danni lo ucciderebbero. Ned offre Yum Heart per 5¢.",
      },
      answers: [[2, "ask:p1=5 Yum Heart"]],
    },
    {
      says: { en: "That is too much for Adam. He offers 3¢.", it: "Per Adam è troppo. Offre 3¢." },
      answers: [
        [1, "no"],
        [1, "offer:p2=3 Yum Heart"],
      ],
    },
    {
      says: { en: "Ned wants 4¢, and they agree.", it: "Ned ne vuole 4, e l'affare è fatto." },
      answers: [
        [2, "no"],
        [2, "ask:p1=4 Yum Heart"],
        [1, "yes"],
      ],
    },
    {
      says: {
        en: "The cents have changed hands at once. Nothing makes Ned keep his word.",
        it: "I centesimi passano di mano subito. Nulla obbliga Ned a mantenere la parola.",
      },
      answers: passing(1),
    },
    {
      says: { en: "He keeps it.", it: "Ned la mantiene." },
      answers: [[2, "activate:yum-heart-first-edition>p1"], ...passing(2, 1)],
    },
    {
      says: {
        en: "Adam is shielded. Now the damage resolves.",
        it: "Adam è protetto. Ora si risolvono i danni.",
      },
      answers: passing(1, 2),
    },
    { says: { en: "Adam is alive, and 4¢ poorer.", it: "Adam è vivo, con 4¢ in meno." }, answers: [] },
  ],
})
