// Spire put together: what the kernel is told of it.

import {
  completeSpec,
  FIRST_SEAT,
  type GameSpec,
  heldBack,
  NOBODY,
  object,
  release,
  type Seat,
  statOf,
} from "@soulspire/kernel"
import { mapActs } from "./climb/map/acts.ts"
import { rewardActs } from "./climb/rewards/acts.ts"
import { mayCamp, roomActs } from "./climb/rooms/acts.ts"
import { atoms } from "./combat/atoms/index.ts"
import { events } from "./state/events.ts"
import { defs } from "./cards/index.ts"
import { chosenBefore, mayChoose } from "./climb/rooms/choices.ts"
import { canChangeDie, hasSay, isAlive, nextInTurn } from "./combat/round/turns.ts"
import { newTable } from "./state/begin.ts"
import type * as made from "./state/new.ts"
import { copyData, copyTable, newData } from "./state/new.ts"
import { hitsOn } from "./combat/enemies/intents.ts"
import { ops } from "./verbs/ops.ts"
import { order } from "./combat/order.ts"
import { acts, place } from "./combat/plays/acts.ts"
import { featureParts } from "./features/gathered.ts"
import { given } from "./features/given.ts"
import { inOrder } from "./state/programs.ts"
import { climbRules } from "./climb/rules.ts"
import { hitRules } from "./combat/hits/rules.ts"
import { roundRules } from "./combat/round/rules.ts"
import {
  enemies as present,
  factOf,
  inRow,
  isEnemy,
  isSeat,
  moreToCome,
  player,
  upgradeOf,
} from "./state/run.ts"
import { isTransformable, onSale } from "./climb/rewards/rewards.ts"
import { setup } from "./climb/setup.ts"
import { showObject, showTable, type SpireView } from "./view/show.ts"
import { objectSight, tableSight } from "./view/sight.ts"
import { lowest, sharesRow } from "./combat/enemies/rows.ts"
import { stats } from "./combat/stats.ts"
import { tokenReads, tokenStats } from "./tokens/rules.ts"
import { tableBar, tableOptions } from "./state/options.ts"
import { combatRooms, type Data, partyOf, phases, type Table, turnOf } from "./state/types.ts"
import { value } from "./view/value.ts"
import { zones } from "./state/zones.ts"

