// How the events of Four Souls become log lines. What only the rules need to know is not told.

import type { Telling } from "@soulspire/text"
import { challengeTelling } from "./challenges.ts"

const card = { card: "card", back: "back" } as const
const who = { seat: "who" } as const
const whom = { thing: "whom" } as const
const obj = { thing: "obj" } as const
const amount = { number: "amount" } as const
const value = { number: "value" } as const
const source = { source: "path" } as const
const to = { seat: "to" } as const
const item = { thing: "item" } as const
const forItem = { thing: "forItem" } as const
const gives = { number: "gives" } as const
const wants = { number: "wants" } as const
const words = { said: "words" } as const
const taker = { seat: "taker" } as const

/** Categories of a deck that were too few, by the words for its ratio. */
const short = (deck: string): Telling[string][number] => ({
  if: { zone: `${deck}Deck` },
  say: "deckShort",
  with: {
    zone: { zone: "zone", of: "nobody", case: "the" },
    categories: { words: "short", of: `setting.${deck}Ratio` },
    wanted: { number: "wanted" },
    found: { number: "found" },
  },
})

export const telling: Telling = {
  deckShort: [short("treasure"), short("loot"), short("monster")],
  gameStarts: [],
  startingCents: [{ say: "startingCents", with: { who, amount } }],
  startRoll: [{ say: "startRoll", with: { who, value } }],
  begins: [{ say: "begins", with: { who } }],
  turn: [{ say: "turn", with: { who, turn: { number: "turn" } } }],
  turnEnd: [],
  // Otherwise it has been declared, or its player has died.
  turnEnding: [{ if: { how: "cut-short" }, say: "turnEnding.cut", with: { who } }],
  extraTurn: [{ say: "extraTurn", with: { who } }],
  skipTurn: [{ say: "skipTurn", with: { who } }],
  turnSkipped: [{ say: "turnSkipped", with: { who } }],
  combatDamage: [],
  round: [],
  challenge: challengeTelling,
  timer: [{ say: "timer", with: { now: { number: "now" } } }],
  timerSet: [{ say: "timerSet", with: { now: { number: "now" } } }],
  "set-upPhase": [],
  startPhase: [],
  lootPhase: [],
  actionPhase: [],
  endPhase: [],

  gainCents: [{ say: "gainCents", with: { who, amount } }],
  loseCents: [
    { if: { to: true }, say: "loseCents.to", with: { who, amount, to: { seat: "to" } } },
    { say: "loseCents", with: { who, amount } },
  ],
  callsVote: [{ say: "callsVote", with: { who, whom } }],
  votesOut: [
    { if: { yes: 1 }, say: "votesOut", with: { who, whom } },
    { say: "votesOut.not", with: { who, whom } },
  ],
  leaves: [{ say: "leaves", with: { who } }],
  passCents: [{ say: "passCents", with: { who, to, amount } }],
  offers: [
    { if: { item: true, forItem: true }, say: "offers.exchange", with: { who, to, item, forItem } },
    { if: { item: true }, say: "offers.sale", with: { who, to, item, wants } },
    { if: { forItem: true }, say: "offers.bid", with: { who, to, forItem, gives } },
    { if: { gives: true, wants: true }, say: "offers.cents", with: { who, to, gives, wants } },
    { if: { gives: true, words: true }, say: "offers.favour", with: { who, to, gives, words } },
    { if: { gives: true }, say: "offers.gift", with: { who, to, gives } },
    { if: { words: true }, say: "offers.asks", with: { who, to, wants, words } },
    { say: "offers.begs", with: { who, to, wants } },
  ],
  agrees: [{ say: "agrees", with: { who, to } }],
  declines: [{ say: "declines", with: { who, to } }],
  offerLapses: [{ say: "offerLapses", with: { who, to } }],
  // Each card that is drawn is told by itself.
  loot: [],
  gainTreasure: [],
  lootPlay: [{ say: "lootPlay", with: { who, amount } }],
  gainItem: [],
  destroy: [],
  handOver: [
    { if: { cause: "steal" }, say: "handOver.steal", with: { who, obj } },
    { if: { cause: "give" }, say: "handOver.give", with: { who, obj } },
    { if: { cause: "trade" }, say: "handOver.trade", with: { who, obj } },
    { if: { cause: "buy" }, say: "handOver.buy", with: { who, obj } },
    { if: { cause: "curse" }, say: "handOver.curse", with: { who, obj } },
    { say: "handOver", with: { who, obj } },
  ],
  gainSoul: [{ say: "gainSoul", with: { who, obj } }],
  soulGained: [],
  soulGiven: [],
  // Everything is turned at once, and the board shows it.
  deactivate: [],
  recharge: [],
  counters: [
    { if: { name: "level" }, say: "counters.level", with: { whom, now: { number: "now" } } },
    { if: { name: "gold" }, say: "counters.gold", with: { whom, now: { number: "now" } } },
    { say: "counters", with: { whom, now: { number: "now" } } },
  ],
  swap: [{ say: "swap", with: { one: { thing: "one" }, other: { thing: "other" } } }],
  votes: [{ say: "votes", with: { who, obj } }],
  expand: [
    { if: { kind: "shop" }, say: "expand.shop", with: { amount } },
    { if: { kind: "rooms" }, say: "expand.rooms", with: { amount } },
    { say: "expand.monsters", with: { amount } },
  ],

  damageComing: [],
  wouldTake: [],
  damage: [
    { if: { from: true }, say: "damage.from", with: { whom, amount, from: { thing: "from" } } },
    { say: "damage", with: { whom, amount } },
  ],
  downed: [],
  prevented: [{ say: "prevented", with: { whom } }],
  shield: [{ say: "shield", with: { whom, amount } }],
  heal: [{ say: "heal", with: { whom, amount } }],
  healAll: [{ say: "healAll", with: {} }],
  payHealth: [{ say: "payHealth", with: { who, amount } }],
  kill: [{ say: "kill", with: { whom } }],

  dying: [],
  wouldDie: [],
  spared: [{ say: "spared", with: { whom, health: { number: "health" } } }],
  playerDies: [{ say: "playerDies", with: { who } }],
  penalty: [{ say: "penalty", with: { who } }],
  penaltyPaid: [],
  rewards: [],
  rewarded: [],
  doubleRewards: [{ say: "doubleRewards", with: { whom } }],

  dice: [
    { if: { combat: 1 }, say: "dice.combat", with: { who, value } },
    { say: "dice", with: { who, value } },
  ],
  rollDice: [],
  severalDice: [{ say: "severalDice", with: { who } }],
  changeRoll: [{ say: "changeRoll", with: { who, value } }],
  wouldRoll: [],
  rolls: [],

  stacked: [
    { if: { act: "activate" }, say: "activate", with: { who: { seat: "by" }, source } },
    { if: { act: "copy" }, say: "copy", with: { who: { seat: "by" }, source } },
    { say: "trigger", with: { source } },
  ],
  activate: [],
  resolve: [],
  fizzle: [{ say: "fizzle", with: { source } }],
  cancel: [
    { if: { what: "ability" }, say: "cancel.ability", with: { from: { thing: "from" } } },
    { if: { what: "roll" }, say: "cancel.roll", with: {} },
    { if: { what: "damage" }, say: "cancel.damage", with: { whom } },
    { if: { what: "death" }, say: "cancel.death", with: { whom } },
    { if: { what: "loot" }, say: "cancel", with: { what: obj } },
  ],

  declareAttack: [{ say: "declareAttack", with: { who } }],
  attackMonster: [{ say: "attackMonster", with: { who, whom } }],
  attackOther: [{ say: "attackMonster", with: { who, whom } }],
  attackDeck: [{ say: "attackDeck", with: { who } }],
  attackOn: [],
  attackEnds: [],
  extraAttack: [
    { if: { whom: true }, say: "extraAttack.must.whom", with: { who, whom } },
    { if: { deck: 1, must: 1 }, say: "extraAttack.must.deck", with: { who, times: { number: "times" } } },
    { if: { deck: 1 }, say: "extraAttack.may.deck", with: { who } },
    { if: { must: 1 }, say: "extraAttack.must", with: { who } },
    { say: "extraAttack.may", with: { who } },
  ],
  declarePurchase: [{ say: "declarePurchase", with: { who } }],
  declarePurchaseOf: [],
  purchaseRefunded: [{ say: "purchaseRefunded", with: { who } }],
  declareEnd: [{ say: "declareEnd", with: { who } }],

  shuffle: [],
  // A change of hands is told by what made it.
  transfer: [],
  move: [
    { if: { cause: "play", to: "stack" }, say: "move.play", with: { who: { seat: "controller" }, card } },
    { if: { cause: "loot" }, say: "move.loot", with: { who: taker, card } },
    { if: { cause: "deal" }, say: "move.deal", with: { who: taker, card } },
    { if: { cause: "set-up", to: "board" }, say: "move.character", with: { who: taker, card } },
    { if: { cause: "bring" }, say: "move.character", with: { who: taker, card } },
    { if: { cause: "gain", to: "board" }, say: "move.gain", with: { who: taker, card } },
    { if: { cause: "buy" }, say: "move.buy", with: { who: taker, card } },
    { if: { cause: "death" }, say: "move.death", with: { card } },
    { if: { cause: "destroy" }, say: "move.destroy", with: { card } },
    // What has been played, has died, or has become a soul is told by that.
    { if: { from: "holding" }, say: "", with: {} },
    { if: { cause: "played" }, say: "", with: {} },
    { if: { cause: "done" }, say: "", with: {} },
    { if: { cause: "cancel" }, say: "", with: {} },
    { if: { to: "souls" }, say: "", with: {} },
    { if: { to: "covered" }, say: "", with: {} },
    // Looked at and put back.
    { if: { cause: "deck", from: "lootDeck" }, say: "", with: {} },
    { if: { cause: "deck", from: "treasureDeck" }, say: "", with: {} },
    { if: { cause: "deck", from: "monsterDeck" }, say: "", with: {} },
    { if: { cause: "deck", from: "roomDeck" }, say: "", with: {} },
    { if: { cause: "discard" }, say: "move.discard", with: { card } },
    { if: { cause: "give" }, say: "move.give", with: { who: taker, card } },
    { if: { cause: "swap" }, say: "move.swap", with: { who: taker, card } },
    { if: { cause: "uncover" }, say: "move.uncover", with: { card } },
    { if: { cause: "minion" }, say: "move.minion", with: { card } },
    { if: { to: "challenge" }, say: "", with: {} },
    { if: { to: "monsters" }, say: "move.monster", with: { card } },
    { if: { to: "shop" }, say: "move.shop", with: { card } },
    { if: { to: "rooms" }, say: "move.room", with: { card } },
    { if: { cause: "deck" }, say: "move.top", with: { card } },
  ],
}
