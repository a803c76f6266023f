// What the examples of the first edition have in common.

import type { Example, ScriptedAnswer } from "@soulspire/text"
import type { Position } from "../position/position.ts"

type Told = Omit<Example, "options" | "position" | "rule"> & {
  readonly position: Omit<Position, "position">
  /** Do its players bargain? */
  readonly barter?: boolean
}

/** An example of the first edition, with its rules and its cards. */
export const example = (rule: string, { position, barter = false, ...told }: Told): Example => ({
  rule,
  ...told,
  options: { ruleset: "classic", cardEdition: "first", bonusSouls: false, firstPlayer: "seat", barter },
  position: { position: 1, ...position },
})

/** These pass, one after the other. */
export const passing = (...seats: number[]): ScriptedAnswer[] => seats.map((seat) => [seat, "pass"])
