// Things that can be taken for one another: of cards and triggers that are all alike nobody is asked for an order, where
// the game says so.

import { thisOf } from "./bindings.ts"
import { bit } from "./knowledge.ts"
import { type Ref, type Seat } from "./refs.ts"
import { object, type Run } from "./run.ts"
import type { Trigger } from "./ability.ts"
import { type Env, isSamePlain, type Plain } from "./plain.ts"
import type { Obj, Pending } from "./state.ts"

/** Is it a card that nothing but its place and what it remembers could tell from another copy of it? */
const isOrdinary = (o: Obj): boolean => o.def >= 0 && o.layers === null && o.act === null

/** Does nothing tell one object from another but its name? Who else knows it is nobody's to see. */
function areTwins(r: Run, a: Ref, b: Ref): boolean {
  if (a === b) return true
  const one = object(r, a)
  const other = object(r, b)
  if (one === null || other === null || !isOrdinary(one) || !isOrdinary(other)) return false
  return (
    one.def === other.def &&
    one.zone === other.zone &&
    one.controller === other.controller &&
    isSamePlain(one.data as Plain, other.data as Plain) &&
    isSamePlain(one.memo, other.memo)
  )
}

/** Would it make no difference to `seat` in which order these go? What it does not know might be anything. */
export function areAlike(r: Run, refs: readonly Ref[], seat: Seat): boolean {
  if (r.m.spec.orderAlike !== "unasked") return false
  return refs.every((ref) => ((object(r, ref)?.known ?? 0) & bit(seat)) !== 0 && areTwins(r, refs[0], ref))
}

/** Does a text speak of what has set it off? */
function speaksOfEvent(text: unknown): boolean {
  if (typeof text === "string") return text === "ev" || text.startsWith("ev.")
  return typeof text === "object" && text !== null && Object.values(text).some(speaksOfEvent)
}

/** Of what an ability does; found once. */
function doesSpeakOfEvent(trigger: Trigger): boolean {
  let speaks = speaking.get(trigger)
  if (speaks === undefined) {
    const { do: body, modes, targets } = trigger
    speaking.set(trigger, (speaks = speaksOfEvent([body, modes, targets])))
  }
  return speaks
}
const speaking = new WeakMap<Trigger, boolean>()

/** Were two of a kind moved in the same way? Which of them it was makes no difference. */
function areMovesAlike(r: Run, a: Plain | undefined, b: Plain | undefined): boolean {
  const [one, other] = [a as Env, b as Env]
  if (one["k"] !== "move" || other["k"] !== "move") return false
  return (
    areTwins(r, one["obj"] as Ref, other["obj"] as Ref) &&
    areBoundAlike(one, other, ["obj", "old", "knew", "knows"])
  )
}

/** Are all bindings of two triggers the same but for these? */
function areBoundAlike(a: Env, b: Env, but: readonly string[]): boolean {
  for (const name in { ...a, ...b }) if (!but.includes(name) && !isSamePlain(a[name], b[name])) return false
  return true
}

/** The same ability of the same object, or of two that are alike, with the same bindings, set off by the same or by whatever. */
export function areAlikeTriggers(r: Run, group: readonly Pending[]): boolean {
  if (r.m.spec.orderAlike !== "unasked") return false
  if (group.length === 1) return true
  const [first, ...others] = group
  const source = (pending: Pending): Ref => thisOf(pending.env)
  if (others.some((each) => each.ability !== first.ability || !areTwins(r, source(first), source(each))))
    return false
  const speaks = doesSpeakOfEvent(r.m.abilities[first.ability].ability as Trigger)
  const isEventAlike = ({ env }: Pending): boolean =>
    !speaks || isSamePlain(first.env["ev"], env["ev"]) || areMovesAlike(r, first.env["ev"], env["ev"])
  return others.every((each) => areBoundAlike(first.env, each.env, ["this", "ev"]) && isEventAlike(each))
}
