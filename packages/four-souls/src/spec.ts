// Four Souls put together: what the kernel is told of it.

import {
  dataOf,
  type GameSpec,
  NOBODY,
  numerals,
  object,
  type Ref,
  release,
  seatAfter,
  seatsOf,
  statOf,
  zone,
} from "@soulspire/kernel"
import * as attack from "./rules/attack/index.ts"
import * as barter from "./rules/barter/index.ts"
import * as challenge from "./rules/challenge/index.ts"
import * as damage from "./rules/damage/index.ts"
import * as features from "./features/index.ts"
import * as items from "./rules/items/index.ts"
import * as setUp from "./rules/set-up/index.ts"
import * as stack from "./rules/stack/index.ts"
import * as turn from "./rules/turn/index.ts"
import { acts } from "./rules/turn/acts.ts"
import { isCoverable, isFinalBoss, isFreeSlot, isMinion } from "./rules/challenge/set-aside.ts"
import { atoms } from "./state/atoms.ts"
import { attackBar, attackLost, demanded } from "./rules/attack/attacks.ts"
import { checkBonusSouls } from "./rules/items/bonus-souls.ts"
import { challengeCards, challenges } from "./rules/challenge/challenges/index.ts"
import { changed } from "./rules/items/changes.ts"
import { concernedBy } from "./view/concerns.ts"
import { cards } from "./content/index.ts"
import { tableBar } from "./rules/set-up/decks/bar.ts"
import { isPassive, tapsOf } from "./features/copies/copies.ts"
import { countersOn, LEVEL } from "./features/counters/counters.ts"
import { events } from "./state/events.ts"
import { given } from "./verbs/keywords.ts"
import { firstByCard } from "./rules/set-up/ops.ts"
import { strayAbility } from "./rules/stack/ops.ts"
import { dueDeaths, healthHasChanged, spentEvent } from "./rules/stack/prepare.ts"
import { rulesetTests } from "./state/ruleset-tests.ts"
import {
  type FourSoulsRun,
  hasKind,
  healthLeft,
  isEternal,
  isInPlay,
  isSeat,
  isStanding,
  killerOf,
  slayerOf,
  player,
  type ReadData,
  soulsOf,
  seatsIn,
} from "./state/run.ts"
import { copyData, copyTable, newData, newTable } from "./state/new-state.ts"
import { setup } from "./rules/set-up/setup.ts"
import { isUp } from "./features/shields/shields.ts"
import { type FourSoulsView, showObject, showTable } from "./view/show.ts"
import { objectSight, tableSight } from "./view/sight.ts"
import { emptySlot } from "./rules/items/slots.ts"
import { place } from "./rules/stack/atoms.ts"
import { isTimeUp } from "./rules/challenge/timer.ts"
import { hasEnoughSouls, hasWon, isWon } from "./rules/challenge/winning.ts"
import { isStale, isTogether, modeBar, playsOpenly } from "./rules/challenge/modes.ts"
import { sources } from "./sources.ts"
import { stats } from "./state/stats.ts"
import { tableOptions } from "./state/table-options.ts"
import type { Data, StackItem, Table } from "./state/types.ts"
import { value } from "./view/value.ts"
import { zones } from "./state/zones.ts"

/** The chapters of the game. Programs are numbered in this order. */
const chapters = [setUp, turn, stack, attack, damage, barter, features]
const programs = Object.fromEntries(chapters.flatMap((chapter) => Object.entries(chapter.programs)))
const ops = [...chapters, items, challenge].flatMap((chapter) => chapter.ops)

const defs = [...cards, ...challengeCards].map((card) => card.def)

const whatOf = (r: FourSoulsRun, ref: Ref): StackItem => object(r, ref)?.data?.what ?? ""

/** Nothing on the stack belongs to what is going on: it is empty, or what is left waits for the end of a death's steps. */
function stackDone(r: FourSoulsRun): boolean {
  const stack = r.s.zones[zone(r, "stack")]
  if (stack.length === 0) return true
  const top = object(r, stack[stack.length - 1])
  return (top?.data?.depth ?? 0) < r.s.table.depth
}

