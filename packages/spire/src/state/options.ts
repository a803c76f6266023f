// What a combat can be set up with, and what is refused.

import type { Def, OptionSchema, Options, Reason } from "@soulspire/kernel"
import { hasAct, hasDeck } from "../cards/acts.ts"
import { characters, modifiers } from "../cards/index.ts"
import type { Modifier } from "../cards/modifier.ts"
import { combatRooms } from "./types.ts"
import { LAST_ACT, COLORLESS, isUnlocked, unlocks } from "./unlocks.ts"

const SEATS = 4

const flag = (rule: string): OptionSchema[string] => ({ kind: "flag", default: false, rule })
const upTo = (max: number, rule: string): OptionSchema[string] => ({
  kind: "number",
  default: 0,
  min: 0,
  max,
  rule,
})

export const tableOptions: OptionSchema = {
  /** Who plays whom, from the first seat on; seats that nobody names get the characters in turn. */
  characters: { kind: "list", default: [], most: SEATS, rule: "STS-2.1" },
  /** A whole climb, or one combat alone. */
  room: { kind: "choice", default: "climb", choices: ["climb", ...combatRooms], rule: "STS-1.1" },
  /** Where a climb begins, and the Act that it is to end with (STS-1.2, STS-13.6); a combat alone is one of the first. */
  firstAct: { kind: "number", default: 1, min: 1, max: 4, rule: "STS-13.6" },
  lastAct: { kind: "number", default: 1, min: 1, max: 4, rule: "STS-1.2" },
  /** Cards that are locked at first are in the game. */
  everythingUnlocked: flag("STS-14.4"),
  /** The same of some of them, as a campaign has it. */
  unlocked: { kind: "list", default: [], most: unlocks.length, of: unlocks, rule: "STS-14.4" },
  /** Eight other Claws instead of the Defect's two; nobody else's cards are changed by it. */
  clawPack: flag("STS-14.1"),
  modifiers: { kind: "list", default: [], most: 12, rule: "STS-13.5" },
  daily: flag("STS-K.8"),
  /** Seats whose players join at the start of a later Act, the second that is climbed unless they say which: `2`, `3@3`. */
  newcomers: { kind: "list", default: [], most: SEATS, rule: "STS-13.7" },
  /** The boss is turned up when it is fought. */
  hiddenBoss: flag("STS-Q-2"),
  chooseRelic: flag("STS-13.4"),
  ascension: { kind: "number", default: 0, min: 0, max: 13, rule: "STS-K.5" },
  /** What each player has gained before, dealt at random. */
  rewards: upTo(40, "STS-4.4"),
  colorless: upTo(5, "STS-14.1"),
  curses: upTo(5, "STS-3.5"),
  upgrades: upTo(50, "STS-4.14"),
  relics: upTo(8, "STS-4.11"),
  bossRelics: upTo(3, "STS-4.12"),
  potions: upTo(3, "STS-4.8"),
  /** Not by the book: for practice, and for those who want to see the top. */
  moreHp: upTo(90, "STS-2.2"),
  lastStand: flag("STS-13.1"),
  sequential: flag("STS-13.3"),
  /** The second printing has no turns one after another. */
  printing: { kind: "choice", default: "first", choices: ["first", "second"], rule: "STS-K.9" },
  showHands: flag("STS-Q-4"),
}

const ids = characters.map(({ id }) => id)

export const characterAt = (options: Options, seat: number): string =>
  (options["characters"] as readonly string[])[seat] ?? ids[seat % ids.length]

const actOf = (options: Options, name: "firstAct" | "lastAct"): number => options[name] as number

/** The last Act of a climb is never before its first. */
export const goalOf = (options: Options): number =>
  Math.max(actOf(options, "firstAct"), actOf(options, "lastAct"))

/** A combat alone is fought in an Act that has such a room (STS-2.12, STS-11.14). */
function roomBar(options: Options, cards: readonly Def[]): Reason | null {
  const last = { "first-encounter": 1, encounter: 3, elite: 4, boss: 4 } as const
  const room = options["room"] as keyof typeof last
  const act = actOf(options, "firstAct")
  const ascension = options["ascension"] as number
  // The Elite of the last Act comes with an ascension (STS-K.5).
  const isTooEarly = room === "elite" && act === 4 && ascension < 11 && !hasDeck(cards, room, act, ascension)
  if (act > last[room] || isTooEarly)
    return { key: `no-such-room.${room}`, params: { act }, rule: isTooEarly ? "STS-K.5" : "STS-2.12" }
  return hasDeck(cards, room, act, ascension)
    ? null
    : { key: "not-yet.act", params: { act }, rule: "STS-13.6" }
}

