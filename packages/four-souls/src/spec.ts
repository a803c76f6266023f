// Four Souls put together: what the kernel is told of it.

import { type GameSpec, NOBODY, object, type Ref, statOf, zone } from "@soulspire/kernel"
import { acts } from "./acts.ts"
import { atoms } from "./atoms.ts"
import { attackBar, attackLost, demanded } from "./attacks.ts"
import { cards } from "./content/index.ts"
import { events } from "./events.ts"
import { given } from "./keywords.ts"
import { ops } from "./ops/index.ts"
import { firstByCard } from "./ops/set-up.ts"
import { strayAbility } from "./ops/stack.ts"
import { dueDeaths, spentEvent } from "./ops/prepare.ts"
import { programs } from "./rules/index.ts"
import { rulesetTests } from "./ruleset-tests.ts"
import { rulesets, type Ruleset } from "./rulesets.ts"
import {
  evasionOf,
  type FourSoulsRun,
  hasKind,
  healthLeft,
  isEternal,
  isSeat,
  player,
  soulsOf,
} from "./run.ts"
import { setOptions, setup } from "./setup.ts"
import { emptySlot } from "./slots.ts"
import { lootPlaysLeft } from "./plays.ts"
import { place } from "./stack.ts"
import { stats } from "./stats.ts"
import { CUT_SHORT, type Data, GOING, LOOT, ROLL, ABILITY, type Table } from "./types.ts"
import { value } from "./value.ts"
import { zones } from "./zones.ts"

const defs = cards.map((card) => card.def)

const whatOf = (r: FourSoulsRun, ref: Ref): number => object(r, ref)?.data?.what ?? 0

function hasEnoughSouls(r: FourSoulsRun, seat: number): boolean {
  const souls = soulsOf(r, seat)
  return souls > 0 && souls >= statOf(r, seat, "goal")
}

/** Enough souls (FS-16.1), or an ability has said so (FS-16.3). */
const hasWon = (r: FourSoulsRun, seat: number): boolean => player(r, seat).won > 0 || hasEnoughSouls(r, seat)

function somebodyHasWon(r: FourSoulsRun): boolean {
  for (let seat = 0; seat < r.s.seats; seat++) if (hasWon(r, seat)) return true
  return false
}

/** Nothing on the stack belongs to what is going on: it is empty, or what is left waits for the end of a death's steps. */
function stackDone(r: FourSoulsRun): boolean {
  const stack = r.s.zones[zone(r, "stack")]
  if (stack.length === 0) return true
  const top = object(r, stack[stack.length - 1])
  return (top?.data?.depth ?? 0) < r.s.table.depth
}

