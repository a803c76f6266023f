// The proof game put together.

import {
  type Announced,
  copyPlain,
  endWorth,
  FIRST_SEAT,
  type GameSpec,
  isSeat,
  move,
  moveObject,
  NOBODY,
  object,
  type Ref,
  release,
  type Seat,
  seatsOf,
  spawn,
  standBeside,
  statOf,
  shuffle,
  zone,
  bindThis,
} from "@soulspire/kernel"
import { acts } from "./acts.ts"
import { atoms } from "./atoms.ts"
import { givePriority, waitAs } from "./atoms-turn.ts"
import { cards, copies } from "./cards/index.ts"
import { proofOps } from "./ops.ts"
import { player, type ProofRun } from "./run.ts"
import { programs } from "./rules.ts"
import { objectSight, type ProofView, showObject, showTable, tableSight } from "./show.ts"
import { sources } from "./sources.ts"
import type { Data, Table } from "./types.ts"

const tapped = (r: ProofRun, ref: Ref): boolean => object(r, ref)?.data?.tapped === 1

const spent = (r: ProofRun, ref: Ref): boolean => {
  const place = isSeat(ref) ? player(r, ref) : object(r, ref)?.data
  if (place === null || place === undefined || place.damage === 0) return false
  return (!isSeat(ref) || player(r, ref).down === 0) && place.damage >= statOf(r, ref, "health")
}

const fact =
  (name: string, seatBase: number) =>
  (r: ProofRun, ref: Ref): number => {
    if (ref < 16) return seatBase
    const o = object(r, ref)
    const copied = o?.layers?.findLast((layer) => layer.k === "copy")
    const def = copied?.def ?? o?.def ?? -1
    return def < 0 ? 0 : (r.m.defs[def].def.facts[name] ?? 0)
  }

/** Cards go on the stack themselves; abilities and copies wait there without one. */
function place(r: ProofRun, announced: Announced, seat: Seat, card: Ref, act: string): void {
  const stack = zone(r, "stack")
  givePriority(r, seat, 0)
  if (act === "play") {
    const ref = moveObject(r, card, stack, "top", seat, null, "play")
    const o = object(r, ref)
    bindThis(announced.env, ref)
    if (o !== null) waitAs(o, announced)
    return
  }
  const item = spawn(r, -1, stack, seat)
  waitAs(item, announced)
  r.events.push({ k: "stacked", obj: item.ref, by: seat, path: r.m.abilities[announced.ability].path, act })
}

/** Coins in the whole game, and what each seat starts with. */
const COINS = 40
const START = 3

