// A climb that is played again for a campaign: what of it counts, told from its events and states alone. What was undone is
// forgotten.

import type { Def, Game, GameEvent, Options } from "@soulspire/kernel"
import type { PlayedAgain, PlayedEntry } from "@soulspire/text"
import { inCombat } from "../state/types.ts"
import { combatsIn, type Fought } from "./combats.ts"
import { type Feat, type Peaks, peaksIn } from "./peaks.ts"
import type { ClimbState } from "./types.ts"

/** What a player has when a Boss has fallen, before anything is gained for it. */
export interface Pack {
  dead: boolean
  cards: number
  /** No uncommon and no rare card among them. */
  plain: boolean
  /** Relics and Boss relics. */
  relics: number
}

export interface Seen extends Fought {
  characters: readonly string[]
  seats: number
  daily: boolean
  /** The last Act that was beaten; 0 for none. */
  beaten: number
  feats: ReadonlySet<Feat>
  /** When the Boss of the third Act had fallen; nobody's where nobody came so far. */
  packs: readonly Pack[]
  events: readonly GameEvent[]
  state: ClimbState
}

/** What is kept of each answer until it is known whether it stands. */
interface Given extends Peaks {
  events: readonly GameEvent[]
  /** A Shiv was thrown that there was no token for (STS-10.4). */
  threw: number | null
  packs: readonly Pack[] | null
}

const PACKS_IN_ACT = 3

/** Does it count as a relic? What a player alone begins with does not (STS-Q-94). */
const relicKinds = ["relic", "boss-relic", "special-relic"]
const finer = ["uncommon", "rare"]

/** Once the Boss has fallen and all cards are together again. */
function packsOf(game: Game<ClimbState>, state: ClimbState, defs: ReadonlyMap<string, Def>): Pack[] | null {
  const { table } = state
  if (table.act !== PACKS_IN_ACT || table.room !== "boss") return null
  if (inCombat(table) || table.phase === "set-up") return null
  const { zones } = game.view(state, "spectator")
  const kindsIn = (zone: string): (readonly string[])[] =>
    zones[zone].map(({ card = "" }) => defs.get(card)?.kinds ?? [])
  return table.players.map(({ dead }, seat) => {
    const deck = kindsIn(`deck.${seat}`)
    const items = kindsIn(`items.${seat}`)
    return {
      dead: dead > 0,
      cards: deck.length,
      plain: !deck.some((kinds) => finer.some((each) => kinds.includes(each))),
      relics: items.filter((kinds) => relicKinds.some((each) => kinds.includes(each))).length,
    }
  })
}

/** Who throws a Shiv at once that they cannot keep. */
function thrower(
  game: Game<ClimbState>,
  state: ClimbState,
  { decision, seat = 0, keys = [] }: PlayedEntry,
): number | null {
  if (keys[0] !== "yes") return null
  const asked = game.decisions(state).find((each) => each.id === decision && each.seat === seat)
  return asked?.prompt.key === "shiv" ? seat : null
}

/** How far the party came: where it ended well, the Act is beaten too. */
const beatenBy = ({ over, table }: ClimbState, from: number): number => {
  const beaten = over !== null && over.winners.length > 0 ? table.act : table.act - 1
  return beaten < from ? 0 : beaten
}

export function seeAgain(played: PlayedAgain<ClimbState>, options: Options): Seen {
  const { match, steps } = played
  const { game, opening } = match
  const defs = new Map(game.cards.map((def) => [def.id, def]))
  const first: Given = { reached: [], unhurt: false, events: opening, threw: null, packs: null }
  const given = [first]
  let state = match.state
  for (const step of steps) {
    const before = state
    state = step.state
    if (step.entry.k === "undo") given.length = (step.entry.to ?? 0) + 1
    if (step.entry.k !== "answer") continue
    const { events } = step
    given.push({
      ...peaksIn(before, events),
      events,
      threw: thrower(game, before, step.entry),
      packs: packsOf(game, state, defs),
    })
  }
  const events = given.flatMap((each) => each.events)
  const { feats, packs, ...fought } = combatsIn(given, defs)
  for (const { reached } of given) for (const feat of reached) feats.add(feat)
  return {
    ...fought,
    characters: charactersIn(game, state, defs),
    seats: state.seats,
    daily: options["daily"] === true,
    beaten: beatenBy(state, options["firstAct"] as number),
    feats,
    packs: packs ?? [],
    events,
    state,
  }
}

/** Whom everybody played, by their boards. */
function charactersIn(game: Game<ClimbState>, state: ClimbState, defs: ReadonlyMap<string, Def>): string[] {
  const { zones } = game.view(state, "spectator")
  return state.table.players.map((_, seat) => {
    const [board] = zones[`board.${seat}`]
    const { kinds = [] } = defs.get(board?.card ?? "") ?? {}
    return kinds[1] ?? ""
  })
}
