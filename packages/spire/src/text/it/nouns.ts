// Italian rows for the nouns, kinds and numbers of Spire.

import { it, type Lexicon } from "@soulspire/text"
import { namesOfEnemies } from "../enemies.ts"

const { f, m, somebody } = it

type Noun = Lexicon["nouns"][string]

const icon = (name: string, noun: Noun): Noun => ({ ...noun, mass: true, icon: name })

const nouns: Lexicon["nouns"] = {
  player: { ...somebody(m("giocatore", "giocatori")), any: "un giocatore qualsiasi" },
  row: { ...f("fila", "file"), seat: true, any: "una fila" },
  block: icon("block", m("Blocco")),
  energy: icon("energy", f("Energia")),
  hp: icon("hp", m("HP")),
  gold: icon("gold", m("oro")),
  daze: { ...m("Stordimento", "Stordimenti"), icon: "daze" },
  burn: { ...f("Ustione", "Ustioni"), icon: "burn" },
  slimed: { ...f("Melma", "Melme"), icon: "slimed" },
  damage: m("danno", "danni"),
  hit: m("colpo", "colpi"),
  cube: m("cubo", "cubi"),
  token: { ...m("segnalino", "segnalini"), each: true },
  attack: { ...m("Attacco", "Attacchi"), not: "non Attacco" },
  skill: f("Abilità"),
  power: m("Potere", "Poteri"),
  status: m("Stato", "Stati"),
  curse: f("Maledizione", "Maledizioni"),
  strike: { ...f("carta", "carte"), tail: "con «Strike» nel nome" },
  starterStrike: m("Strike iniziale", "Strike iniziali"),
  starterDefend: m("Defend iniziale", "Defend iniziali"),
  freeAttack: m("Attacco di costo 0", "Attacchi separati di costo 0"),
  time: f("volta", "volte"),
  enemy: m("nemico", "nemici"),
  bearer: m("nemico con questa carta assegnata", "nemici con questa carta assegnata"),
  boss: m("Boss"),
  elite: m("Elite"),
  relic: f("reliquia", "reliquie"),
  potion: f("pozione", "pozioni"),
  gremlin: m("Gremlin"),
  character: { ...m("personaggio", "personaggi"), everybody: "Ogni giocatore" },
  ...Object.fromEntries(namesOfEnemies.map(([kind, name]) => [kind, m(name)])),
}

const kinds: Lexicon["kinds"] = {
  attack: "attack",
  skill: "skill",
  power: "power",
  status: "status",
  daze: "daze",
  curse: "curse",
  strike: "strike",
  "starter-strike": "starterStrike",
  "starter-defend": "starterDefend",
  enemy: "enemy",
  boss: "boss",
  elite: "elite",
  relic: "relic",
  potion: "potion",
  gremlin: "gremlin",
  character: "character",
  ...Object.fromEntries(namesOfEnemies.map(([kind]) => [kind, kind])),
}

