// What Spire speaks of everywhere, in Italian: nouns, and the kinds they are.

import { it, type SliceWords } from "@soulspire/text"
import { namesOfEnemies } from "../enemies.ts"

const { f, m, somebody } = it

export const nouns: SliceWords = {
  lexicon: {
    nouns: {
      player: { ...somebody(m("giocatore", "giocatori")), any: "un giocatore qualsiasi" },
      row: { ...f("fila", "file"), seat: true, any: "una fila" },
      token: { ...m("segnalino", "segnalini"), each: true },
      attack: { ...m("Attacco", "Attacchi"), not: "non Attacco", is: "card" },
      skill: { ...f("Abilità"), is: "card" },
      power: { ...m("Potere", "Poteri"), is: "card" },
      powerInPlay: m("Potere in gioco", "Poteri in gioco"),
      status: m("Stato", "Stati"),
      curse: f("Maledizione", "Maledizioni"),
      strike: { ...f("carta", "carte"), tail: "con «Strike» nel nome" },
      starterStrike: m("Strike iniziale", "Strike iniziali"),
      starterDefend: m("Defend iniziale", "Defend iniziali"),
      time: f("volta", "volte"),
      enemy: m("nemico", "nemici"),
      boss: m("Boss"),
      elite: m("Elite"),
      relic: f("reliquia", "reliquie"),
      potion: f("pozione", "pozioni"),
      character: { ...m("personaggio", "personaggi"), everybody: "Ogni giocatore" },
      ...Object.fromEntries(namesOfEnemies.map(([kind, name]) => [kind, m(name)])),
      modifier: f("regola", "regole"),
    },
    kinds: {
      attack: "attack",
      skill: "skill",
      power: "power",
      status: "status",
      daze: "daze",
      burn: "burn",
      slimed: "slimed",
      curse: "curse",
      strike: "strike",
      "starter-strike": "starterStrike",
      "starter-defend": "starterDefend",
      enemy: "enemy",
      boss: "boss",
      elite: "elite",
      relic: "relic",
      potion: "potion",
      character: "character",
      ...Object.fromEntries(namesOfEnemies.map(([kind]) => [kind, kind])),
      modifier: "modifier",
    },
    numbers: {
      players: {
        noun: m("numero di giocatori", "numeri di giocatori"),
        called: { this: "il numero di giocatori" },
        each: "per giocatore",
      },
    },
    tests: {
      isAlive: { noun: "player" },
      isAlone: { say: "=giochi in solitario" },
    },
  },
}
