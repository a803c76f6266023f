// Set positions of the proof game in a few lines.

import type { Decision, Options } from "@soulspire/kernel"
import {
  proof,
  proofBox,
  type ProofData,
  type ProofPlayer,
  type ProofState,
  type ProofTable,
} from "@soulspire/proof"
import { stageFor, type StagePosition } from "@soulspire/testkit"

export { cardAt, cardsIn, refsIn, seenIn } from "@soulspire/testkit"

type Cards = readonly string[]

interface Place {
  hand?: Cards
  board?: Cards
  coins?: number
  lights?: number
  damage?: number
  /** Cards it may still play this turn; one on turn, none otherwise. */
  plays?: number
}

export interface Position extends StagePosition<ProofTable, ProofData> {
  p1?: Place
  p2?: Place
  p3?: Place
  p4?: Place
  field?: Cards
  /** Foes to come, next one first. */
  foes?: Cards
  /** The deck, top first. */
  deck?: Cards
  /** Cards on top of that, which this test will see drawn. */
  draws?: Cards
  discard?: Cards
  /** Results of the dice to come, first one first. */
  dice?: readonly number[]
  day?: number
  round?: number
  options?: Options
}

/** Whoever is on turn may take it up or end it: nobody waits for anything. */
export const rests = ({ seat, prompt }: Decision, state: ProofState): boolean =>
  prompt.key === "turn" && seat === state.table.active

/** p1 is on turn, has drawn, and may act; nothing lies anywhere but what is said here. */
export const proofTable = stageFor<ProofTable, ProofData, Position, "play" | "use" | "attack" | "offer">({
  game: proof,
  box: proofBox,
  verbs: ["play", "use", "attack", "offer"],
  rests,
  scripts: { draws: "deck" },
  results: ({ dice = [] }) => ({ dice: dice.map((value) => value - 1) }),
  facts(r, position) {
    const { table } = r.s
    const places = [position.p1, position.p2, position.p3, position.p4]
    table.pool = 40
    table.players.forEach((player, seat) => {
      const place = places[seat]
      player.coins = place?.coins ?? 3
      player.lights = place?.lights ?? 0
      player.damage = place?.damage ?? 0
      player.plays = place?.plays ?? (seat === 0 ? 1 : 0)
      table.pool -= player.coins
    })
    table.dayDie = position.day ?? table.dayDie
    table.round = position.round ?? table.round
  },
})

/** What a seat (1, 2, ...) has. */
export const playerOf = (table: { readonly state: ProofState }, seat: number): ProofPlayer =>
  table.state.table.players[seat - 1]
