// A refill that waits through a death.

import { example, passing } from "./example.ts"

export default example("FSC-X.8", {
  title: { en: "A slot that waits for its monster", it: "Uno spazio che attende il suo mostro" },
  players: ["Aubrey", "Nash"],
  position: {
    seats: [
      { character: "isaac", hand: ["bomb"], damage: 1, board: ["goat-head", "meat"] },
      { character: "maggy", hand: ["gold-bomb"], plays: 1 },
    ],
    lootDeck: ["a-penny", "a-penny", "a-penny"],
    treasureDeck: ["dinner", "breakfast"],
    monsterDeck: ["dip", "spider"],
    monsters: ["fly"],
    shop: ["smelter", "synthoil"],
  },
  steps: [
    {
      says: { en: "Aubrey's Bomb kills Fly.", it: "La Bomb di Aubrey uccide Fly." },
      answers: [[1, "play:bomb>fly"], ...passing(1, 2, 1, 2)],
    },
    {
      says: {
        en: "Its death, the reward, and the card itself leave the stack one by one.",
        it: "La morte, la ricompensa e la carta stessa lasciano la pila una alla volta.",
      },
      answers: passing(1, 2, 1, 2, 1, 2),
    },
    {
      says: {
        en: "The slot is empty: the refill is on the stack. Nash responds with a Gold Bomb.",
        it: "Lo spazio è vuoto: il riempimento attende nella pila. Nash risponde con una Gold Bomb.",
      },
      answers: [[1, "pass"], [2, "play:gold-bomb>p1"], ...passing(2, 1, 1, 2)],
    },
    {
      says: {
        en: "Aubrey dies and pays the death penalty, above the refill.",
        it: "Aubrey muore e paga la pena di morte, sopra il riempimento.",
      },
      answers: [...passing(1, 2, 1, 2), [1, "meat"]],
    },
    {
      says: {
        en: "The end phase has begun. What the end of the turn triggers lies above the refill.",
        it: "La Fase Finale è cominciata. Ciò che la fine del turno innesca è sopra il riempimento.",
      },
      answers: passing(1, 2),
    },
    {
      says: {
        en: "Now the slot is filled, before the next turn.",
        it: "Ora lo spazio si riempie, prima del prossimo turno.",
      },
      answers: passing(1, 2),
    },
    {
      says: {
        en: "Dip lies there, and it is still Aubrey's turn.",
        it: "Ora c'è Dip, ed è ancora il turno di Aubrey.",
      },
      answers: [],
    },
  ],
})
