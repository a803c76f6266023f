// What of a climb is seen one after another: who plays what, which enemy moves, whom it hits, who falls, what the die shows.

import type { BeatPlan, BeatRule } from "@soulspire/text"

const who = ["who"]
const whom = ["whom"]

/** What one has more or less of. */
const brief = (more: Partial<BeatRule> = {}): BeatRule => ({ weight: "brief", to: who, ...more })
/** Cards that go where they are seen to go, however many at once. */
const cards = (cause: string, by: string, more: Partial<BeatRule> = {}): BeatRule => ({
  if: { cause },
  weight: "brief",
  by: [by],
  gathers: true,
  lands: 0,
  ...more,
})

export const beats: BeatPlan = {
  combatStarts: [{ weight: "plain", by: [], lands: 0 }],
  combatEnds: [{ weight: "heavy", by: [], lands: 0.9 }],
  turnEnds: [{ weight: "passing", by: who, leads: true }],
  turnStarts: [{ weight: "passing", by: who, leads: true }],
  roundStarts: [{ weight: "passing", by: who, leads: true }],
  die: [{ weight: "heavy", by: [], lands: 0.6 }],
  rolls: [{ weight: "heavy", by: who, lands: 0.6 }],
  reshuffled: [{ weight: "brief", by: who, gathers: true, lands: 0 }],
  switchRows: [{ weight: "brief", by: who, to: ["with"], lands: 0 }],

  plays: [{ weight: "brief", by: who, leads: true, lands: 0 }],
  enemyMoves: [{ weight: "brief", by: whom, leads: true }],
  entersMode: [{ weight: "plain", by: whom, to: whom }],
  damage: [{ weight: "plain", by: ["by"], to: whom }],
  loseHp: [{ weight: "plain", to: whom, joins: ["damage"] }],
  setHp: [{ weight: "plain", to: whom }],
  heal: [{ weight: "brief", to: whom }],
  gainBlock: [{ weight: "brief", to: whom, gathers: true }],
  loseBlock: [
    { if: { cause: "reset" }, weight: "passing" },
    { weight: "brief", to: whom },
  ],
  gainToken: [{ weight: "brief", by: ["by"], to: whom, gathers: true }],
  loseToken: [{ weight: "brief", to: whom, gathers: true, joins: ["damage", "plays"] }],
  addCubes: [{ weight: "brief", to: ["what"] }],
  losesInvincible: [{ weight: "brief", to: whom }],
  playerDies: [{ weight: "great", to: who, lands: 0.7 }],

  channel: [brief({ by: who })],
  evoke: [brief({ by: who })],
  enterStance: [{ weight: "plain", by: who, to: who }],
  gainEnergy: [brief()],
  gainMiracle: [brief()],
  gainShiv: [brief({ gathers: true })],
  gainGold: [brief({ gathers: true })],
  payGold: [brief()],
  loseGold: [brief()],
  gainReward: [brief({ gathers: true })],
  gainKey: [{ weight: "plain" }],
  upgrades: [{ weight: "brief", to: ["what"], gathers: true }],

  move: [
    cards("draw", "taker"),
    cards("discard", "taker"),
    cards("exhaust", "giver"),
    cards("gainStatus", "taker", { by: [], to: ["taker"] }),
    { if: { cause: "drink" }, weight: "plain", by: ["giver"], leads: true, lands: 0 },
    cards("enter", "taker", { by: [], to: ["obj"] }),
    { if: { cause: "death", from: "enemies" }, weight: "heavy", by: [], to: ["old"], lands: 0.75 },
    { if: { cause: "flee" }, weight: "heavy", by: ["old"], lands: 0.75 },
  ],
}
