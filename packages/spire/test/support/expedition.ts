// What the coverage runner needs of Spire: tables of every kind, and how cards, items and enemies are brought into reach.

import {
  below,
  dataOf,
  defineGame,
  type Game,
  moveObject,
  NOBODY,
  object,
  type Options,
  type RandomState,
  type Ref,
  reprint,
  type Run,
  type Seat,
  seatNo,
  spawn,
  zone,
} from "@soulspire/kernel"
import { type SpireData, spireSpec, type SpireState, type SpireTable } from "@soulspire/spire"
import { boardOf } from "../../src/climb/map/boards/index.ts"
import { hasDeck } from "../../src/cards/acts.ts"
import { allActs } from "./act.ts"

type SpireRun = Run<SpireTable, SpireData>

/** With an Act of the test's own for each that the box lacks. */
export const watched: Game<SpireState> = defineGame(spireSpec, { cards: allActs.cards })

const rooms = ["first-encounter", "encounter", "elite", "boss"]
const gained: Options = { rewards: 12, upgrades: 6, relics: 3, potions: 2, colorless: 2, curses: 1 }

/** Encounters of later Acts, whose enemies come with others. */
const later = [2, 3].flatMap((firstAct) => [
  { seats: 1, options: { room: "encounter", firstAct, ...gained } },
  { seats: 4, options: { room: "encounter", firstAct, ...gained, ascension: 7 } },
])

const combats = rooms.flatMap((room) => [
  { seats: 1, options: { room, ...gained } },
  { seats: 1, options: { room, ...gained, characters: ["defect"], clawPack: true } },
  { seats: 1, options: { room, ...gained, characters: ["watcher"] } },
  {
    seats: 2,
    options: { room, ...gained, lastStand: true, ascension: 10, characters: ["silent", "defect"] },
  },
  { seats: 3, options: { room, ...gained, sequential: true, ascension: 12 } },
  { seats: 4, options: { room, ...gained, ascension: 13 } },
])

const far: Options = { room: "climb", moreHp: 40, everythingUnlocked: true }

const climbs: readonly { seats: number; options: Options }[] = [
  { seats: 1, options: far },
  { seats: 1, options: { ...far, ascension: 3, characters: ["defect"] } },
  { seats: 2, options: { ...far, chooseRelic: true } },
  { seats: 2, options: { ...far, ascension: 13, daily: true } },
  { seats: 3, options: { ...far, lastStand: true, ascension: 3 } },
  { seats: 4, options: far },
  // Acts one after another, with those who join on the way; and begun in each.
  { seats: 2, options: { ...far, lastAct: 4, newcomers: ["2"] } },
  { seats: 1, options: { ...far, firstAct: 2, lastAct: 3 } },
  { seats: 2, options: { ...far, firstAct: 3, lastAct: 3, ascension: 13 } },
  { seats: 1, options: { ...far, firstAct: 4, ascension: 11, hiddenBoss: true } },
]

/** Their other rooms, as far as the box has them, at ascensions that bring forms of their own. */
const laterCombats = [2, 3, 4].flatMap((firstAct) =>
  ["elite", "boss"].flatMap((room) => {
    const levels = firstAct === 4 ? [11] : room === "elite" ? [12] : [0, 10]
    return levels.flatMap((ascension) => {
      const options = { room, firstAct, ascension, ...gained }
      return [1, 2]
        .map((seats) => ({ seats, options }))
        .filter(() => hasDeck(watched.cards, room, firstAct, ascension))
    })
  }),
)

/** Climbs are long, and what they leave is met at their end. */
export const tables = [...combats, ...later, ...laterCombats, ...climbs, ...climbs, ...climbs]

/** Turns a card of this table into the wanted one: every card stays in one place, and there are no more than before. */
function become(r: SpireRun, card: Ref | undefined, def: number): void {
  if (card !== undefined) reprint(r, card, def)
}

/** An enemy more, standing in somebody's row, about to do anything it can. */
function meet(r: SpireRun, def: number, row: number, any: (size: number) => number): void {
  const { facts, kinds } = r.m.defs[def].def
  const enemy = spawn(r, def, zone(r, "enemies"), NOBODY)
  const hp = facts[`hp${r.s.seats}`] ?? facts["hp"]
  const mode = 1
  const slots = facts[`slots${mode}`] ?? facts["slots"] ?? 0
  Object.assign(dataOf(r, enemy.ref), {
    hp,
    maxHp: hp,
    place: 9,
    row: kinds.includes("boss") ? -1 : row,
    mode,
    cube: slots === 0 ? 0 : 1 + any(slots),
    poison: any(2),
  })
}

/** Lays what is wanted where it can be played, used or fought. */
function lay(r: SpireRun, id: string, seat: Seat, any: (size: number) => number): void {
  const def = r.m.defNumber.get(id)
  if (def === undefined) return
  const { kinds } = r.m.defs[def].def
  if (kinds.includes("enemy")) meet(r, def, r.s.table.players[seat].row, any)
  else if (kinds.some((kind) => ["relic", "boss-relic", "potion"].includes(kind)))
    dataOf(r, spawn(r, def, zone(r, "items", seat), seat).ref).usedUp = any(4) === 0 ? r.s.table.combat : 0
  else if (kinds.includes("character")) return
  else if (kinds.includes("power") && any(2) === 0) spawn(r, def, zone(r, "powers", seat), seat)
  else become(r, r.s.zones[zone(r, "hand", seat)][0] ?? r.s.zones[zone(r, "draw", seat)].at(-1), def)
}

