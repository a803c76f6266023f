// Steps of a climb that nobody decides: the map, where the party goes, and what a room is (chapters 2 and 5).

import {
  actsOf,
  announce,
  boundAs,
  emit,
  everybody,
  FIRST_SEAT,
  moveObject,
  NEXT,
  NOBODY,
  type Node,
  object,
  type Ref,
  roll,
  type Seat,
  show,
  shuffle,
  statOf,
  topOf,
  verb,
  zoneId,
} from "@soulspire/kernel"
import {
  becomeRoom as changeRoom,
  beginNextAct,
  goTo,
  layMap as drawMap,
  startRoom as beginRoom,
} from "./map/atoms.ts"
import { note } from "../state/note.ts"
import { boardOf } from "./map/boards/index.ts"
import { blessingsOf } from "./rooms/choices.ts"
import { mayLeap, pilotTo } from "./map/flight.ts"
import { isKeyOpen } from "./keys/reads.ts"
import { nextSpaces, nodeOf, roomAt } from "./map/map.ts"
import { FACES } from "../combat/limits.ts"
import { fromBelow, lowest } from "../combat/enemies/rows.ts"
import { layAct } from "./act-decks.ts"
import { revealRelics } from "../features/events/ops.ts"
import { factOf, hasKind, lying, player, type SpireRun, op, type SpireObj } from "../state/run.ts"
import { partyOf, type Room } from "../state/types.ts"
import { zoneNo } from "../state/zones.ts"

/** A random one of the Act's maps, with its tokens at random on spaces of their colour (STS-2.4). */
const layMapOp = op(
  "layMap",
  {},
  {
    run(r) {
      drawMap(r, { isHidden: statOf(r, FIRST_SEAT, "hiddenMap") > 0, burns: isKeyOpen(r, "emerald") })
      return NEXT
    },
  },
)
export const layMap = verb(layMapOp)

/** The next Act: its own enemies and events; skipped cards are shuffled in again, rares are not (STS-2.11). */
const replaceActOp = op(
  "replaceAct",
  {},
  {
    run(r) {
      beginNextAct(r)
      layAct(r)
      for (const seat of partyOf(r.s.table)) shuffle(r, zoneId(r, zoneNo.rewards, seat))
      return NEXT
    },
  },
)
export const replaceAct = verb(replaceActOp)

/** The die says which boss waits at the top (STS-2.6). */
const rollBossOp = op(
  "rollBoss",
  {},
  {
    run(r) {
      const face = roll(r, "dice", FACES)
      // Where there is but one, no die is printed on its back.
      const isOne = faces.every((each) => bossOf(r, each) === NOBODY)
      awaitBoss(r, isOne ? topOf(r, zoneId(r, zoneNo.bossDeck)) : bossOf(r, face))
      return NEXT
    },
  },
)
export const rollBoss = verb(rollBossOp)

const faces = Array.from({ length: FACES }, (_each, i) => i + 1)

const bossOf = (r: SpireRun, face: number): Ref =>
  lying(r, "bossDeck").find((ref) => factOf(r, ref, `die${face}`) > 0) ?? NOBODY

/** It is known to all, unless the table wants to see it in the fight alone (STS-Q-2). */
function awaitBoss(r: SpireRun, boss: Ref): void {
  if (boss === NOBODY) return
  const top = moveObject(r, boss, zoneId(r, zoneNo.bossDeck), "top", NOBODY, null, "boss")
  if (r.s.table.hiddenBoss === 0) {
    show(r, [top], everybody(r))
    emit(r, { k: "bossWaits", what: top }, null)
  } else emit(r, { k: "bossHides" }, null)
}

/** The die says it again, until it is another than the one that has fallen (STS-K.5). */
const rollNextBossOp = op(
  "rollNextBoss",
  {},
  {
    run(r) {
      const fallen = bossOf(r, r.s.table.beaten)
      let next = fallen
      while (next === fallen || next === NOBODY) next = bossOf(r, roll(r, "dice", FACES))
      awaitBoss(r, next)
      return NEXT
    },
  },
)
export const rollNextBoss = verb(rollNextBossOp)

const noteBeatenOp = op(
  "noteBeaten",
  {},
  {
    run(r) {
      if (r.s.table.room === "boss") {
        const fallen = lying(r, "leftCombat").filter((ref) => hasKind(r, ref, "boss"))
        note(
          r.s.table,
          "beaten",
          faces.find((face) => fallen.some((ref) => factOf(r, ref, `die${face}`) > 0)) ?? 0,
        )
      }
      return NEXT
    },
  },
)
export const noteBeaten = verb(noteBeatenOp)

/** Is another boss of this Act to be fought at once (STS-K.5)? */
export function isBossNext(r: SpireRun): boolean {
  const { act, ascension, beaten } = r.s.table
  if (act !== 3 || ascension < 13 || beaten === 0) return false
  const fallen = bossOf(r, beaten)
  return faces.some((face) => ![NOBODY, fallen].includes(bossOf(r, face)))
}

