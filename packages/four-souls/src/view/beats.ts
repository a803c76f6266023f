// What of Four Souls is seen one after another: who plays what, whom it hits, what is rolled, who dies, who gains a soul.

import type { BeatPlan, BeatRule } from "@soulspire/text"

const who = ["who"]
const whom = ["whom"]
const obj = ["obj"]

/** What somebody does that leads to what follows. */
const acts = (more: Partial<BeatRule> = {}): BeatRule => ({ weight: "plain", by: who, leads: true, ...more })
/** What somebody gains or loses. */
const brief = (more: Partial<BeatRule> = {}): BeatRule => ({ weight: "brief", to: who, ...more })
/** A card that goes where it is seen to go. */
const flight = (cause: string, more: Partial<BeatRule> = {}): BeatRule => ({
  if: { cause },
  weight: "plain",
  by: ["taker"],
  to: obj,
  lands: 0,
  ...more,
})

export const beats: BeatPlan = {
  turn: [acts()],
  declareAttack: [acts({ weight: "passing" })],
  attackMonster: [acts({ to: whom })],
  attackOther: [acts({ to: whom })],
  attackDeck: [acts()],
  attackFizzles: [brief()],
  extraAttack: [brief()],
  declarePurchase: [acts({ weight: "passing" })],
  purchaseRefunded: [brief()],
  declareEnd: [acts({ weight: "passing" })],
  passAction: [acts({ weight: "brief" })],
  extraTurn: [brief()],
  skipTurn: [brief()],
  turnSkipped: [acts()],

  stacked: [
    { if: { by: true }, weight: "plain", by: ["by"], to: ["source"], leads: true },
    { weight: "plain", by: ["source"], leads: true },
  ],
  fizzle: [{ weight: "brief", by: ["source"] }],
  cancel: [{ weight: "plain", to: ["obj", "whom"] }],

  dice: [{ weight: "heavy", by: who, lands: 0.6 }],
  changeRoll: [{ weight: "plain", by: who }],
  damage: [{ weight: "heavy", by: ["from"], to: whom }],
  heal: [{ weight: "brief", to: whom }],
  healAll: [{ weight: "brief", by: [] }],
  payHealth: [{ weight: "plain", by: who, to: who }],
  kill: [{ weight: "plain", by: ["from"], to: whom }],
  prevented: [{ weight: "brief", to: whom }],
  shield: [{ weight: "brief", to: whom }],
  counters: [{ weight: "brief", to: whom }],
  leftAlive: [{ weight: "plain", to: whom }],
  playerDies: [{ weight: "great", to: who, lands: 0.7 }],
  penalty: [brief()],
  decidePenalty: [{ weight: "brief", by: who, to: whom }],
  doubleRewards: [{ weight: "brief", to: whom }],

  gainCents: [brief()],
  loseCents: [brief({ to: ["who", "to"] })],
  passCents: [brief({ by: who, to: ["to"] })],
  soulGained: [{ weight: "great", by: who, to: obj }],
  gainSoul: [{ weight: "great", by: who, to: obj, joins: ["soulGained"] }],
  handOver: [{ weight: "plain", by: who, to: obj, lands: 0 }],
  swap: [{ weight: "plain", to: ["one", "other"], lands: 0 }],
  expand: [{ weight: "plain" }],
  timer: [{ weight: "brief" }],
  votes: [{ weight: "brief", by: who, to: obj }],
  votesOut: [{ weight: "plain", by: who, to: whom }],
  leaves: [{ weight: "heavy", to: who }],
  offers: [{ weight: "plain", by: who, to: ["to"] }],
  agrees: [{ weight: "plain", by: who, to: ["to"] }],
  declines: [{ weight: "brief", by: who, to: ["to"] }],

  move: [
    flight("play", { if: { cause: "play", to: "stack" }, by: ["controller"], leads: true }),
    flight("loot", { weight: "brief", gathers: true }),
    flight("buy"),
    flight("gain", { if: { cause: "gain", to: "board" } }),
    flight("give"),
    flight("trade"),
    flight("swap"),
    flight("steal"),
    { if: { cause: "death" }, weight: "heavy", by: [], to: ["old"], lands: 0.7 },
    { if: { cause: "destroy" }, weight: "heavy", to: ["old"], lands: 0.6 },
    {
      if: { cause: "discard", from: "hand" },
      weight: "brief",
      by: ["giver"],
      to: ["old"],
      gathers: true,
      lands: 0,
    },
    { if: { cause: "meet" }, weight: "plain", by: [], to: obj, lands: 0 },
    { if: { to: "monsters" }, weight: "brief", by: [], to: obj, gathers: true, lands: 0 },
    { if: { to: "shop" }, weight: "brief", by: [], to: obj, gathers: true, lands: 0 },
    { if: { to: "rooms" }, weight: "brief", by: [], to: obj, gathers: true, lands: 0 },
  ],
}
