// English rows for the nouns, kinds and numbers of Spire.

import { en, type Lexicon } from "@soulspire/text"
import { namesOfEnemies } from "../enemies.ts"

const { mass, noun, person } = en

type Noun = Lexicon["nouns"][string]

const icon = (name: string, word: string): Noun => ({ ...mass(word), icon: name })
const plural = (word: string): Noun => ({ one: word, many: word, plural: true })

const nouns: Lexicon["nouns"] = {
  player: { ...person("player"), any: "any player" },
  row: { ...noun("row"), seat: true, any: "any row" },
  block: icon("block", "Block"),
  energy: icon("energy", "Energy"),
  hp: icon("hp", "HP"),
  gold: icon("gold", "gold"),
  daze: { ...noun("Daze", "Daze"), icon: "daze" },
  burn: { ...noun("Burn"), icon: "burn" },
  slimed: { ...noun("Slimed", "Slimed"), icon: "slimed" },
  damage: mass("damage"),
  cube: noun("cube"),
  token: { ...noun("token"), each: true },
  attack: { ...noun("Attack"), not: "non-Attack" },
  skill: noun("Skill"),
  power: noun("Power"),
  status: noun("Status", "Statuses"),
  curse: noun("Curse"),
  strike: { ...noun("card"), tail: "with “Strike” in its name" },
  starterStrike: noun("starter Strike"),
  starterDefend: noun("starter Defend"),
  freeAttack: noun("Attack of cost 0", "separate Attacks of cost 0"),
  time: noun("time"),
  enemy: noun("enemy"),
  bearer: noun("enemy with this card attached", "enemies with this card attached"),
  boss: noun("boss", "bosses"),
  elite: noun("elite"),
  relic: noun("relic"),
  potion: noun("potion"),
  gremlin: noun("Gremlin"),
  character: { ...noun("character"), everybody: "Each player" },
  ...Object.fromEntries(namesOfEnemies.map(([kind, name]) => [kind, noun(name)])),
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
    noun: noun("cost"),
    set: [
      { if: { span: "nextCard", of: "yours" }, say: "[x=the_nextCard] cost [to]" },
      { if: { span: false }, say: "[of] cost [to]" },
    ],
  },
  hits: { noun: noun("hit"), plus: [{ if: { more: true }, say: "[of] add [more] to each hit" }] },
  blocks: {
    noun: noun("Block of a card", "Block of cards"),
    plus: [
      {
        if: { by: "+1", of: "you" },
        say: "=each time one of your Attacks or Skills gives Block, it gives 1 more",
      },
      { if: { more: true }, say: "[of] add [more] to each Block of your Attacks and Skills" },
    ],
  },
  freeHits: {
    noun: noun("hit of an Attack of cost 0", "hits of Attacks of cost 0"),
    plus: [{ if: { more: true }, say: "[of] hit for [more] more with Attacks of cost 0 and with Shivs" }],
  },
  cardHits: { noun: noun("hit"), plus: [{ if: { more: true }, say: "[of] hit for [more] more" }] },
  cardBlocks: {
    noun: noun("Block", "Block"),
    plus: [{ if: { more: true }, say: "[of] give [more] more Block" }],
  },
  exhausts: {
    noun: noun("exhaustion"),
    plus: [{ if: { by: "+1" }, say: "[of] be exhausted when played" }],
  },
  keepsBlock: {
    noun: noun("kept Block", "kept Block"),
    plus: [
      { if: { by: "+1", of: "you" }, say: "[of] keep your Block at the start of your turn" },
      { if: { by: "+1" }, say: "[of] keep its Block at the start of the enemies' turn" },
    ],
  },
  mostLost: {
    noun: noun("maximum HP loss each round", "maximum HP losses each round"),
    set: [
      { if: { span: "round" }, say: "[of] lose more than [to:hp] this round", cant: true },
      { if: { span: false }, say: "[of] lose more than [to:hp] each round", cant: true },
    ],
  },
  mostHp: { noun: noun("maximum HP", "maximum HP") },
  hand: { noun: plural("cards to draw each turn") },

  block: { noun: nouns["block"], had: "own" },
  hp: { noun: nouns["hp"], had: "own" },
  gold: { noun: nouns["gold"], had: "own" },
  leftover: { noun: mass("Energy left from last turn"), itself: "energy" },
  energy: { noun: nouns["energy"], had: "own" },
  counters: { noun: noun("cube"), had: true },
  lostInCombat: { noun: nouns["hp"], done: "[of] have lost( [amount:hp]) this combat" },
  lostInRound: { noun: nouns["hp"], done: "[of] have lost( [amount:hp]) this round" },
  discarded: { noun: noun("card"), done: "[of] have discarded( [amount:card]) this turn" },
  otherAttacks: {
    noun: noun("other Attack"),
    done: "[of] have played( [amount:attack]) this turn, Shivs included",
  },
  attacks: { noun: noun("Attack"), done: "[of] have played( [amount:attack]) this turn" },
  playedPowers: { noun: noun("Power"), done: "[of] have played( [amount:power]) this turn" },
  reshuffles: {
    noun: noun("time"),
    done: [
      { if: { amount: "some" }, say: "[of] have reshuffled your draw pile this combat" },
      { say: "[of] have reshuffled your draw pile( [amount:time]) this combat" },
    ],
  },
  burnt: { noun: noun("card"), often: "once for each card exhausted this way" },
  x: { noun: noun("X", "X"), symbol: "X" },
  die: { noun: noun("die", "dice"), called: { this: "the die" }, claims: { le: "the die shows # or less" } },
  round: {
    noun: noun("round"),
    called: { this: "the round" },
    tag: "from round # on",
    claims: { eq: "it is round #", ge: "it is round # or later" },
  },
  players: {
    noun: noun("number of players", "numbers of players"),
    called: { this: "the number of players" },
    each: "for each player",
  },
  cube: { noun: noun("slot") },
  mode: { noun: noun("mode") },
  row: { noun: noun("row") },
}

const ways: Lexicon["ways"] = {}

export const nounRows: Pick<Lexicon, "nouns" | "kinds" | "numbers" | "ways"> = { nouns, kinds, numbers, ways }