export const proofSpec: GameSpec<Table, Data, ProofView> = {
  id: "proof",
  version: release,
  sources,
  seats: { min: 2, max: 4 },
  options: {
    goal: { kind: "number", default: 5, min: 1, max: 50 },
    rounds: { kind: "number", default: 8, min: 1, max: 100 },
    barter: { kind: "flag", default: false },
  },
  zones: {
    deck: { shown: "none", ordered: true },
    discard: { shown: "all", ordered: true },
    foes: { shown: "none", ordered: true },
    graves: { shown: "all", ordered: true },
    field: { shown: "all", play: true },
    stack: { shown: "all", live: true, ordered: true },
    aside: { shown: "all" },
    hand: { each: "seat", shown: "holder" },
    tray: { each: "seat", shown: "none" },
    board: { each: "seat", shown: "all", play: true },
  },
  streams: ["dice"],
  cards,
  uncopied: [],
  given: {
    thing: [
      { k: "act", act: "play", in: ["hand"], do: [move("this", "board", { of: "you", cause: "play" })] },
    ],
  },
  programs,
  ops: proofOps,
  acts,
  atoms,
  stats: {
    might: { base: fact("might", 1), min: 0 },
    guard: { base: fact("guard", 7), min: 1, max: 6 },
    health: { base: fact("health", 3), min: 1 },
    luck: { base: 0 },
    day: { base: (r) => r.s.table.dayDie, min: 1, max: 6 },
  },
  reads: {
    coins: (r, seat: Seat) => player(r, seat).coins,
    lights: (r, seat: Seat) => player(r, seat).lights,
    damage: (r, ref) => (isSeat(ref) ? player(r, ref).damage : (object(r, ref)?.data?.damage ?? 0)),
    tapped: (r, ref) => object(r, ref)?.data?.tapped ?? 0,
    value: (r, ref) => object(r, ref)?.data?.value ?? 0,
    turnInRound: (r) => r.s.table.active,
    round: (r) => r.s.table.round,
    ending: (r) => r.s.table.ending,
  },
  whoms: {
    active: (r) => r.s.table.active,
    holder: (r) => r.s.table.holder,
    attacked: (r) => r.s.table.attacked,
  },
  tests: {
    isOver: (r) => r.s.table.round > r.s.table.rounds,
    leads: (r, seat: Seat) => player(r, seat).lights === Math.max(...r.s.table.players.map((p) => p.lights)),
    hasWon: (r, seat: Seat) => player(r, seat).lights >= r.s.table.goal,
    // Most of the time there is nothing to see to, and the whole program need not run.
    needsCheck: (r) => {
      for (const seat of seatsOf(r.s))
        if (spent(r, seat) || player(r, seat).lights >= r.s.table.goal) return true
      const field = r.s.zones[zone(r, "field")]
      for (const foe of field) if (spent(r, foe)) return true
      return field.length < 2 && r.s.zones[zone(r, "foes")].length > 0
    },
    isTapped: tapped,
    isSpent: spent,
    isUp: (r, seat: Seat) => player(r, seat).down === 0,
    attacks: (r, ref) => r.s.table.attacker === ref,
    allPassed: (r) => r.s.table.passes >= r.s.seats,
    isCard: (r, ref) => (object(r, ref)?.def ?? -1) >= 0,
    isRoll: (r, ref) => {
      const o = object(r, ref)
      return o !== null && o.def < 0 && o.act === null
    },
  },
  spans: { turn: (r) => r.s.table.turn, attempt: (r) => r.s.table.attempt },
  events: {
    turn: { who: "all", turn: "all" },
    day: { value: "all" },
    gainCoins: { who: "all", amount: "all" },
    loseCoins: { who: "all", amount: "all", to: "all", cause: "all" },
    hurt: { whom: "all", amount: "all", from: "all" },
    heal: { whom: "all", amount: "all" },
    light: { who: "all", amount: "all" },
    penalty: { who: "all" },
    tap: { whom: "all" },
    ready: { whom: "all" },
    nudge: { die: "all", amount: "all" },
    dice: { who: "all", value: "all", die: "all" },
    wouldRoll: { who: "all", value: "all", die: "all" },
    rolls: { who: "all", value: "all" },
    attack: { who: "all", foe: "all" },
    stacked: { obj: "all", by: "all", path: "all", act: "all" },
    resolve: { card: "all", path: "all" },
    fizzle: { card: "all", path: "all" },
    cancel: { obj: "all" },
    mend: {},
    carousel: {},
  },
  patience: 4000,
  newTable: (options, seats) => ({
    turn: 0,
    round: 1,
    active: FIRST_SEAT,
    holder: FIRST_SEAT,
    passes: 0,
    attacks: 0,
    ending: 0,
    attacker: NOBODY,
    attacked: NOBODY,
    attempt: 0,
    dayDie: 1,
    pool: COINS - seats * START,
    goal: options["goal"] as number,
    rounds: options["rounds"] as number,
    players: Array.from({ length: seats }, () => ({ coins: START, damage: 0, lights: 0, plays: 0, down: 0 })),
  }),
  newData: () => ({ tapped: 0, damage: 0, value: 0, attempt: 0 }),
  copyTable: copyPlain,
  copyData: ({ tapped, damage, value, attempt }) => ({ tapped, damage, value, attempt }),
  setup(r, options) {
    const [deck, foes] = [zone(r, "deck"), zone(r, "foes")]
    r.m.defs.forEach(({ def }, no) => {
      for (let i = 0; i < copies(def); i++) spawn(r, no, def.back === "foe" ? foes : deck, NOBODY)
    })
    shuffle(r, deck)
    shuffle(r, foes)
    for (const seat of seatsOf(r.s)) {
      for (let i = 0; i < 3; i++) {
        const list = r.s.zones[deck]
        moveObject(r, list[list.length - 1], zone(r, "hand", seat), "top", seat, null, "deal")
      }
      if (options["barter"] === true) standBeside(r, "barter", seat)
    }
  },
  phases: ["main", "attack", "end"],
  enough: "",
  idle: [],
  moment: (r) => {
    const { turn, active, attacker, ending } = r.s.table
    return {
      phase: attacker !== NOBODY ? "attack" : ending === 1 ? "end" : "main",
      turn,
      active,
      stack: "stack",
    }
  },
  first: (r) => r.s.table.active,
  place,
  sight: { table: tableSight, object: objectSight },
  showTable,
  showObject,
  value({ table: { players }, over }, seat) {
    const worth = ({ lights, coins, damage }: (typeof players)[number]): number =>
      lights * 20 + coins - damage * 2
    return players.reduce(
      (sum, p, i) => sum + (i === seat ? worth(p) : -worth(p) / (players.length - 1)),
      endWorth(over, seat),
    )
  },
  invariant(r) {
    const coins = r.s.table.pool + r.s.table.players.reduce((sum, p) => sum + p.coins, 0)
    return coins === 40 ? null : `there are ${coins} coins instead of 40`
  },
}