export const fourSoulsSpec: GameSpec<Table, Data> = {
  id: "four-souls",
  version: "1",
  seats: { min: 2, max: 4, rule: "FS-Q-10" },
  options: {
    ruleset: { kind: "choice", default: "english-2023", choices: Object.keys(rulesets) },
    bonusSouls: { kind: "flag", default: true },
    rooms: { kind: "flag", default: false },
    pool: { kind: "number", default: 100, min: 100, max: 999, rule: "FS-1.2" },
    firstPlayer: {
      kind: "choice",
      default: "lot",
      choices: ["lot", "die", "saddest", "seat"] satisfies Table["begins"][],
      rule: "FS-1.11",
    },
    ...setOptions(defs),
  },
  zones,
  streams: ["dice"],
  cards: defs,
  given,
  programs,
  ops,
  acts,
  atoms,
  stats,
  reads: {
    cents: (r, ref) => (isSeat(r, ref) ? player(r, ref).cents : 0),
    souls: (r, ref) => (isSeat(r, ref) ? soulsOf(r, ref) : 0),
    health: (r, ref) => healthLeft(r, ref),
    slot: (r, ref) => object(r, ref)?.data?.slot ?? NOBODY,
    counters: (r, ref) => object(r, ref)?.data?.counters ?? 0,
    value: (r, ref) => object(r, ref)?.data?.value ?? 0,
    ending: (r) => r.s.table.ending,
    quiet: (r) => r.s.table.quiet,
    monsterDied: (r) => r.s.table.monsterDied,
  },
  whoms: {
    active: (r) => r.s.table.active,
    starter: (r) => r.s.table.starter,
    holder: (r) => r.s.table.holder,
    attacker: (r) => r.s.table.attacker,
    attacked: (r) => r.s.table.attacked,
    nobody: () => NOBODY,
  },
  tests: {
    isAlive: (r, ref) => isSeat(r, ref) && player(r, ref).died === 0,
    isEternal,
    /** Before the first attack roll of the turn has been made, and while it waits. */
    rollsFirst: (r, ref) => isSeat(r, ref) && player(r, ref).attackRolls <= 1,
    isDeactivated: (r, ref) => object(r, ref)?.data?.deactivated === 1,
    isRoll: (r, ref) => whatOf(r, ref) === ROLL,
    isAttackRoll: (r, ref) => whatOf(r, ref) === ROLL && object(r, ref)?.data?.combat === 1,
    isLoot: (r, ref) => whatOf(r, ref) === LOOT,
    /** An activated ability of an item. */
    isActivation: (r, ref) => {
      const o = object(r, ref)
      if (
        o === null ||
        o.act === null ||
        whatOf(r, ref) !== ABILITY ||
        r.m.abilities[o.act.ability].k !== "act"
      )
        return false
      return hasKind(r, (o.data as Data).from, "item")
    },
    isAttacked: (r, ref) => r.s.table.attacked === ref,
    hasWon: (r, ref) => isSeat(r, ref) && hasWon(r, ref),
    /** The most, or as many as whoever else has the most (FS-2.4.4). */
    hasMostSouls: (r, ref) =>
      isSeat(r, ref) && r.s.table.players.every((_each, seat) => soulsOf(r, seat) <= soulsOf(r, ref)),
    hasEnoughSouls: (r, ref) => isSeat(r, ref) && hasEnoughSouls(r, ref),
    somebodyHasWon,
    ...rulesetTests,
    saddestBegins: (r) => r.s.table.begins === "saddest" && firstByCard(r) === NOBODY,
    winsAreShared: (r) => r.s.table.rules.simultaneousWin === "shared",
    allPassed: (r) => r.s.table.passes >= r.s.seats,
    stackDone,
    cutShort: (r) => r.s.table.ending >= CUT_SHORT,
    attackDemanded: demanded,
    attackable: (r, ref) => attackBar(r, r.s.table.active, ref) === null,
    attackGoesOn: (r, ref) => {
      const t = r.s.table
      if (t.attacker === NOBODY || t.attacked !== ref || t.ending !== GOING) return false
      return object(r, ref) !== null && healthLeft(r, ref) > 0 && healthLeft(r, t.attacker) > 0
    },
    // Most of the time nothing waits, and the whole program need not run.
    unsettled: (r) =>
      r.s.pending.length > 0 ||
      attackLost(r) ||
      dueDeaths(r).length > 0 ||
      spentEvent(r) !== NOBODY ||
      emptySlot(r, "monsters") !== NOBODY ||
      emptySlot(r, "shop") !== NOBODY ||
      emptySlot(r, "rooms") !== NOBODY ||
      strayAbility(r) !== NOBODY ||
      somebodyHasWon(r),
  },
  spans: {
    turn: (r) => r.s.table.turn,
    // A player's round runs from turn to turn of theirs, the game's from those of whoever began (FS-7.4).
    round: (r, seat) => r.s.table.rounds[seat === NOBODY ? r.s.table.starter : seat],
  },
  events,
  patience: 20_000,
  newTable: (options, seats) => ({
    rules: { ...rulesets[options["ruleset"] as Ruleset] },
    turn: 0,
    phase: "set-up",
    active: 0,
    begins: "lot",
    starter: 0,
    startRolls: Array.from({ length: seats }, () => []),
    ordinary: 0,
    extra: 0,
    rounds: Array.from({ length: seats }, () => 0),
    holder: 0,
    passes: 0,
    quiet: 0,
    ending: GOING,
    depth: 0,
    dying: [],
    attacks: 0,
    deckAttacks: 0,
    purchases: 0,
    extraAttacks: [],
    attacker: NOBODY,
    attacked: NOBODY,
    monsterDied: 0,
    hurtItems: 0,
    monsterSlots: 2,
    shopSlots: 2,
    roomSlots: options["rooms"] === true ? 1 : 0,
    extraTurns: [],
    pool: 0,
    cents: 0,
    goal: 4,
    players: Array.from({ length: seats }, () => ({
      cents: 0,
      damage: 0,
      before: 0,
      extraPlays: 0,
      played: 0,
      died: 0,
      won: 0,
      attackRolls: 0,
      skips: 0,
    })),
  }),
  copyTable: (table) => ({
    ...table,
    rules: { ...table.rules },
    extraAttacks: table.extraAttacks.map((each) => ({ ...each })),
    dying: table.dying.map((each) => ({ ...each })),
    extraTurns: table.extraTurns.slice(),
    startRolls: table.startRolls.map((rolls) => rolls.slice()),
    rounds: table.rounds.slice(),
    players: table.players.map((each) => ({ ...each })),
  }),
  newData: (def) => ({
    deactivated: def?.facts["sideways"] ?? 0,
    damage: 0,
    before: 0,
    counters: 0,
    slot: 0,
    killer: NOBODY,
    what: 0,
    depth: 0,
    value: 0,
    base: 0,
    attempt: 0,
    asked: 0,
    whom: NOBODY,
    from: NOBODY,
    combat: 0,
    roll: 0,
  }),
  setup,
  phases: ["set-up", "start", "loot", "action", "attack", "end"],
  moment: (r) => {
    const { turn, active, phase, attacker } = r.s.table
    return { phase: attacker === NOBODY ? phase : "attack", turn, active, stack: "stack" }
  },
  first: (r) => r.s.table.active,
  place,
  showTable: (r) => {
    const { rules: _rules, extraAttacks: _extra, players, quiet: _quiet, ...inner } = r.s.table
    const { depth: _depth, dying: _dying, ...shown } = inner
    return {
      ...shown,
      extraTurns: shown.extraTurns.slice(),
      rounds: shown.rounds.slice(),
      players: players.map((each, seat) => ({
        cents: each.cents,
        health: healthLeft(r, seat),
        maxHealth: statOf(r, seat, "health"),
        attack: statOf(r, seat, "attack"),
        souls: soulsOf(r, seat),
        died: each.died,
        lootPlays: lootPlaysLeft(r, seat),
      })),
    }
  },
  showObject: (r, o) => {
    const shows: Record<string, number> = {}
    if (o.data === null) return shows
    const { kind } = r.m.zones[o.zone]
    if (kind === "stack") {
      const { what, value: number, whom, from, combat } = o.data
      return { what, value: number, whom, from, combat }
    }
    if (o.data.deactivated > 0) shows["deactivated"] = 1
    if (r.s.table.attacked === o.ref) shows["attacked"] = 1
    if (o.data.counters > 0) shows["counters"] = o.data.counters
    if (kind === "monsters" || kind === "shop" || kind === "rooms" || kind === "covered")
      shows["slot"] = o.data.slot
    if (kind === "monsters" && r.m.defs[o.def].def.kinds.includes("monster")) {
      shows["health"] = healthLeft(r, o.ref)
      shows["evasion"] = evasionOf(r, o.ref)
      shows["attack"] = statOf(r, o.ref, "attack")
    }
    return shows
  },
  value,
  invariant(r) {
    const t = r.s.table
    const cents = t.pool + t.players.reduce((sum, each) => sum + each.cents, 0)
    return cents === t.cents ? null : `there are ${cents} cents instead of ${t.cents}`
  },
}
