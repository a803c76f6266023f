// What a combat can be set up with, and what is refused.

import type { OptionSchema, Options, Reason } from "@soulspire/kernel"
import { characters } from "./library.ts"
import { rooms } from "./types.ts"

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
  room: { kind: "choice", default: "first-encounter", choices: rooms, rule: "STS-5.1" },
  ascension: { kind: "number", default: 0, min: 0, max: 13, rule: "STS-K.5" },
  /** What each player has gained before, dealt at random. */
  rewards: upTo(40, "STS-4.4"),
  colorless: upTo(5, "STS-14.1"),
  curses: upTo(5, "STS-3.5"),
  upgrades: upTo(50, "STS-4.14"),
  relics: upTo(8, "STS-4.11"),
  bossRelics: upTo(3, "STS-4.12"),
  potions: upTo(3, "STS-4.8"),
  lastStand: flag("STS-13.1"),
  sequential: flag("STS-13.3"),
  showHands: flag("STS-Q-4"),
}

const ids = characters.map(({ id }) => id)

export const characterAt = (options: Options, seat: number): string =>
  (options["characters"] as readonly string[])[seat] ?? ids[seat % ids.length]

export function tableBar(options: Options): Reason | null {
  const unknown = (options["characters"] as readonly string[]).find((name) => !ids.includes(name))
  if (unknown === undefined) return null
  return { key: "unknown-character", params: { name: unknown, known: ids.join(", ") }, rule: "STS-2.1" }
}