/** Everything that is handed a state is handed a frozen one. */
const handed = completeSpec<Table, Data, SpireView>({
  id: "spire",
  version: release,
  seats: { min: 1, max: 4, rule: "STS-1.1" },
  options: tableOptions,
  zones,
  streams: ["dice", "summons"],
  cards: defs,
  given,
  programs: inOrder({ ...climbRules, ...roundRules, ...hitRules, ...featureParts.programs }),
  ops,
  acts: { play: acts["play"], ...featureParts.acts, ...acts, ...mapActs, ...rewardActs, ...roomActs },
  atoms: { ...atoms, ...featureParts.atoms },
  stats: { ...stats, ...tokenStats, ...featureParts.stats },
  whoms: { lowest },
  reads: {
    ...tokenReads,
    ...featureParts.reads,
    die: (r) => r.s.table.die,
    round: (r) => r.s.table.round,
    act: (r) => r.s.table.act,
    goal: (r) => r.s.table.goal,
    /** HP healed between two Acts: all, or few from the sixth ascension on (STS-2.11, STS-K.5). */
    actHeal: (r, ref) => (r.s.table.ascension >= 6 ? 4 : isSeat(r, ref) ? player(r, ref).maxHp : 0),
    /** Players who have chosen the same option of an event before. */
    chosenBefore: (r, ref) => chosenBefore(r, ref),
    lost: (r) => r.s.table.lost,
    row: (r, ref) => (isSeat(r, ref) ? player(r, ref).row : (object(r, ref)?.data?.row ?? NOBODY)),
    cube: (r, ref) => object(r, ref)?.data?.cube ?? 0,
    mode: (r, ref) => object(r, ref)?.data?.mode ?? 0,
    players: (r) => r.s.seats,
    energy: (r, ref) => (isSeat(r, ref) ? player(r, ref).energy : 0),
    lostInCombat: (r, ref) => (isSeat(r, ref) ? player(r, ref).lostInCombat : 0),
    discarded: (r, ref) => (isSeat(r, ref) ? player(r, ref).discarded : 0),
    attacks: (r, ref) => (isSeat(r, ref) ? player(r, ref).attacks : 0),
    /** Without the one that is being played. */
    otherAttacks: (r, ref) => (isSeat(r, ref) ? player(r, ref).attacks - 1 : 0),
    lostInRound: (r, ref) => (isSeat(r, ref) ? player(r, ref).lostInRound : 0),
    hp: (r, ref) => (isSeat(r, ref) ? player(r, ref).hp : (object(r, ref)?.data?.hp ?? 0)),
    gold: (r, ref) => (isSeat(r, ref) ? player(r, ref).gold : 0),
    leftover: (r, ref) => (isSeat(r, ref) ? player(r, ref).leftover : 0),
    playedPowers: (r, ref) => (isSeat(r, ref) ? player(r, ref).playedPowers : 0),
    reshuffles: (r, ref) => (isSeat(r, ref) ? player(r, ref).reshuffles : 0),
    counters: (r, ref) => object(r, ref)?.data?.counters ?? 0,
    x: (r, ref) => object(r, ref)?.data?.x ?? 0,
    block: (r, ref) => (isSeat(r, ref) ? player(r, ref).block : (object(r, ref)?.data?.block ?? 0)),
  },
  tests: {
    ...featureParts.tests,
    isAlive,
    moreToCome: (r) => moreToCome(r),
    isThere: (r, ref) => isEnemy(r, ref),
    isDead: (r, ref) => !isEnemy(r, ref),
    isInRow: (r, enemy, seat: Seat) => isEnemy(r, enemy) && inRow(r, enemy, player(r, seat).row),
    sharesRow,
    isAboutToHit: (r, enemy, seat: Seat) => hitsOn(r, enemy, seat) > 0,
    rowIsHeld: (r, seat: Seat) => present(r).some((each) => inRow(r, each, player(r, seat).row)),
    keepsBlock: (r, ref) => statOf(r, ref, "keepsBlock") > 0,
    canChangeDie: (r, ref) => isSeat(r, ref) && isAlive(r, ref) && canChangeDie(r, ref),
    isSequential: (r) => r.s.table.sequential > 0,
    /** Whose turn it is: everybody's, unless they take turns (STS-13.3). */
    hasTurn: (r, ref) => isAlive(r, ref) && (r.s.table.turnOf === NOBODY || r.s.table.turnOf === ref),
    someoneWaits: (r) => nextInTurn(r) !== NOBODY,
    isAlone: (r) => r.s.seats === 1,
    isParty: (r) => partyOf(r.s.table).length > 1,
    /** "Once per turn" (STS-12.8). */
    isFresh: (r, ref) => (object(r, ref)?.data?.used ?? 0) < turnOf(r.s.table),
    isUnhurt: (r, ref) => object(r, ref)?.data?.hp === object(r, ref)?.data?.maxHp,
    isClimb: (r) => r.s.table.climb > 0,
    isAtGoal: (r) => r.s.table.climb === 0 || r.s.table.act >= r.s.table.goal,
    /** Has somebody died on the way (STS-13.2)? */
    isBereft: (r) => partyOf(r.s.table).length < r.s.seats,
    /** Has somebody not said yet where to go? */
    isUndecided: (r, ref) =>
      isAlive(r, ref) && partyOf(r.s.table).some((seat) => player(r, seat).wish === ""),
    isCombatRoom: (r) => (combatRooms as readonly string[]).includes(r.s.table.room),
    /** A climb that has not entered the map is in no room yet. */
    isEncounter: ({ s: { table } }) =>
      (table.room === "encounter" || table.room === "first-encounter") &&
      (table.climb === 0 || table.path !== ""),
    isEventRoom: (r) => r.s.table.room === "event",
    isCampfire: (r) => r.s.table.room === "campfire",
    isTreasure: (r) => r.s.table.room === "treasure",
    isMerchant: (r) => r.s.table.room === "merchant",
    isBossRoom: (r) => r.s.table.room === "boss",
    isFirstEvent: (r) => r.s.table.events === 1,
    hasRewards: (r, ref) => isSeat(r, ref) && player(r, ref).rewards.length > 0,
    /** Does something that is for sale lie before them? */
    sees: (r, ref) => isSeat(r, ref) && onSale(r, ref).length > 0,
    mayChoose: (r, ref) => isSeat(r, ref) && mayChoose(r, ref),
    mayCamp: (r, ref) => isSeat(r, ref) && mayCamp(r, ref),
    isUpgradable: (r, ref) => upgradeOf(r, ref) >= 0,
    isRemovable: (r, ref) => factOf(r, ref, "bound") === 0,
    isTransformable: (r, ref) => isTransformable(r, ref),
    isHeld: (r) => heldBack(r).length > 0,
    hasSay: (r, ref) => isSeat(r, ref) && hasSay(r, ref),
  },
  spans: {
    turn: (r) => turnOf(r.s.table),
    round: (r) => turnOf(r.s.table),
    /** Until its player plays a card, or the turn ends. */
    nextCard: (r) => turnOf(r.s.table),
    combat: (r) => r.s.table.combat,
  },
  triggers: "own",
  orderAlike: "unasked",
  order,
  events,
  newTable,
  copyTable,
  newData,
  copyData,
  tableBar,
  faceUp: (table, kind) => kind === "hand" && table.showHands > 0,
  setup,
  phases: [...phases],
  // A discard pile is shuffled whole, and what waits for discards does not wait for these (STS-7.10).
  idle: ["discard-order"],
  moment: ({ s: { table } }) => ({ phase: table.phase, turn: table.round, active: table.turnOf, stack: "" }),
  first: () => FIRST_SEAT,
  place,
  sight: { table: tableSight, object: objectSight },
  showTable,
  showObject,
  value,
})

/** What makes and copies a state, and says who sees what of it, speaks of one that atoms can write. */
export const spireSpec: GameSpec<made.Table, made.Data, SpireView> = {
  ...handed,
  newTable,
  copyTable,
  newData,
  copyData,
  sight: { table: tableSight, object: objectSight },
}
