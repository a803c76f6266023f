// Playing together, alone or with a friend (chapter 17): its options, what they ask of a table, and the souls that count.

import {
  type Def,
  type Options,
  type OptionSchema,
  type Reason,
  type Ref,
  refuse,
  seatAfter,
  seatsOf,
  serialOf,
} from "@soulspire/kernel"
import { hasCompetitiveForm } from "./challenge-kinds.ts"
import { type FourSoulsRun, soulsOf } from "../../state/run.ts"
import { type Mode, NO_TIMER, type Table } from "../../state/types.ts"

/** How many souls are needed together (FS-17.6). */
const DIFFICULTIES = { normal: 4, hard: 6, ultra: 8 } as const

const TIMER = 8

/** Against each other (FS-16.1). */
const SOULS_TO_WIN = 4

export const modeOptions = {
  mode: {
    kind: "choice",
    default: "competitive",
    choices: ["competitive", "solo", "co-op"] satisfies Mode[],
    rule: "FS-17.1",
  },
  difficulty: { kind: "choice", default: "normal", choices: Object.keys(DIFFICULTIES), rule: "FS-17.6" },
  soulCap: { kind: "number", default: 0, min: 0, max: 8, rule: "FS-17.6" },
  openHands: { kind: "flag", default: false, rule: "FS-17.7" },
} satisfies OptionSchema

/** What an edition may not have (RD-30): the option, and how it is off. */
const MODULES = { mode: "competitive", challenge: "none", rooms: false, decks: "all" } as const

const ONLY_TOGETHER = ["difficulty", "soulCap", "openHands"] as const

/** What does not go together: two play together, and what is for them is for nobody else. */
export function modeBar(options: Options, seats: number, cards: readonly Def[]): Reason | null {
  const challenge = cards.find(({ id }) => id === options["challenge"])
  if (options["mode"] !== "competitive") {
    if (seats !== 2) return { key: "seats", params: { min: 2, max: 2, given: seats }, rule: "FS-17.1" }
    return challenge === undefined ? null : soulBar(options)
  }
  if (challenge !== undefined && !hasCompetitiveForm(challenge))
    return { key: "no-competitive-form", rule: "FS-18.8" }
  for (const option of ONLY_TOGETHER) {
    const { default: off, rule } = modeOptions[option]
    if (options[option] !== off) return { key: "only-together", params: { option }, rule }
  }
  return null
}

/** In a challenge souls win nothing, however many there are (FS-18.7). */
function soulBar(options: Options): Reason | null {
  for (const option of ["difficulty", "soulCap"] as const)
    if (options[option] !== modeOptions[option].default)
      return { key: "not-in-challenges", params: { option }, rule: "FS-18.7" }
  return null
}

/** Refuses what an edition does not have (RD-30). */
export function checkModules(r: FourSoulsRun, options: Options): void {
  for (const [option, off] of Object.entries(MODULES))
    if (!r.s.table.rules.modules && options[option] !== off)
      throw refuse("not-in-this-edition", { option }, "RD-30")
}

type ModeFields = Pick<Table, "mode" | "challenge" | "timer" | "goal" | "soulCap" | "openHands">

/** What a table begins with by its mode and its challenge. */
export function modeFields(options: Options): ModeFields {
  const mode = options["mode"] as Mode
  const challenge = options["challenge"] === "none" ? "" : (options["challenge"] as string)
  if (mode === "competitive")
    return { mode, challenge, timer: NO_TIMER, goal: SOULS_TO_WIN, soulCap: 0, openHands: 0 }
  return {
    mode,
    challenge,
    // A challenge brings its own (FS-18.6).
    timer: challenge === "" ? TIMER : NO_TIMER,
    goal: DIFFICULTIES[options["difficulty"] as keyof typeof DIFFICULTIES],
    soulCap: options["soulCap"] as number,
    // Who holds both hands sees both.
    openHands: mode === "solo" || options["openHands"] === true ? 1 : 0,
  }
}

export const isTogether = (r: FourSoulsRun): boolean => r.s.table.mode !== "competitive"

export const playsOpenly = (table: Table, kind: string): boolean => table.openHands > 0 && kind === "hand"

/** The souls of all players, of each no more than the cap (FS-17.5, FS-17.6). */
export function soulsTogether(r: FourSoulsRun): number {
  const { soulCap } = r.s.table
  let total = 0
  for (const seat of seatsOf(r.s)) {
    const souls = soulsOf(r, seat)
    total += soulCap > 0 ? Math.min(soulCap, souls) : souls
  }
  return total
}

/** A room that nobody has changed for a whole round, where players play together (FS-17.8). */
export function isStale(r: FourSoulsRun, room: Ref): boolean {
  const { began, lastInOrder } = r.s.table
  // At the end of a turn the round that ends with it is the one that the next player's last turn began.
  return isTogether(r) && serialOf(room) <= began[seatAfter(r, lastInOrder)]
}