export const fourSoulsSpec: GameSpec<Table, Data, FourSoulsView> = {
  id: "four-souls",
  version: release,
  sources,
  seats: { min: 2, max: 4, rule: "FS-Q-10" },
  options: tableOptions(
    defs,
    challenges.map(({ id }) => id),
  ),
  zones,
  streams: ["dice"],
  cards: defs,
  given,
  // FS-6.6.2: whose starting item a card is, it is itself.
  uncopied: ["starting-item"],
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
    counters: (r, ref) => countersOn(r, ref),
    level: (r, ref) => countersOn(r, ref, LEVEL),
    gold: (r, ref) => countersOn(r, ref, "gold"),
    value: (r, ref) => object(r, ref)?.data?.value ?? 0,
    quiet: (r) => r.s.table.quiet,
    monsterDied: (r) => r.s.table.monsterDied,
    /** The attack roll of the last blow to a monster. */
    roll: (r, ref) => object(r, ref)?.data?.roll ?? 0,
  },
  whoms: {
    active: (r) => r.s.table.active,
    starter: (r) => r.s.table.starter,
    holder: (r) => r.s.table.holder,
    attacker: (r) => r.s.table.attacker,
    attacked: (r) => r.s.table.attacked,
    killer: killerOf,
    slayer: slayerOf,
    nobody: () => NOBODY,
    toTheLeft: (r) => seatAfter(r, r.s.table.active),
    toTheRight: (r) => seatAfter(r, r.s.table.active, r.s.seats - 1),
  },
  tests: {
    isAlive: (r, ref) => isSeat(r, ref) && player(r, ref).died === 0,
    isEternal,
    isStartingItem: (r, ref) => statOf(r, ref, "startingItem") > 0,
    /** Before the first attack roll of the turn has been made, and while it waits. */
    rollsFirst: (r, ref) => isSeat(r, ref) && player(r, ref).attackRolls <= 1,
    isDeactivated: (r, ref) => object(r, ref)?.data?.deactivated === 1,
    isRoll: (r, ref) => whatOf(r, ref) === "roll",
    isAttackRoll: (r, ref) => whatOf(r, ref) === "roll" && object(r, ref)?.data?.combat === 1,
    isLoot: (r, ref) => whatOf(r, ref) === "loot",
    hasTap: (r, ref) => tapsOf(r, ref).length > 0,
    isPassive,
    showsNumber: (r, ref) => (isInPlay(r, ref) || whatOf(r, ref) === "loot") && numerals(r, ref).length > 0,
    /** An activated ability of an item. */
    isActivation: (r, ref) => {
      const o = object(r, ref)
      if (
        o === null ||
        o.act === null ||
        whatOf(r, ref) !== "ability" ||
        r.m.abilities[o.act.ability].k !== "act"
      )
        return false
      return hasKind(r, (o.data as ReadData).from, "item")
    },
    hasUnder: (r, ref) => r.s.zones[zone(r, "under")].some((each) => dataOf(r, each).under === ref),
    wasAttacked: (r, ref) => isSeat(r, ref) && player(r, ref).attacked > 0,
    isUp,
    /** Without rooms there is no room deck either (FS-1.5). */
    usesRooms: (r) =>
      r.s.table.roomSlots > 0 ||
      ["roomDeck", "roomDiscard"].some((pile) => r.s.zones[zone(r, pile)].length > 0),
    isAttacked: (r, ref) => r.s.table.attacked === ref,
    hasWon: (r, ref) => isSeat(r, ref) && hasWon(r, ref),
    /** The most, or as many as whoever else has the most (FS-2.4.4). */
    hasMostSouls: (r, ref) =>
      isSeat(r, ref) && seatsOf(r.s).every((seat) => soulsOf(r, seat) <= soulsOf(r, ref)),
    hasMostCents: (r, ref) =>
      isSeat(r, ref) && r.s.table.players.every(({ cents }) => cents <= player(r, ref).cents),
    hasEnoughSouls: (r, ref) => isSeat(r, ref) && hasEnoughSouls(r, ref),
    isWon,
    playsTogether: isTogether,
    playsChallenge: (r) => r.s.table.challenge !== "",
    isTimeUp,
    isStale,
    isFinalBoss,
    isMinion,
    isCoverable,
    isFreeSlot,
    ...rulesetTests,
    draftsItems: (r) => r.s.table.draft > 0,
    saddestBegins: (r) => r.s.table.begins === "saddest" && firstByCard(r) === NOBODY,
    winsAreShared: (r) => r.s.table.rules.simultaneousWin === "shared",
    allPassed: (r) => r.s.table.passes >= seatsIn(r),
    stackDone,
    turnGoesOn: (r) => r.s.table.ending === "going",
    cutShort: (r) => r.s.table.ending === "cut-short",
    attackDemanded: demanded,
    attackable: (r, ref) => attackBar(r, r.s.table.active, ref) === null,
    attackGoesOn: (r, ref) => {
      const t = r.s.table
      if (t.attacker === NOBODY || t.attacked !== ref || t.ending !== "going") return false
      return isStanding(r, ref) && healthLeft(r, t.attacker) > 0
    },
    // Most of the time nothing waits, and the whole program need not run.
    unsettled: (r) =>
      r.s.pending.length > 0 ||
      attackLost(r) ||
      healthHasChanged(r) ||
      dueDeaths(r).length > 0 ||
      spentEvent(r) !== NOBODY ||
      emptySlot(r, "monsters") !== NOBODY ||
      emptySlot(r, "shop") !== NOBODY ||
      emptySlot(r, "rooms") !== NOBODY ||
      strayAbility(r) !== NOBODY ||
      isTimeUp(r) ||
      isWon(r),
  },
  spans: {
    turn: (r) => r.s.table.turn,
    // A player's round runs from turn to turn of theirs, the game's from those of whoever began (FS-7.4).
    round: (r, seat) => r.s.table.rounds[seat === NOBODY ? r.s.table.starter : seat],
  },
  events,
  orderAlike: "unasked",
  patience: 20_000,
  newTable,
  copyTable,
  newData,
  copyData,
  tableBar: (options, seats, cards) => modeBar(options, seats, cards) ?? tableBar(options, seats, cards),
  faceUp: playsOpenly,
  setup,
  phases: ["set-up", "start", "loot", "action", "attack", "end"],
  enough: "end",
  idle: [],
  moment: (r) => {
    const { turn, active, phase, attacker } = r.s.table
    return {
      phase: attacker === NOBODY ? phase : "attack",
      turn,
      active,
      stack: "stack",
      concerns: concernedBy(r),
    }
  },
  gone: (r) => r.s.table.gone,
  first: (r) => r.s.table.active,
  place,
  changed,
  noticed: checkBonusSouls,
  sight: { table: tableSight, object: objectSight },
  showTable,
  showObject,
  value,
  invariant(r) {
    const t = r.s.table
    const cents = t.pool + t.players.reduce((sum, each) => sum + each.cents, 0)
    return cents === t.cents ? null : `there are ${cents} cents instead of ${t.cents}`
  },
}