const numbers: Lexicon["numbers"] = {
  cost: {
    noun: m("costo", "costi"),
    set: [
      { if: { span: "nextCard", of: "yours" }, say: "[x=the_nextCard] costare [to]" },
      { if: { span: false }, say: "[of] costare [to]" },
    ],
  },
  hits: {
    noun: m("colpo", "colpi"),
    plus: [{ if: { more: true }, say: "[of] aggiungere [more] a ogni colpo" }],
  },
  blocks: {
    noun: m("Blocco di una carta", "Blocco delle carte"),
    plus: [
      {
        if: { by: "+1", of: "you" },
        say: "=ogni volta che un tuo Attacco o una tua Abilità fornisce Blocco, ne fornisce 1 in più",
      },
      {
        if: { more: true },
        say: "[of] aggiungere [more] a ogni Blocco dei tuoi Attacchi e delle tue Abilità",
      },
    ],
  },
  freeHits: {
    noun: m("colpo di un Attacco di costo 0", "colpi di Attacchi di costo 0"),
    plus: [
      {
        if: { more: true },
        say: "[of] aggiungere [more] a ogni colpo dei tuoi Attacchi di costo 0 e dei tuoi Pugnali",
      },
    ],
  },
  cardHits: {
    noun: m("colpo", "colpi"),
    plus: [{ if: { more: true }, say: "[of] colpire per [more] in più" }],
  },
  cardBlocks: {
    noun: m("Blocco"),
    plus: [{ if: { more: true }, say: "[of] fornire [more] Blocco in più" }],
  },
  exhausts: {
    noun: m("esaurimento", "esaurimenti"),
    plus: [{ if: { by: "+1" }, say: "[of] venire esaurit~ una volta giocat~" }],
  },
  keepsBlock: {
    noun: m("Blocco mantenuto"),
    plus: [
      { if: { by: "+1", of: "you" }, say: "[of] mantenere il tuo Blocco all'inizio del tuo turno" },
      { if: { by: "+1" }, say: "[of] mantenere il proprio Blocco all'inizio del turno dei nemici" },
    ],
  },
  mostLost: {
    noun: f("perdita massima di HP in ogni round", "perdite massime di HP in ogni round"),
    set: [
      { if: { span: "round" }, say: "[of] perdere più di [to:hp] in questo round", cant: true },
      { if: { span: false }, say: "[of] perdere più di [to:hp] per round", cant: true },
    ],
  },
  mostHp: { noun: { one: "HP massimi", many: "HP massimi", gender: "m", plural: true } },
  hand: {
    noun: {
      one: "carte da pescare in ogni turno",
      many: "carte da pescare in ogni turno",
      gender: "f",
      plural: true,
    },
  },

  block: { noun: nouns["block"], had: "own" },
  hp: { noun: { ...nouns["hp"], plural: true }, had: "own" },
  gold: { noun: nouns["gold"], had: "own" },
  leftover: { noun: f("Energia rimasta dal turno precedente"), itself: "energy" },
  energy: { noun: nouns["energy"], had: "own" },
  counters: { noun: nouns["cube"], had: true },
  lostInCombat: { noun: nouns["hp"], done: "[of] avere perso( [amount:hp]) in questo combattimento" },
  lostInRound: { noun: nouns["hp"], done: "[of] avere perso( [amount:hp]) in questo round" },
  discarded: { noun: f("carta", "carte"), done: "[of] avere scartato( [amount:card]) in questo turno" },
  otherAttacks: {
    noun: m("altro Attacco", "altri Attacchi"),
    done: "[of] avere giocato( [amount:attack]) in questo turno, Pugnali compresi",
  },
  attacks: { noun: nouns["attack"], done: "[of] avere giocato( [amount:attack]) in questo turno" },
  playedPowers: {
    noun: nouns["power"],
    done: "[of] avere giocato( [amount:power]) in questo turno",
  },
  reshuffles: {
    noun: nouns["time"],
    done: [
      { if: { amount: "some" }, say: "[of] avere rimescolato il tuo mazzo di pesca in questo combattimento" },
      { say: "[of] avere rimescolato il tuo mazzo di pesca( [amount:time]) in questo combattimento" },
    ],
  },
  burnt: { noun: f("carta", "carte"), often: "una volta per ogni carta esaurita così" },
  x: { noun: m("X"), symbol: "X" },
  die: { noun: m("dado", "dadi"), called: { this: "il dado" }, claims: { le: "il dado mostra # o meno" } },
  round: {
    noun: m("round"),
    called: { this: "il round" },
    tag: "dal round # in poi",
    claims: { eq: "è il round #", ge: "è almeno il round #" },
  },
  players: {
    noun: m("numero di giocatori", "numeri di giocatori"),
    called: { this: "il numero di giocatori" },
    each: "per ogni giocatore",
  },
  cube: { noun: m("spazio", "spazi") },
  mode: { noun: f("modalità") },
  row: { noun: f("fila", "file") },
}

const ways: Lexicon["ways"] = {}

export const nounRows: Pick<Lexicon, "nouns" | "kinds" | "numbers" | "ways"> = { nouns, kinds, numbers, ways }
