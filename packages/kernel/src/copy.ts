// Copying a state by its known shape: what makes a search possible.

import { copyPlain } from "./plain.ts"
import type { Compiled } from "./run.ts"
import type { Effect, Frame, Obj, Pending, State, Track, Was } from "./state.ts"

const copyFrame = (f: Frame): Frame => ({
  p: f.p,
  pc: f.pc,
  env: copyPlain(f.env),
  asks: f.asks === null ? null : f.asks.slice(),
})

const copyTrack = (t: Track): Track => ({
  frames: t.frames.map(copyFrame),
  standing: t.standing,
  waiting: t.waiting,
})

const copyWas = (w: Was): Was => ({
  ref: w.ref,
  def: w.def,
  zone: w.zone,
  controller: w.controller,
  data: w.data,
  numbers: w.numbers,
  memo: copyPlain(w.memo),
})

const copyEffect = (e: Effect): Effect => ({
  id: e.id,
  ability: e.ability,
  env: copyPlain(e.env),
  until: e.until,
  uses: e.uses,
  tied: e.tied,
})

const copyPending = (p: Pending): Pending => ({
  ability: p.ability,
  env: copyPlain(p.env),
  controller: p.controller,
  track: p.track,
  stamp: p.stamp,
})

/**
 * A copied object, made by a constructor and not by a literal. Of literals V8 notes how many live on, and a place that has made
 * a hundred of which nearly all do is taken for one that makes lasting things: from then on it allocates among the old. One
 * copy of a state makes hundreds of objects at once, so the first copy that is in use when the collector comes was enough, and
 * all later ones took 32 µs instead of 9 (docs/performance.md). Nothing is noted of what constructors make. With the prototype
 * of literals it is plain data like them.
 */
function CopiedObject(this: Obj, o: Obj, data: unknown): void {
  this.ref = o.ref
  this.def = o.def
  this.zone = o.zone
  this.controller = o.controller
  this.known = o.known
  this.data = data
  this.layers = copyPlain(o.layers)
  this.memo = copyPlain(o.memo)
  this.act = o.act === null ? null : { ability: o.act.ability, env: copyPlain(o.act.env) }
  this.was = o.was === null ? null : copyWas(o.was)
}
CopiedObject.prototype = Object.prototype
const Copied = CopiedObject as unknown as new <D>(o: Obj<D>, data: D | null) => Obj<D>

export function copyState<T, D>(m: Compiled<T, D>, s: State<T, D>): State<T, D> {
  const { copyData } = m.spec
  // As large as it has to be from the start.
  const objects = s.objects.slice()
  for (let i = 0; i < objects.length; i++) {
    const o = objects[i]
    objects[i] = new Copied(o, o.data === null ? null : copyData(o.data))
  }
  return {
    game: s.game,
    seats: s.seats,
    clock: s.clock,
    objects,
    free: s.free.slice(),
    zones: s.zones.map((list) => list.slice()),
    tracks: s.tracks.map(copyTrack),
    effects: s.effects.map(copyEffect),
    pending: s.pending.map(copyPending),
    guard: { pushed: s.guard.pushed, tally: copyPlain(s.guard.tally) },
    undo: s.undo,
    actor: s.actor,
    random: { seed: [...s.random.seed], drawn: s.random.drawn.slice(), fixed: copyPlain(s.random.fixed) },
    over: s.over === null ? null : copyPlain(s.over),
    table: m.spec.copyTable(s.table),
  }
}