/** Every Act from the first to the last must be in the box; the fourth is locked at first (STS-K.6). */
function actBar(options: Options, cards: readonly Def[]): Reason | null {
  if (options["room"] !== "climb") return roomBar(options, cards)
  const first = actOf(options, "firstAct")
  for (let act = first; act <= goalOf(options); act++)
    if (!hasAct(cards, act, options["ascension"] as number))
      return { key: "not-yet.act", params: { act }, rule: act === first ? "STS-13.6" : "STS-1.2" }
  if (goalOf(options) === 4 && !isUnlocked(options, LAST_ACT))
    return { key: "locked-act", params: { act: 4 }, rule: "STS-K.6" }
  return null
}

const NEWCOMER = /^([1-4])(?:@([2-4]))?$/

/** Of each seat the Act at whose start its player joins; 0 for those who are there from the beginning (STS-13.7). */
export function arrivals(options: Options, seats: number): number[] {
  const first = actOf(options, "firstAct")
  const found = Array.from({ length: seats }, () => 0)
  for (const name of options["newcomers"] as readonly string[]) {
    const [, seat, act] = NEWCOMER.exec(name) ?? []
    found[Number(seat) - 1] = act === undefined ? first + 1 : Number(act)
  }
  return found
}

/** The same as the option says it. */
export const newcomers = (since: readonly number[]): readonly string[] =>
  since.flatMap((act, seat) => (act === 0 ? [] : [`${seat + 1}@${act}`]))

/** The Acts at whose start somebody can join a climb that goes on to its last one. */
export function laterActs(options: Options): number[] {
  const { room, firstAct, lastAct } = options
  if (room !== "climb") return []
  const acts: number[] = []
  for (let act = Number(firstAct) + 1; act <= Number(lastAct); act++) acts.push(act)
  return acts
}

const printingBar = (options: Options): Reason | null =>
  options["printing"] === "second" && options["sequential"] === true
    ? { key: "not-in-printing", rule: "STS-K.9" }
    : null

/** Somebody begins, and nobody joins twice or in an Act that is no later one. */
function newcomerBar(options: Options, seats: number): Reason | null {
  const names = options["newcomers"] as readonly string[]
  if (names.length === 0) return null
  const first = actOf(options, "firstAct")
  const refused = (key: string, name = ""): Reason => ({ key, params: { name }, rule: "STS-13.7" })
  if (options["room"] !== "climb") return refused("nowhere-to-join")
  for (const name of names) {
    const [, seat, act] = NEWCOMER.exec(name) ?? []
    if (seat === undefined || Number(seat) > seats) return refused("no-newcomer", name)
    if ((act === undefined ? first + 1 : Number(act)) <= first || first === 4)
      return refused("joins-too-early", name)
    if (names.filter((other) => other.startsWith(seat)).length > 1) return refused("joins-twice", name)
  }
  return names.length < seats ? null : refused("nobody-begins")
}

/** Some are about colorless cards, which are locked at first (STS-14.4). */
export function whyNotModifier({ name, colorless }: Modifier, options: Options): Reason | null {
  const isLocked = colorless && !isUnlocked(options, COLORLESS)
  return isLocked ? { key: "locked-modifier", params: { name }, rule: "STS-14.4" } : null
}

/** Picked ones are played instead of those that the die would give. */
function modifierBar(options: Options): Reason | null {
  const picked = options["modifiers"] as readonly string[]
  if (picked.length > 0 && options["daily"] === true) return { key: "daily-or-picked", rule: "STS-13.5" }
  const twice = picked.find((id, i) => picked.indexOf(id) !== i)
  if (twice !== undefined) return { key: "modifier-twice", params: { name: twice }, rule: "STS-13.5" }
  for (const id of picked) {
    const found = modifiers.find((each) => each.id === id)
    if (found === undefined) {
      const known = modifiers.map((each) => each.id).join(", ")
      return { key: "unknown-modifier", params: { name: id, known }, rule: "STS-13.5" }
    }
    const reason = whyNotModifier(found, options)
    if (reason !== null) return reason
  }
  return null
}

export function tableBar(options: Options, seats: number, cards: readonly Def[]): Reason | null {
  const unknown = (options["characters"] as readonly string[]).find((name) => !ids.includes(name))
  if (unknown !== undefined)
    return { key: "unknown-character", params: { name: unknown, known: ids.join(", ") }, rule: "STS-2.1" }
  return actBar(options, cards) ?? newcomerBar(options, seats) ?? printingBar(options) ?? modifierBar(options)
}
