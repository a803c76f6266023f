// What a state is made of: plain data, nothing reachable twice, every object in one place.

import { type Game, isObject, type Ref, slotOf, type State } from "@soulspire/kernel"
import { inside } from "./setting.ts"

/** Fails on anything JSON would lose and on anything that two places share. */
export function checkPlain(root: unknown): void {
  const seen = new Set<object>()
  const walk = (value: unknown, path: string): void => {
    if (typeof value === "number" && !Number.isFinite(value)) throw new Error(`${path} is ${value}`)
    if (value === null || ["number", "string", "boolean"].includes(typeof value)) return
    if (typeof value !== "object") throw new Error(`${path} is ${typeof value}`)
    if (seen.has(value)) throw new Error(`${path} is reachable twice`)
    seen.add(value)
    const proto: unknown = Object.getPrototypeOf(value)
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) {
        if (!(i in value)) throw new Error(`${path}[${i}] is a hole`)
        walk(value[i], `${path}[${i}]`)
      }
      if (Object.keys(value).length !== value.length) throw new Error(`${path} has more than its items`)
    } else {
      if (proto !== Object.prototype) throw new Error(`${path} is an object of a class`)
      for (const [key, each] of Object.entries(value)) walk(each, `${path}.${key}`)
    }
  }
  walk(root, "state")
}

/** Every object lies in the one zone it names, or is free; names are unique and not from the future. */
function checkObjects(state: State): void {
  const at = new Map<Ref, number>()
  state.zones.forEach((list, zone) => {
    for (const ref of list) {
      if (at.has(ref)) throw new Error(`${ref} lies in zone ${at.get(ref)} and in zone ${zone}`)
      at.set(ref, zone)
    }
  })
  const free = new Set(state.free)
  if (free.size !== state.free.length) throw new Error("a slot is free twice")
  const firstSlot = state.objects.length === 0 ? 0 : slotOf(state.objects[0].ref)
  state.objects.forEach((o, i) => {
    if (!isObject(o.ref) || slotOf(o.ref) !== firstSlot + i) throw new Error(`object ${i} is called ${o.ref}`)
    if (Math.floor(o.ref / 4096) > state.clock) throw new Error(`${o.ref} is from the future`)
    if (o.zone < 0 !== free.has(slotOf(o.ref)))
      throw new Error(`${o.ref} is neither in a zone nor free, or both`)
    if (o.zone >= 0 && at.get(o.ref) !== o.zone) throw new Error(`${o.ref} is not where it says it is`)
    if (o.zone >= 0) at.delete(o.ref)
  })
  if (at.size > 0) throw new Error(`zones list what is not there: ${[...at.keys()].join(", ")}`)
}

/** How many of each card lie somewhere, by number of the definition. */
export function cardsAbout(state: State): Map<number, number> {
  const cards = new Map<number, number>()
  for (const o of state.objects) if (o.zone >= 0 && o.def >= 0) cards.set(o.def, (cards.get(o.def) ?? 0) + 1)
  return cards
}

/** A number that is another one, as good as surely, when other cards lie somewhere. */
export function sumOfCards({ objects }: State): number {
  let sum = 0
  for (const { zone, def } of objects)
    if (zone >= 0 && def >= 0) sum = (sum + Math.imul((def + 1) ** 2, 0x9e3779b1)) | 0
  return sum
}

/** How many of a card there are, whichever side of it is up. */
const both = (cards: ReadonlyMap<number, number>, def: number, face: number): number =>
  (cards.get(def) ?? 0) + (face < 0 ? 0 : (cards.get(face) ?? 0))

/** Cards that were there before and lie nowhere now: a card may change its place and be turned over, it never ends. */
export function lostCards<S extends State>(
  game: Game<S>,
  before: ReadonlyMap<number, number>,
  state: S,
): string[] {
  const now = cardsAbout(state)
  const fewer = [...before].filter(([def, many]) => (now.get(def) ?? 0) < many).map(([def]) => def)
  if (fewer.length === 0) return []
  return inside(game, state, ({ m: { defs } }) =>
    fewer
      .filter((def) => {
        const back = defs.findIndex((each) => each.face === def)
        const front = back < 0 ? def : back
        return both(now, front, defs[front].face) < both(before, front, defs[front].face)
      })
      .map((def) => defs[def].def.id),
  )
}

/** Frames point into their programs; whoever waits asks somebody, under a name of its own; nobody else does. */
function checkFrames<S extends State>(game: Game<S>, state: S): void {
  const ids = new Set<number>()
  inside(game, state, (r) => {
    r.s.tracks.forEach((track, no) => {
      if (track.waiting && track.frames.length === 0) throw new Error(`track ${no} waits with nothing on it`)
      track.frames.forEach((frame, i) => {
        const code = r.m.codes[frame.p]
        if (code === undefined || frame.pc < 0 || frame.pc > code.steps.length)
          throw new Error(`track ${no}: a frame is outside its program`)
        const top = track.waiting && i === track.frames.length - 1
        const asks = frame.asks?.filter((id) => id !== 0) ?? []
        if (top && asks.length === 0) throw new Error(`${code.path} waits for nobody`)
        for (const id of asks) {
          if (ids.has(id) || id > r.s.clock)
            throw new Error(`decision ${id} is asked twice or is from the future`)
          ids.add(id)
        }
      })
    })
  })
  if (state.over === null && !game.decisions(state).some((each) => !each.standing))
    throw new Error("nobody is asked")
}

export function checkShape<S extends State>(game: Game<S>, state: S): void {
  checkPlain(state)
  checkObjects(state)
  checkFrames(game, state)
  const text = JSON.stringify(state)
  if (game.hash(JSON.parse(text) as S) !== game.hash(state)) throw new Error("JSON loses something")
}
