// How the events of Spire become log lines. What only the rules need to know is not told.

import type { Telling } from "@soulspire/text"
import { featuresTold } from "../features/gathered.ts"
import { tokenParts } from "../tokens/rules.ts"
import { rooms } from "../state/types.ts"

const card = { card: "card", back: "back" } as const
const who = { seat: "who" } as const
const whom = { thing: "whom" } as const
const by = { thing: "by" } as const
const amount = { number: "amount" } as const
const blocked = { number: "blocked" } as const
const taker = { seat: "taker" } as const
const giver = { seat: "giver" } as const

/** Told by something else, or by nothing. */
const silent = (if_: NonNullable<Telling[string][number]["if"]>): Telling[string][number] => ({
  if: if_,
  say: "",
  with: {},
})

export const telling: Telling = {
  // A card is shown because it is played or does something, and that is told.
  show: [silent({})],
  combatStarts: [{ say: "combatStarts", with: {} }],
  combatBegins: [],
  combatEnds: [],
  roundStarts: [],
  beforeDraw: [],
  turnStarts: [],
  turnEnds: [],
  roundPlayed: [],
  dieShows: [],
  attacks: [],
  attacked: [],
  discards: [],
  itsEnemyDies: [],
  // Its action and its death are told.
  diesByItself: [],
  reward: [{ say: "reward", with: { who, from: { thing: "from" } } }],
  die: [{ say: "die", with: { value: { number: "value" } } }],
  switchRows: [{ say: "switchRows", with: { who, with: { seat: "with" } } }],
  goesToRow: [{ say: "goesToRow", with: { who, number: { number: "number" } } }],
  losesInvincible: [{ say: "losesInvincible", with: { whom } }],
  faces: [{ say: "faces", with: { who, whom } }],
  reshuffled: [{ say: "reshuffled", with: { who } }],
  plays: [{ say: "plays", with: { who, card: { thing: "card" } } }],
  enemyMoves: [{ say: "enemyMoves", with: { whom } }],
  entersMode: [{ say: "entersMode", with: { whom, mode: { number: "mode" } } }],
  playerDies: [{ say: "playerDies", with: { who } }],

  damage: [
    { if: { hit: 1, by: true }, say: "hit", with: { by, whom, amount, blocked } },
    { say: "damage", with: { whom, amount, blocked } },
  ],
  // What damage takes is told by the damage.
  setHp: [{ say: "setHp", with: { whom, hp: { number: "hp" } } }],
  loseHp: [silent({ by: true }), { say: "loseHp", with: { whom, amount } }],
  heal: [{ say: "heal", with: { whom, amount } }],
  gainBlock: [{ say: "gainBlock", with: { whom, amount } }],
  loseBlock: [silent({ cause: "reset" }), { say: "loseBlock", with: { whom, amount } }],
  ...tokenParts.telling,
  ...featuresTold,
  gainEnergy: [{ say: "gainEnergy", with: { who, amount } }],
  loseEnergy: [{ say: "loseEnergy", with: { who, amount } }],
  payEnergy: [{ say: "payEnergy", with: { who, amount, miracles: { number: "miracles" } } }],
  climbStarts: [],
  entersRoom: [],
  leavesEvent: [],
  adds: [],
  upgrades: [{ say: "upgrades", with: { what: { thing: "what" } } }],
  gainCurse: [],
  wishes: [{ say: "wishes", with: { who } }],
  enters: rooms.map((room) => ({ if: { room }, say: `enters.${room}`, with: {} })),
  bossWaits: [{ say: "bossWaits", with: { what: { thing: "what" } } }],
  bossHides: [{ say: "bossHides", with: {} }],
  rolls: [{ say: "rolls", with: { who, value: { number: "value" } } }],
  shops: [{ say: "shops", with: {} }],
  joins: [{ say: "joins", with: { who } }],
  burns: [{ say: "burns", with: {} }],
  forgoes: ["ruby", "sapphire"].map((key) => ({ if: { key }, say: `forgoes.${key}`, with: { who } })),
  gainKey: ["ruby", "sapphire", "emerald"].map((key) => ({ if: { key }, say: `gainKey.${key}`, with: {} })),
  flies: [{ say: "flies", with: { who } }],
  rests: [{ say: "rests", with: { who } }],
  picks: [{ say: "picks", with: { who, what: { thing: "what" } } }],
  putsBack: [{ say: "putsBack", with: { who, what: { thing: "what" } } }],
  gainReward: [
    "card",
    "upgraded",
    "rare",
    "colorless",
    "mixed",
    "mixed-rare",
    "other",
    "relic",
    "potion",
    "boss-relic",
  ].map((reward) => ({
    if: { reward },
    say: `gainReward.${reward}`,
    with: { who },
  })),
  payGold: [{ say: "payGold", with: { who, amount, lent: { number: "lent" } } }],
  gainGold: [{ say: "gainGold", with: { who, amount } }],
  loseGold: [{ say: "loseGold", with: { who, amount } }],
  offerGold: [
    { if: { amount: 0 }, say: "takesGoldBack", with: { who } },
    { say: "offerGold", with: { who, amount } },
  ],
  // So does every turn begin and every combat end: nothing to tell.
  refillEnergy: [],
  putsTokensBack: [],
  enemiesLoseBlock: [{ say: "enemiesLoseBlock", with: { amount } }],
  slideCubes: [{ say: "slideCubes", with: {} }],
  addCubes: [{ say: "addCubes", with: { what: { thing: "what" }, amount } }],
  removeCube: [{ say: "removeCube", with: { what: { thing: "what" } } }],
  barDraws: [{ say: "barDraws", with: { who } }],
  layMap: [{ say: "layMap", with: { act: { number: "act" } } }],
  becomesRoom: ["encounter", "elite", "boss", "merchant"].map((room) => ({
    if: { room },
    say: `becomesRoom.${room}`,
    with: {},
  })),
  choosesOption: [
    { say: "choosesOption", with: { who, text: { chosen: "card", nth: "nth", act: "option" } } },
  ],

  shuffle: [],
  move: [
    { if: { cause: "draw" }, say: "move.draw", with: { who: taker, card } },
    { if: { cause: "discard" }, say: "move.discard", with: { who: taker, card } },
    { if: { cause: "exhaust" }, say: "move.exhaust", with: { card } },
    { if: { cause: "unplayable" }, say: "move.unplayable", with: { card } },
    { if: { cause: "top" }, say: "move.top", with: { who: taker, card } },
    { if: { cause: "take" }, say: "move.take", with: { who: taker, card } },
    { if: { cause: "gainStatus" }, say: "move.gainStatus", with: { who: taker, card } },
    { if: { cause: "played", to: "powers" }, say: "move.power", with: { who: taker, card } },
    { if: { cause: "attach" }, say: "move.attach", with: { card } },
    { if: { cause: "drink" }, say: "move.drink", with: { who: giver, card } },
    { if: { cause: "enter" }, say: "move.enter", with: { card } },
    { if: { cause: "return" }, say: "move.return", with: { card } },
    { if: { cause: "death" }, say: "move.death", with: { card } },
    { if: { cause: "flee" }, say: "move.flee", with: { card } },
    ...["gain", "buy", "give"].map((cause) => ({
      if: { cause },
      say: `move.${cause}`,
      with: { who: taker, card },
    })),
    ...["remove", "reveal", "skip", "event", "discardItem"].map((cause) => ({
      if: { cause },
      say: `move.${cause}`,
      with: { card },
    })),
    { if: { cause: "lose" }, say: "move.lose", with: { who: giver, card } },
    { if: { cause: "throw" }, say: "move.throw", with: { who: giver, card } },
    // What is played is told by that; the end of a turn and of a combat are the rules' affair.
    ...["play", "played", "end", "putAway", "detached", "set-up", "boss"].map((cause) => silent({ cause })),
  ],
}