/** Where most want to go; among equals where whoever stands lowest wants to. Nobody follows whoever does not fly any more. */
function destination(r: SpireRun): string {
  const { table } = r.s
  const paths = nextSpaces(table, boardOf(table), mayLeap(r)).flatMap(({ node, path }) =>
    path ? [node.id] : [],
  )
  const party = fromBelow(r).filter(
    (seat) => paths.includes(player(r, seat).wish) || pilotTo(r, player(r, seat).wish) !== NOBODY,
  )
  const votes = (space: string): number => party.filter((seat) => player(r, seat).wish === space).length
  const most = Math.max(...party.map((seat) => votes(player(r, seat).wish)))
  const first = party.find((seat) => votes(player(r, seat).wish) === most) as Seat
  return player(r, first).wish
}

/** 1 where no path leads there, and whoever leads the party there then. */
const pathless = boundAs<number>("pathless")
const guide = boundAs<Seat>("guide")

const goOnOp = op(
  "goOn",
  {},
  {
    binds: [pathless.name, guide.name],
    run(r, f) {
      const { table } = r.s
      const to = destination(r)
      const board = boardOf(table)
      const next = nextSpaces(table, board, mayLeap(r)).find(({ node }) => node.id === to)
      pathless.set(f.env, next?.path === true ? 0 : 1)
      guide.set(f.env, pilotTo(r, to))
      const node = nodeOf(board, to)
      goTo(r, to, node.place, (there) => roomAt(there, node))
      return NEXT
    },
  },
)
export const goOn = verb(goOnOp)

/** A combat alone is fought in one room. */
const startRoomOp = op(
  "startRoom",
  {},
  {
    run(r) {
      beginRoom(r, r.s.table.room)
      return NEXT
    },
  },
)
export const startRoom = verb(startRoomOp)

/** An event turns out to be another room, or was one. */
const becomeRoomOp = op(
  "becomeRoom",
  { room: "name" },
  {
    run(r, _f, a) {
      changeRoom(r, a.room as Room)
      return NEXT
    },
  },
)
export const becomeRoom: (room: Room) => Node = verb(becomeRoomOp, ["room"])

const countEventOp = op(
  "countEvent",
  {},
  {
    run(r) {
      note(r.s.table, "events", r.s.table.events + 1)
      return NEXT
    },
  },
)
export const countEvent = verb(countEventOp)

const drawEventOp = op(
  "drawEvent",
  {},
  {
    run(r) {
      const top = topOf(r, zoneId(r, zoneNo.eventDeck))
      if (top !== NOBODY) moveObject(r, top, zoneId(r, zoneNo.room), "top", NOBODY, null, "event")
      return NEXT
    },
  },
)
export const drawEvent = verb(drawEventOp)

/** Under its deck (STS-5.4). */
const putEventUnderDeckOp = op(
  "putEventUnderDeck",
  {},
  {
    run(r) {
      for (const ref of eventsIn(r))
        moveObject(r, ref, zoneId(r, zoneNo.eventDeck), "bottom", NOBODY, null, "putAway")
      return NEXT
    },
  },
)
export const putEventUnderDeck = verb(putEventUnderDeckOp)

const eventsIn = (r: SpireRun): Ref[] => lying(r, "room").filter((ref) => hasKind(r, ref, "event"))

/** What an event does without asking each player: whoever stands lowest speaks for the party; and what it draws before anybody chooses. */
const resolveEventOp = op(
  "resolveEvent",
  {},
  {
    run(r) {
      if (eventsIn(r).some((ref) => factOf(r, ref, "reveals") > 0)) revealRelics(r)
      for (const ref of eventsIn(r)) announceAll(r, ref, "resolve", lowest(r))
      return NEXT
    },
  },
)
export const resolveEvent = verb(resolveEventOp)

/** Whoever may do so is not done with the event (STS-5.4). */
const chooseAgainOp = op(
  "chooseAgain",
  { who: "seat" },
  {
    run(r, f, a) {
      note(player(r, a.who(r, f.env, NOBODY)), "chosen", 0)
      return NEXT
    },
  },
)
export const chooseAgain = verb(chooseAgainOp, [], { who: "you" })()

/** What stands in red on Neow's card is gained at once (STS-2.8). */
const blessOp = op(
  "bless",
  { who: "seat" },
  {
    run(r, f, a) {
      const seat = a.who(r, f.env, NOBODY)
      for (const ref of blessingsOf(r, seat)) announceAll(r, ref, "bless", seat)
      return NEXT
    },
  },
)
export const bless = verb(blessOp, ["who"])

export function announceAll(r: SpireRun, ref: Ref, act: string, seat: Seat): void {
  for (const ability of actsOf(r, object(r, ref) as SpireObj, act))
    announce(r, ability, seat, ref, [], "free")
}

/** All of Neow's cards are put away. */
const putBlessingsAwayOp = op(
  "putBlessingsAway",
  {},
  {
    run(r) {
      for (const seat of partyOf(r.s.table))
        for (const ref of blessingsOf(r, seat))
          moveObject(r, ref, zoneId(r, zoneNo.box), "bottom", NOBODY, null, "putAway")
      return NEXT
    },
  },
)
export const putBlessingsAway = verb(putBlessingsAwayOp)

export const climbOps = [
  layMapOp,
  replaceActOp,
  rollBossOp,
  rollNextBossOp,
  noteBeatenOp,
  goOnOp,
  startRoomOp,
  becomeRoomOp,
  countEventOp,
  drawEventOp,
  putEventUnderDeckOp,
  resolveEventOp,
  chooseAgainOp,
  blessOp,
  putBlessingsAwayOp,
]
