// What comes first when a monster dies.

import { example, passing } from "./example.ts"

export default example("FSC-X.7", {
  title: { en: "Death takes somebody with it", it: "Death porta con sé qualcuno" },
  players: ["Ava", "Nick"],
  position: {
    seats: [
      { character: "isaac", cents: 0 },
      { character: "maggy", hand: ["xx-judgement"], plays: 1 },
    ],
    lootDeck: ["a-penny", "a-penny", "a-penny"],
    treasureDeck: ["meat", "dinner"],
    monsterDeck: ["fly", "dip"],
    monsters: ["death", "clotty"],
    wounds: [2],
    shop: ["smelter", "breakfast"],
    dice: [5],
  },
  steps: [
    {
      says: {
        en: "Ava attacks Death, which has 1 HP left. Nick hopes to play Judgement on her first soul.",
        it: "Ava attacca Death, a cui resta 1 HP. Nick spera di giocare Judgement sulla sua prima anima.",
      },
      answers: [[1, "attack"], [1, "against:death"], ...passing(1, 2)],
    },
    { says: { en: "A 5 hits.", it: "Un 5 va a segno." }, answers: passing(1, 2, 1, 2) },
    {
      says: { en: "Death's death waits on the stack.", it: "La morte di Death attende nella pila." },
      answers: [...passing(1, 2), [1, "p2"]],
    },
    {
      says: {
        en: "The card lies on the stack, its reward above it, and what it does as it dies above that. Ava has named Nick.",
        it: "La carta è nella pila, sopra c'è la ricompensa e sopra ancora ciò che fa morendo. Ava ha nominato Nick.",
      },
      answers: passing(1, 2),
    },
    { says: { en: "Nick dies first.", it: "Nick muore per primo." }, answers: passing(1, 2) },
    {
      says: { en: "He has to pay the death penalty.", it: "Deve pagare la pena di morte." },
      answers: passing(1, 2),
    },
    {
      says: {
        en: "Judgement is discarded, unused. Now Ava gains the reward.",
        it: "Judgement viene scartata senza essere usata. Ora Ava ottiene la ricompensa.",
      },
      answers: passing(1, 2),
    },
    {
      says: { en: "She has a treasure. The soul is last.", it: "Ha un tesoro. L'anima arriva per ultima." },
      answers: passing(1, 2),
    },
    {
      says: {
        en: "Death is Ava's soul. Its slot is to be refilled.",
        it: "Death è un'anima di Ava. Il suo spazio va riempito.",
      },
      answers: passing(1, 2),
    },
    { says: { en: "The game goes on.", it: "La partita continua." }, answers: [] },
  ],
})
