// What Four Souls tells those who have it played many times without a screen.

import type { SimPlan, Suite } from "@soulspire/text"
import type { FourSoulsState } from "../game.ts"

const POSITIONS = 500
const SEATS = 4
/** Strangers give so many answers more at each place than at the one before, until it begins anew. */
const STEP = 60
const STAGES = 25

/** Positions of every stage of a game, from the first turn to where items and souls have been gained. */
const positions: Suite = {
  id: "positions",
  about: `${POSITIONS} positions for four that strangers have come to, from the first turn on, played to the end`,
  seats: SEATS,
  size: POSITIONS,
  at: (place) => ({ options: {}, strangers: (place % STAGES) * STEP }),
}

export const sim: SimPlan<FourSoulsState> = { own: ["hand", "board", "souls"], suites: [positions] }