/** For steps of the rules that need orbs, or a stance. */
function conjure(r: SpireRun, seat: Seat, any: (size: number) => number): void {
  const player = r.s.table.players[seat]
  for (const orb of ["lightning", "frost", "dark"] as const) player[orb] = Math.max(player[orb], any(2))
  if (any(4) === 0) player.stance = "wrath"
}

/** All cards of one pile on another. */
function pour(r: SpireRun, seat: Seat, from: string, to: string): void {
  for (const card of r.s.zones[zone(r, from, seat)].slice())
    moveObject(r, card, zone(r, to, seat), "top", seat, null, "coverage")
}

/** On the way: rooms of every kind lie ahead, what is wanted is met in them, and there is gold to pay for it. */
function bringOnWay(r: SpireRun, wanted: readonly string[], any: (size: number) => number): void {
  const { table } = r.s
  const seat = seatNo(any(r.s.seats))
  const named = (id: string): number => r.m.defNumber.get(id) as number
  const kindsOf = (id: string): readonly string[] => r.m.defs[named(id)]?.def.kinds ?? []
  const of = (kind: string): string[] =>
    wanted.filter((id) => r.m.defNumber.has(id) && kindsOf(id).includes(kind))
  // Now and then the top is near.
  const { nodes } = boardOf(table)
  const near = nodes.filter(({ exits }) => exits.includes(nodes[nodes.length - 1].id))
  if (table.phase === "map" && any(4) === 0) table.path = near[any(near.length)].id
  if (table.phase === "map" && table.act < 4)
    table.spaces = table.spaces.replaceAll(/[^B]/g, () => "MMEEF????RT$"[any(12)])
  for (const key of ["ruby", "sapphire", "emerald"] as const)
    if (any(3) === 0) table[key] = any(4) === 0 ? 0 : 1
  for (const [kind, pile] of [
    ["event", "eventDeck"],
    ["relic", "relicDeck"],
    ["boss-relic", "bossRelicDeck"],
    ["potion", "potionDeck"],
    ["curse", "curseDeck"],
  ])
    of(kind).forEach((id, i) => become(r, r.s.zones[zone(r, pile)].at(-1 - i), named(id)))
  for (const id of [...of("relic"), ...of("boss-relic"), ...of("potion")])
    if (any(2) === 0) {
      const item = spawn(r, named(id), zone(r, "items", seat), seat)
      // Nearly used up, or not at all.
      dataOf(r, item.ref).counters = any(4)
    }
  // Whoever gains a card of another character may gain what it needs; a lord's mask may be worn, and rare cards burnt.
  if (wanted.some((name) => name.startsWith("character")))
    become(r, r.s.zones[zone(r, "eventDeck")].at(-1), named("act2-note-for-yourself"))
  if (of("event").length > 0) {
    if (any(3) === 0) spawn(r, named("red-mask"), zone(r, "items", seat), seat)
    const rare = r.s.zones[zone(r, "rares", seat)][0]
    const [card, other] = r.s.zones[zone(r, "deck", seat)]
    if (rare !== undefined && any(2) === 0) become(r, card, object(r, rare)?.def ?? 0)
    if (any(2) === 0) become(r, other, named("curse-doubt"))
  }
  for (const id of of("modifier")) spawn(r, named(id), zone(r, "room"), NOBODY)
  for (const id of of("curse")) become(r, r.s.zones[zone(r, "deck", seat)][0], named(id))
  // Somebody who has nothing left to lose.
  if (any(12) === 0)
    for (const card of r.s.zones[zone(r, "deck", seat)].slice())
      moveObject(r, card, zone(r, "box"), "top", NOBODY, null, "coverage")
  for (const each of table.players) if (any(3) === 0) each.gold = any(12)
  for (const each of table.players) if (any(4) === 0) each.hp = any(3) === 0 ? 1 : each.maxHp
}

export function bring(state: SpireState, wanted: readonly string[], random: RandomState): void {
  watched.arrange(state, (r) => {
    if (r.s.table.phase !== "play") return bringOnWay(r, wanted, (size) => below(random, 0, size))
    const { players } = r.s.table
    const any = (size: number): number => below(random, 0, size)
    const seat = seatNo(any(r.s.seats))
    const player = players[seat]
    if (any(6) === 0) pour(r, seat, "hand", "discard")
    // Something to shuffle, and nothing at all to draw.
    if (any(4) === 0) pour(r, seat, "draw", "discard")
    if (any(6) === 0) for (const pile of ["draw", "discard"]) pour(r, seat, pile, "exhaust")
    for (const id of wanted) lay(r, id, seat, any)
    if (wanted.some((name) => !r.m.defNumber.has(name) || name.startsWith("character"))) conjure(r, seat, any)
    // Kept since the last turn.
    for (const card of r.s.zones[zone(r, "hand", seat)])
      if (any(4) === 0) dataOf(r, card).retained = r.s.table.round - 1
    player.energy = 6
    if (any(2) === 0) player.hp = player.maxHp
    if (any(6) === 0) player.strength = 8
    if (any(6) === 0) player.block = any(2) * 20
    if (any(6) === 0) player.shivs = Math.min(2, 5 - players.reduce((sum, { shivs }) => sum + shivs, 0))
    // Something to be afraid of, and somebody who falls at once.
    if (any(6) === 0) for (const each of players) each.hp = Math.min(each.hp, 2)
    // Somebody who falls by the first of two hits.
    if (wanted.includes("attack")) {
      lay(r, "a2-snake-plant-a7", seat, any)
      player.hp = 1
    }
    // A boss that is met on the way can be beaten.
    const isWeak = r.s.table.climb > 0 && r.s.table.room === "boss"
    for (const enemy of r.s.zones[zone(r, "enemies")]) if (any(isWeak ? 2 : 4) === 0) dataOf(r, enemy).hp = 1
  })
}
