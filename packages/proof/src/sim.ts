// What the proof game tells those who have it played many times without a screen: one of each thing that can be told.

import type { SimPlan } from "@soulspire/text"
import type { ProofState } from "./game.ts"

export const sim: SimPlan<ProofState> = {
  own: ["hand", "board"],
  measures: ({ clock }) => ({ clock }),
  suites: [
    {
      id: "short",
      about: "six short games for two, every other one after some answers of strangers",
      seats: 2,
      size: 6,
      at: (place) => ({ options: { goal: 2 }, strangers: (place % 2) * 10 }),
    },
  ],
}
