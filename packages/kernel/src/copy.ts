// Copying a state by its known shape: what makes a search possible.

import { Copied, isAtRest } from "./own.ts"
import { copyPlain } from "./plain.ts"
import type { Compiled } from "./run.ts"
import type { Effect, Frame, Pending, State, Track } from "./state.ts"

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

export function copyState<T, D>(m: Compiled<T, D>, s: State<T, D>): State<T, D> {
  const { copyData } = m.spec
  const objects = s.objects.slice()
  for (let i = 0; i < objects.length; i++) {
    const o = objects[i]
    if (!isAtRest(o)) objects[i] = new Copied(o, o.data === null ? null : copyData(o.data))
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
