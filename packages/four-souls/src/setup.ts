// Set-up (chapter 1), as far as nobody is asked: decks, slots, bonus souls. What follows is in rules/set-up.ts.

import {
  moveObject,
  NOBODY,
  type Options,
  type Ref,
  shuffle,
  shuffleInPlace,
  spawn,
  zone,
} from "@soulspire/kernel"
import type { Def } from "@soulspire/kernel"
import { chooseMode, isTogether } from "./modes.ts"
import { deckFor, type FourSoulsRun, hasKind } from "./run.ts"
import { putInSlot, topOfDeck } from "./slots.ts"
import type { Table } from "./types.ts"

export function setup(r: FourSoulsRun, options: Options): void {
  const t = r.s.table
  chooseMode(r, options)
  // RD-28, RD-27: where the rules leave it open, the table says.
  t.pool = t.cents = t.rules.poolSize === "exactly-100" ? 100 : (options["pool"] as number)
  t.begins = t.rules.firstPlayer === "saddest" ? "saddest" : (options["firstPlayer"] as Table["begins"])
  layOut(r, options)
  for (let slot = 0; slot < 2; slot++) putInSlot(r, topOfDeck(r, "treasure"), "shop", slot, "set-up")
  for (let slot = 0; slot < 2; slot++) putInSlot(r, firstMonster(r), "monsters", slot, "set-up")
  if (t.roomSlots > 0) putInSlot(r, topOfDeck(r, "room"), "rooms", 0, "set-up")
  // Who plays together has none (FS-17.2).
  if (options["bonusSouls"] === true && !isTogether(r)) layOutBonusSouls(r)
  // Nothing is set off by laying the table.
  r.s.pending.length = 0
}

/** The set symbol of a card, which is also the name of the option that brings the set in; null for the base set. */
const setOf = (def: Def): string | null => def.kinds.find((kind) => kind.startsWith("set-")) ?? null

/** An option for each set that these cards come from besides the base set: off, unless a table wants it (FS-2.7.4). */
export const setOptions = (defs: readonly Def[]): Record<string, { kind: "flag"; default: false }> =>
  Object.fromEntries(
    [...new Set(defs.map(setOf))].flatMap((set) =>
      set === null ? [] : [[set, { kind: "flag", default: false }]],
    ),
  )

/** Is a card part of this game at all? Sets that are off are not owned (FS-3.7.2); some cards are not for two (FS-2.7.3). */
function isPlayed(r: FourSoulsRun, def: Def, options: Options): boolean {
  const set = setOf(def)
  if (set !== null && options[set] !== true) return false
  if (def.back === "room" && r.s.table.roomSlots === 0) return false
  return r.s.seats > 2 || !(def.facts["threePlus"] > 0)
}

/** Every card into its deck, those without one outside the game; then the decks are shuffled (FS-1.1). */
function layOut(r: FourSoulsRun, options: Options): void {
  r.m.defs.forEach(({ def }, no) => {
    if (!isPlayed(r, def, options)) return
    const deck = deckFor(def.back)
    const where = zone(r, deck === null || def.facts["outside"] > 0 ? "outside" : `${deck}Deck`)
    for (let copies = def.facts["copies"] ?? 1; copies > 0; copies--) spawn(r, no, where, NOBODY, NOBODY)
  })
  for (const deck of ["lootDeck", "treasureDeck", "monsterDeck", "roomDeck"]) shuffle(r, zone(r, deck))
}

/** The next monster of the deck; events met on the way go under it (FS-1.4). */
function firstMonster(r: FourSoulsRun): Ref {
  const deck = zone(r, "monsterDeck")
  for (let left = r.s.zones[deck].length; left > 0; left--) {
    const top = topOfDeck(r, "monster")
    if (hasKind(r, top, "monster")) return top
    moveObject(r, top, deck, "bottom", NOBODY, null, "set-up")
  }
  return NOBODY
}

/** Three at random can be gained (FS-1.6); in some rulesets all of them (RD-29). */
function layOutBonusSouls(r: FourSoulsRun): void {
  const souls = r.s.zones[zone(r, "outside")].filter((ref) => hasKind(r, ref, "bonus-soul"))
  shuffleInPlace(r.s.random, 0, souls)
  const active = r.s.table.rules.bonusSouls === "all" ? souls : souls.slice(0, 3)
  for (const ref of active) moveObject(r, ref, zone(r, "bonus"), "top", NOBODY, null, "set-up")
}
