// Nearly all objects lie in piles where nothing is noted of them. Such an object is at rest: it is never changed, but another
// is put in its place, so that all copies of a state share it. A copy makes only what is not at rest.

import { copyPlain } from "./plain.ts"
import { FIRST_SLOT, slotOf } from "./refs.ts"
import type { Obj, OwnObj, State, Was } from "./state.ts"

export const isAtRest = (o: Obj): boolean =>
  o.data === null && o.layers === null && o.memo === null && o.act === null

const copyWas = (w: Was): Was => ({
  ref: w.ref,
  def: w.def,
  zone: w.zone,
  controller: w.controller,
  data: w.data,
  numbers: w.numbers,
  memo: copyPlain(w.memo),
})

/**
 * A copied object, made by a constructor and not by a literal. Of literals V8 notes how many live on, and a place that has made
 * a hundred of which nearly all do is taken for one that makes lasting things: from then on it allocates among the old. One
 * copy of a state made hundreds of objects at once, so the first copy that was in use when the collector came was enough, and
 * all later ones took 32 µs instead of 9 (docs/performance.md). Nothing is noted of what constructors make. With the prototype
 * of literals it is plain data like them.
 */
function CopiedObject(this: OwnObj, o: Obj, data: unknown): void {
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
export const Copied = CopiedObject as unknown as new <D>(o: Obj<D>, data: D | null) => OwnObj<D>

/** The object as it may be changed: one that is at rest may be other states' too, and another takes its place here. */
export function own<T, D>({ s }: { readonly s: State<T, D> }, o: Obj<D>): OwnObj<D> {
  if (!isAtRest(o)) return o
  const at = slotOf(o.ref) - FIRST_SLOT
  if (s.objects[at] !== o) throw new Error("what is changed is no longer in the state")
  return (s.objects[at] = new Copied(o, null))
}
