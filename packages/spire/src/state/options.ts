// What a combat can be set up with, and what is refused.

import type { OptionSchema, Options, Reason } from "@soulspire/kernel"
import { characters, modifiers } from "../cards/index.ts"
import type { Modifier } from "../cards/modifier.ts"
import { combatRooms } from "./types.ts"
import { COLORLESS, isUnlocked, unlocks } from "./unlocks.ts"

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
  /** Where a climb begins, and the last Act of it (STS-1.2, STS-13.6); a combat alone is one of the first. */
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
  /** Seats whose players join at the start of a later Act. */
  newcomers: { kind: "list", default: [], most: SEATS, rule: "STS-13.7" },
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
  showHands: flag("STS-Q-4"),
}

const ids = characters.map(({ id }) => id)

export const characterAt = (options: Options, seat: number): string =>
  (options["characters"] as readonly string[])[seat] ?? ids[seat % ids.length]

/** The last Act that can be climbed. */
const LAST_ACT = 1

/** A combat alone is fought in an Act that has such a room (STS-2.12, STS-11.14). */
function actBar(options: Options): Reason | null {
  const last = { "first-encounter": 1, encounter: 3, elite: 4, boss: 4 } as const
  const room = options["room"] as keyof typeof last
  const act = options["firstAct"] as number
  return act > last[room] ? { key: `no-such-room.${room}`, params: { act }, rule: "STS-2.12" } : null
}

function notYet(options: Options): Reason | null {
  if (options["room"] !== "climb") return actBar(options)
  for (const [name, rule] of [
    ["firstAct", "STS-13.6"],
    ["lastAct", "STS-1.2"],
  ] as const) {
    const act = options[name] as number
    if (act > LAST_ACT) return { key: "not-yet.act", params: { act }, rule }
  }
  if ((options["newcomers"] as readonly string[]).length > 0)
    return { key: "not-yet.catch-up", rule: "STS-13.7" }
  return null
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

export function tableBar(options: Options): Reason | null {
  const unknown = (options["characters"] as readonly string[]).find((name) => !ids.includes(name))
  if (unknown !== undefined)
    return { key: "unknown-character", params: { name: unknown, known: ids.join(", ") }, rule: "STS-2.1" }
  return notYet(options) ?? modifierBar(options)
}
