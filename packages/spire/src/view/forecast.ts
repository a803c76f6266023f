// What an answer would do, found out by giving it in worlds that the seat could be in: the very rules answer, and nothing
// hidden is told. Only what comes out the same in all of them is said.

import { newRandom, type Ref, seatNo, seedFrom } from "@soulspire/kernel"
import { spire, type SpireState } from "../game.ts"
import { featureNumbers, tokenNames } from "../state/new.ts"

const numbers = ["hp", "block", ...tokenNames, "energy", ...featureNumbers] as const
type Name = (typeof numbers)[number]

/** By how much the numbers of somebody change; `falls` if that is the end of an enemy. */
export interface Change {
  whom: Ref
  falls: boolean
  by: Partial<Record<Name, number>>
}

export interface Forecast {
  changes: Change[]
  /** Something is still to be chosen before it is all done. */
  asks: boolean
  /** Does it end the combat, or the game? */
  ends: boolean
}

type Numbers = Partial<Record<Name, number>>

/** The fighters of a state: seats, then enemies that are there. */
function fighters(state: SpireState): Map<Ref, Numbers> {
  const all = new Map<Ref, Numbers>()
  state.table.players.forEach((each, seat) => all.set(seatNo(seat), each))
  for (const { ref, data } of state.objects) if (data !== null && data.maxHp > 0) all.set(ref, data)
  return all
}

function outcomeIn(
  state: SpireState,
  seat: number,
  id: number,
  keys: readonly string[],
  seed: string,
): Forecast {
  const world = spire.determinize(state, seat, newRandom(seedFrom(seed), 1))
  const before = new Map([...fighters(world)].map(([ref, each]) => [ref, { ...each }]))
  spire.answer(world, seat, id, keys)
  const after = fighters(world)
  const changes = [...before].flatMap(([whom, was]): Change[] => {
    const now = after.get(whom)
    if (now === undefined) return [{ whom, falls: true, by: { hp: -(was.hp ?? 0) } }]
    const by: Change["by"] = {}
    for (const name of numbers) {
      const more = (now[name] ?? 0) - (was[name] ?? 0)
      if (more !== 0) by[name] = more
    }
    return Object.keys(by).length === 0 ? [] : [{ whom, falls: false, by }]
  })
  const { phase, combat } = world.table
  const asks = spire
    .decisions(world)
    .some((each) => each.seat === seat && each.kind !== "act" && !each.standing)
  return {
    changes,
    asks,
    ends: world.over !== null || phase !== state.table.phase || combat !== state.table.combat,
  }
}

const WORLDS = ["one", "another", "a third"]

/** What of a change comes about in another world too. */
function shared(change: Change, others: readonly Change[]): Change[] {
  const same = others.find(({ whom, falls }) => whom === change.whom && falls === change.falls)
  if (same === undefined) return []
  const by: Change["by"] = {}
  for (const name of numbers)
    if (change.by[name] !== undefined && change.by[name] === same.by[name]) by[name] = change.by[name]
  return change.falls || Object.keys(by).length > 0 ? [{ ...change, by }] : []
}

/** What this answer would do, as far as the seat can know; throws the refusal of an answer that is none. */
export function forecast(state: SpireState, seat: number, id: number, keys: readonly string[]): Forecast {
  return WORLDS.map((seed) => outcomeIn(state, seat, id, keys, seed)).reduce((told, other) => ({
    changes: told.changes.flatMap((change) => shared(change, other.changes)),
    asks: told.asks || other.asks,
    ends: told.ends && other.ends,
  }))
}
