// Set positions of a combat in a few lines.

import { dataOf, defAt, type Game, type Options, zone } from "@soulspire/kernel"
import {
  type EnemyToken,
  EVERY_ROW,
  freshEnemy,
  spire,
  spireBox,
  type SpireData,
  type SpirePlayer,
  type SpireState,
  type SpireTable,
} from "@soulspire/spire"
import { refsIn, stageFor, type StagePosition } from "@soulspire/testkit"

export { cardAt, cardsIn, refsIn } from "@soulspire/testkit"

type Cards = readonly string[]

/** Where a player stands, and what lies before them. */
type Place = Partial<Omit<SpirePlayer, "dead">> & {
  hand?: Cards
  draw?: Cards
  discard?: Cards
  exhaust?: Cards
  powers?: Cards
  board?: Cards
  items?: Cards
}

/** What an enemy has already. */
export type Condition = Partial<
  Pick<SpireData, "hp" | "block" | EnemyToken | "row" | "cube" | "mode" | "counters">
>

export interface Position extends StagePosition<SpireTable, SpireData> {
  p1?: Place
  p2?: Place
  p3?: Place
  p4?: Place
  /** One after another; each in p1's row unless `conditions` says otherwise. */
  enemies?: Cards
  conditions?: readonly Condition[]
  summons?: Cards
  dazeDeck?: Cards
  statusDeck?: Cards
  potionDeck?: Cards
  relicDeck?: Cards
  encounterDeck?: Cards
  eliteDeck?: Cards
  bossDeck?: Cards
  /** Results of the die, from the next roll on. */
  dice?: readonly number[]
  /** What the die shows in this round. */
  die?: number
  /** The first one, unless it matters. */
  round?: number
  options?: Options
}

/** To the first shared turn: everybody is ready, and whatever is asked gets the first answers. */
export function toFirstTurn(game: Game<SpireState>, state: SpireState): void {
  while (state.table.phase !== "play") {
    const decision = game.decisions(state).find(({ standing }) => !standing)
    if (decision === undefined) throw new Error("nobody is asked, and it is nobody's turn")
    const { seat, id, min, pass } = decision
    const keys = game.optionsOf(state, { seat, id }).map(({ key }) => key)
    game.answer(state, seat, id, pass === "" ? keys.slice(0, min) : [pass])
  }
}

const stage = stageFor<
  SpireTable,
  SpireData,
  Position,
  "play" | "shiv" | "miracle" | "use" | "change" | "switch"
>({
  game: spire,
  box: spireBox,
  verbs: ["play", "shiv", "miracle", "use", "change", "switch"],
  // The shared turn waits for nobody, and neither do a combat that has not begun and rows that can be changed.
  rests: ({ prompt }) => ["play", "rows", "face"].includes(prompt.key),
  results: ({ dice = [] }) => ({ dice: dice.map((value) => value - 1) }),
  opening: toFirstTurn,
  facts(r, position) {
    const { table } = r.s
    table.die = position.die ?? 1
    table.round = position.round ?? 1
    r.s.zones[zone(r, "enemies")].forEach((ref, place) => {
      const isBoss = r.m.defs[defAt(r, ref)].def.kinds.includes("boss")
      Object.assign(
        dataOf(r, ref),
        freshEnemy(r, ref),
        { place, row: isBoss ? EVERY_ROW : 0 },
        position.conditions?.[place],
      )
    })
    const places = [position.p1, position.p2, position.p3, position.p4]
    table.players.forEach((player, seat) => {
      const {
        hand: _h,
        draw: _d,
        discard: _c,
        exhaust: _e,
        powers: _p,
        items: _i,
        board: _b,
        ...facts
      } = places[seat] ?? {}
      Object.assign(player, { energy: 3, attacks: 0, discarded: 0 }, facts)
    })
    r.s.pending.length = 0
  },
})

/** The first round's shared turn; nothing lies anywhere but what is said here. */
export const combat = ({ options, ...position }: Position): ReturnType<typeof stage> =>
  stage({ ...position, options: { room: "first-encounter", ...options } })

/** A table at a game that is under way already. */
export const tableAt = stage.at

/** A combat as it is set up, before anybody has done anything. */
export const begin = (
  players: number,
  options: Options = {},
  seed = "a new game",
): ReturnType<typeof stage> =>
  tableAt(spire, spire.create({ room: "first-encounter", ...options }, players, seed))

/** What a seat (1, 2, ...) has. */
export const playerOf = (table: { readonly state: SpireState }, seat: number): SpirePlayer =>
  table.state.table.players[seat - 1]

/** What an enemy has, counted in the order in which they stand. */
export function enemyOf(
  table: { readonly game: Game<SpireState>; readonly state: SpireState },
  nth = 1,
): SpireData {
  const ref = refsIn(table, "enemies")[nth - 1]
  const found = table.state.objects.find((each) => each.ref === ref)?.data
  if (found === null || found === undefined) throw new Error(`there is no enemy ${nth}`)
  return found
}
