// What the coverage runner needs of Spire: tables of every kind, and how cards, items and enemies are brought into reach.

import {
  below,
  dataOf,
  defineGame,
  type Game,
  moveObject,
  NOBODY,
  type Options,
  type RandomState,
  type Ref,
  reprint,
  type Run,
  spawn,
  zone,
} from "@soulspire/kernel"
import { type SpireData, spireSpec, type SpireState, type SpireTable } from "@soulspire/spire"

type SpireRun = Run<SpireTable, SpireData>

export const watched: Game<SpireState> = defineGame(spireSpec)

const rooms = ["first-encounter", "encounter", "elite", "boss"]
const gained: Options = { rewards: 12, upgrades: 6, relics: 3, potions: 2, colorless: 2, curses: 1 }

export const tables: readonly { seats: number; options: Options }[] = rooms.flatMap((room) => [
  { seats: 1, options: { room, ...gained } },
  { seats: 2, options: { room, ...gained, lastStand: true, ascension: 10 } },
  { seats: 3, options: { room, ...gained, sequential: true, ascension: 12 } },
  { seats: 4, options: { room, ...gained, ascension: 13 } },
])

/** Turns a card of this table into the wanted one: every card stays in one place, and there are no more than before. */
function become(r: SpireRun, card: Ref | undefined, def: number): void {
  if (card !== undefined) reprint(r, card, def)
}

/** An enemy more, standing in somebody's row. */
function meet(r: SpireRun, def: number, row: number): void {
  const { facts, kinds } = r.m.defs[def].def
  const enemy = spawn(r, def, zone(r, "enemies"), NOBODY, NOBODY)
  const hp = facts[`hp${r.s.seats}`] ?? facts["hp"]
  Object.assign(dataOf(r, enemy.ref), {
    hp,
    maxHp: hp,
    place: 9,
    row: kinds.includes("boss") ? -1 : row,
    mode: 1,
    cube: Object.keys(facts).some((name) => /^slots/.test(name)) ? 1 : 0,
  })
}

/** Lays what is wanted where it can be played, used or fought. */
function lay(r: SpireRun, id: string, seat: number, chance: () => boolean): void {
  const def = r.m.defNumber.get(id)
  if (def === undefined) return
  const { kinds } = r.m.defs[def].def
  if (kinds.includes("enemy")) meet(r, def, r.s.table.players[seat].row)
  else if (kinds.some((kind) => ["relic", "boss-relic", "potion"].includes(kind)))
    spawn(r, def, zone(r, "items", seat), seat, seat)
  else if (kinds.includes("character")) return
  else if (kinds.includes("power") && chance()) spawn(r, def, zone(r, "powers", seat), seat, seat)
  else become(r, r.s.zones[zone(r, "hand", seat)][0] ?? r.s.zones[zone(r, "draw", seat)].at(-1), def)
}

export function bring(state: SpireState, wanted: readonly string[], random: RandomState): void {
  watched.arrange(state, (r) => {
    const chance = (): boolean => below(random, 0, 2) === 0
    const seat = below(random, 0, r.s.seats)
    for (const id of wanted) lay(r, id, seat, chance)
    const player = r.s.table.players[seat]
    Object.assign(player, { energy: 6, hp: chance() ? player.maxHp : player.hp })
    // Something to come back to, to shuffle, and to be afraid of.
    if (chance() && chance())
      for (const card of r.s.zones[zone(r, "draw", seat)].slice())
        moveObject(r, card, zone(r, "discard", seat), "top", seat, null, "coverage")
    if (chance() && chance()) for (const each of r.s.table.players) each.hp = Math.min(each.hp, 2)
    if (chance() && chance())
      player.shivs = Math.min(2, 5 - r.s.table.players.reduce((sum, { shivs }) => sum + shivs, 0))
    for (const enemy of r.s.zones[zone(r, "enemies")]) if (chance() && chance()) dataOf(r, enemy).hp = 1
  })
}
