// Set positions on the way up: the party stands before a room, or has just entered it.

import type { Game, Options } from "@soulspire/kernel"
import {
  spire,
  spireBox,
  type SpireData,
  type SpirePlayer,
  type SpireState,
  type SpireTable,
} from "@soulspire/spire"
import { stageFor, type StagePosition } from "@soulspire/testkit"

type Cards = readonly string[]

/** What a player has; decks that nobody sees into are named from their top. */
type Place = Partial<Omit<SpirePlayer, "dead" | "rewards">> & {
  deck?: Cards
  items?: Cards
  rewards?: Cards
  rares?: Cards
  board?: Cards
  offers?: Cards
}

export interface Way extends StagePosition<SpireTable, SpireData> {
  p1?: Place
  p2?: Place
  p3?: Place
  p4?: Place
  room?: Cards
  pool?: Cards
  eventDeck?: Cards
  curseDeck?: Cards
  colorlessDeck?: Cards
  spareRewards?: Cards
  spareRares?: Cards
  relicDeck?: Cards
  bossRelicDeck?: Cards
  potionDeck?: Cards
  firstEncounters?: Cards
  encounterDeck?: Cards
  eliteDeck?: Cards
  bossDeck?: Cards
  summons?: Cards
  statusDeck?: Cards
  dazeDeck?: Cards
  /** Results of the die, from the next roll on. */
  dice?: readonly number[]
  /** Events that the party has met in this Act before. */
  events?: number
  /** Still with Neow: what stands in red is theirs, and the rest is to be chosen. */
  neow?: boolean
  /** Of later Acts there are the test's own alone. */
  ownActs?: boolean
  options?: Options
}

/** Signs of rooms, as they stand on a map. */
const signs = {
  encounter: "M",
  elite: "E",
  event: "?",
  campfire: "R",
  treasure: "T",
  merchant: "$",
  boss: "B",
  "burning-elite": "F",
}
export type RoomName = keyof typeof signs

const cardZones = new Set(["deck", "items", "rewards", "rares", "board", "offers"])

/** To the map: whatever Neow asks gets the first answers. */
function toMap(game: Game<SpireState>, state: SpireState, { neow = false }: Way): void {
  if (neow) return
  for (;;) {
    const [decision] = game.decisions(state)
    if (decision.prompt.key === "map") return
    const { seat, id, min, pass } = decision
    const keys = game.optionsOf(state, { seat, id }).map(({ key }) => key)
    game.answer(state, seat, id, pass === "" ? keys.slice(0, Math.max(1, min)) : [pass])
  }
}

const verbs = [
  "go",
  "switch",
  "use",
  "give",
  "discard",
  "reveal",
  "take",
  "putBack",
  "option",
  "rest",
  "smith",
  "offer",
  "buy",
  "cleanse",
  "change",
  "play",
] as const

const RESTS = new Set(["map", "event", "campfire", "merchant", "rewards", "play", "rows", "won"])

const stageOf = (game: typeof spire) =>
  stageFor<SpireTable, SpireData, Way, (typeof verbs)[number]>({
    game,
    box: spireBox,
    verbs,
    rests: ({ prompt }) => RESTS.has(prompt.key),
    results: ({ dice = [] }) => ({ dice: dice.map((value) => value - 1) }),
    opening: toMap,
    facts(r, position) {
      const { table } = r.s
      table.events = position.events ?? 0
      const places = [position.p1, position.p2, position.p3, position.p4]
      table.players.forEach((player, seat) => {
        const facts = Object.entries(places[seat] ?? {}).filter(([name]) => !cardZones.has(name))
        Object.assign(player, { gold: 0, rewards: [] }, Object.fromEntries(facts))
      })
      r.s.pending.length = 0
    },
  })

/** Of later Acts it knows those alone that a test brings along. */
const firstAct = spire.withCards(spire.cards.filter(({ facts }) => (facts["act"] ?? 1) === 1))

const stages = { usual: stageOf(spire), ownActs: stageOf(firstAct) }
const stage = ({ ownActs = false, ...way }: Way): ClimbTable => (ownActs ? stages.ownActs : stages.usual)(way)

export type ClimbTable = ReturnType<typeof stages.usual>

/** Before the first encounter; nothing lies anywhere but what is said here. */
export const atStart = (way: Way = {}): ClimbTable => stage(way)

/** On the first board above the first encounter; the space straight ahead is this room. */
export function before(room: RoomName, way: Way = {}): ClimbTable {
  const table = stage(way)
  table.game.arrange(table.state, (r) => {
    const at = r.s.table
    at.board = "act1-a"
    at.path = "r0c3"
    // Its places are counted from the bottom left: r0c3, r1c1, r1c3.
    at.spaces = `M?${signs[room]}${"?".repeat(38)}`
  })
  return table
}

/** A table at a climb that is under way already. */
export const tableAt = (state: SpireState): ClimbTable => stages.usual.at(spire, state)

/** A climb as it begins, with everything that set-up has dealt. */
export const newClimb = (seats: number, options: Options = {}, seed = "a new climb"): ClimbTable =>
  tableAt(spire.create(options, seats, seed))

/** With Neow, who has given each player what stands in red; what lies in `offers` is what they choose from. */
export function withNeow(way: Way): ClimbTable {
  const table = stage({ ...way, neow: true })
  for (let seat = 1; seat <= table.state.seats; seat++)
    if (table.asked(seat).prompt.key === "rewards") table.pick(seat, "done")
  return table
}

/** Everybody goes there. */
export function entering(room: RoomName, way: Way = {}): ClimbTable {
  const table = before(room, way)
  for (let seat = 1; seat <= table.state.seats; seat++) table.pick(seat, `go:${room}/r1c3`)
  return table
}

/** What a seat (1, 2, ...) has. */
export const climberOf = (table: { readonly state: SpireState }, seat = 1): SpirePlayer =>
  table.state.table.players[seat - 1]

/** The keys that a seat may answer with. */
export const keysOf = (table: ClimbTable, seat = 1): string[] => table.options(seat).map(({ key }) => key)

/** Chooses the first, second ... option of the event, or of what Neow offers. */
export function choose(table: ClimbTable, nth: number, seat = 1): void {
  const wanted = nth === 1 ? /^option:[^.]+$/ : new RegExp(`^option:.+\\.${nth}$`)
  const key = keysOf(table, seat).find((each) => wanted.test(each))
  if (key === undefined) throw new Error(`there is no option ${nth} for p${seat}`)
  table.pick(seat, key)
}
