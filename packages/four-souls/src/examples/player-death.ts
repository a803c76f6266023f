// What comes before the penalty, and after it.

import { example, passing } from "./example.ts"

export default example("FSC-X.9", {
  title: { en: "A death with two windfalls", it: "Una morte che rende due volte" },
  players: ["Amber", "Nicole"],
  position: {
    seats: [
      {
        character: "isaac",
        board: ["bloody-penny", "suicide-king", "lazarus-rags", "meat"],
        cents: 1,
        hand: ["bomb"],
      },
      { character: "maggy", hand: ["xiii-death"], plays: 1 },
    ],
    lootDeck: ["o-the-fool", "two-cents", "three-cents", "four-cents", "a-nickel"],
    treasureDeck: ["dinner", "breakfast"],
    monsterDeck: ["dip", "spider"],
    monsters: ["fly", "clotty"],
    shop: ["smelter", "synthoil"],
  },
  steps: [
    {
      says: {
        en: "Amber has priority and passes. Nicole plays XIII. Death on her.",
        it: "Amber ha la priorità e passa. Nicole gioca XIII. Death su di lei.",
      },
      answers: [[1, "end"], [2, "play:xiii-death>p1"], ...passing(2, 1)],
    },
    {
      says: {
        en: "Amber's death is on the stack, and nobody prevents it.",
        it: "La morte di Amber è nella pila e nessuno la previene.",
      },
      answers: [...passing(1, 2), [1, "bloody-penny:0", "suicide-king:0"]],
    },
    {
      says: {
        en: "The death penalty waits on the stack. Above it lie Bloody Penny and Suicide King, in the order that Amber has chosen.",
        it: "La pena di morte attende nella pila. Sopra ci sono Bloody Penny e Suicide King, nell'ordine scelto da Amber.",
      },
      answers: passing(1, 2),
    },
    {
      says: {
        en: "Suicide King: loot 3. The Fool is among them.",
        it: "Suicide King: ottieni 3 bottino. C'è anche The Fool.",
      },
      answers: passing(1, 2),
    },
    {
      says: {
        en: "Bloody Penny: loot 1. The Fool could not stop the death penalty any more: it has to be paid.",
        it: "Bloody Penny: ottieni 1 bottino. The Fool non fermerebbe più la pena di morte: va pagata.",
      },
      answers: [...passing(1, 2), [1, "bomb"], [1, "meat"]],
    },
    {
      says: {
        en: "A loot card, 1¢ and an item are gone, all her cards are deactivated, and the turn is over. Lazarus' Rags triggers in the end phase.",
        it: "Ha perso una carta bottino, 1¢ e un oggetto, tutte le sue carte sono scariche e il turno è finito. Lazarus' Rags si innesca nella Fase Finale.",
      },
      answers: passing(1, 2),
    },
    {
      says: { en: "Amber has gained a treasure this way.", it: "Così Amber ha ottenuto un tesoro." },
      answers: [],
    },
  ],
})
