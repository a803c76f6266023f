// Looking at a table from above: what lies where, as printed, and what a seat sees of it.

import { type Game, NOBODY, object, type Ref, type Run, type State } from "@soulspire/kernel"
import { inside } from "../conformance/setting.ts"

export interface Standing<S extends State> {
  readonly game: Game<S>
  readonly state: S
}

/** Zones by the names tests use: `deck`, `p2.hand`; also the kernel's own `hand.1`. */
function zoneName(where: string): string {
  const [, seat, kind] = /^p(\d+)\.(.+)$/.exec(where) ?? []
  return seat === undefined ? where : `${kind}.${Number(seat) - 1}`
}

export function zoneCalled(r: Run, where: string): Run["m"]["zones"][number] {
  const name = zoneName(where)
  const info = r.m.zones.find((each) => each.name === name)
  if (info === undefined)
    throw new Error(`no zone is called ${where}; there are ${r.m.zones.map((each) => each.name).join(", ")}`)
  return info
}

/** References in a zone, bottom first. */
export const refsIn = <S extends State>({ game, state }: Standing<S>, where: string): Ref[] =>
  inside(game, state, (r) => r.s.zones[zoneCalled(r, where).id].slice())

const printed = (r: Run, ref: Ref): string => {
  const def = object(r, ref)?.def ?? NOBODY
  return def < 0 ? "" : r.m.defs[def].def.id
}

/** Names of the cards in a zone, as printed, bottom first; "" for what has no card. */
export const cardsIn = <S extends State>({ game, state }: Standing<S>, where: string): string[] =>
  inside(game, state, (r) => r.s.zones[zoneCalled(r, where).id].map((ref) => printed(r, ref)))

/** The reference of the only card of this name in a zone. */
export function cardAt<S extends State>(table: Standing<S>, where: string, id: string): Ref {
  const names = cardsIn(table, where)
  const at = names.indexOf(id)
  if (at < 0 || at !== names.lastIndexOf(id))
    throw new Error(`not one card called ${id} in ${where}: ${names.join()}`)
  return refsIn(table, where)[at]
}

/** What a seat (1, 2, ...) sees in a zone, bottom first; "?" for a card it does not know. */
export const seenIn = <S extends State>(
  { game, state }: Standing<S>,
  seat: number,
  where: string,
): string[] => game.view(state, seat - 1).zones[zoneName(where)].map(({ card }) => card ?? "?")
