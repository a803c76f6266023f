// How the proof game's events become log lines.

import type { Telling } from "@soulspire/text"

const card = { card: "card", back: "back" } as const
const who = { seat: "who" } as const
const amount = { number: "amount" } as const

export const telling: Telling = {
  turn: [{ say: "turn", with: { who, turn: { number: "turn" } } }],
  day: [{ say: "day", with: { value: { number: "value" } } }],
  gainCoins: [{ say: "gainCoins", with: { who, amount } }],
  loseCoins: [
    { if: { to: true }, say: "gives", with: { who, to: { seat: "to" }, amount } },
    { if: { cause: "pay" }, say: "pays", with: { who, amount } },
    { say: "loseCoins", with: { who, amount } },
  ],
  hurt: [
    {
      if: { from: true },
      say: "hurt.from",
      with: { from: { thing: "from" }, amount, whom: { thing: "whom" } },
    },
    { say: "hurt", with: { whom: { thing: "whom" }, amount } },
  ],
  heal: [{ say: "heal", with: { whom: { thing: "whom" }, amount } }],
  light: [{ say: "light", with: { who, amount } }],
  penalty: [{ say: "penalty", with: { who } }],
  tap: [{ say: "tap", with: { whom: { thing: "whom" } } }],
  ready: [{ say: "ready", with: { whom: { thing: "whom" } } }],
  nudge: [{ say: "nudge", with: { amount } }],
  dice: [{ say: "dice", with: { who, value: { number: "value" } } }],
  wouldRoll: [],
  rolls: [{ say: "rolls", with: { who, value: { number: "value" } } }],
  attack: [{ say: "attack", with: { who, foe: { thing: "foe" } } }],
  stacked: [
    { if: { act: "use" }, say: "use", with: { who: { seat: "by" }, source: { source: "path" } } },
    { if: { act: "copy" }, say: "copy", with: { who: { seat: "by" }, source: { source: "path" } } },
    { say: "trigger", with: { source: { source: "path" } } },
  ],
  resolve: [],
  fizzle: [{ say: "fizzle", with: { source: { source: "path" } } }],
  cancel: [{ say: "cancel", with: { what: { thing: "obj" } } }],
  mend: [{ say: "mend", with: {} }],
  carousel: [{ say: "carousel", with: {} }],
  move: [
    { if: { cause: "play", to: "stack" }, say: "move.play", with: { who: { seat: "controller" }, card } },
    { if: { cause: "draw" }, say: "move.draw", with: { who: { seat: "taker" }, card } },
    { if: { cause: "deal" }, say: "move.deal", with: { who: { seat: "taker" }, card } },
    { if: { cause: "death" }, say: "move.death", with: { card } },
    { if: { cause: "steal" }, say: "move.steal", with: { who: { seat: "taker" }, card } },
    { if: { cause: "refill" }, say: "move.refill", with: { card } },
  ],
}
