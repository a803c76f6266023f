// Announcing: ways and targets, then costs, then the game places it. The same for plays, uses, triggers and copies, also in
// the middle of a resolution.

import { isUnowned, thisOf, youOf } from "./bindings.ts"
import type { Act } from "./ability.ts"
import { activeAbilitiesOf } from "./ability-index.ts"
import { bequeath, push, pushProgram } from "./frames.ts"
import { bit, everybody, show } from "./knowledge.ts"
import { op } from "./op.ts"
import { optionsFor, refsOf } from "./ops-decide.ts"
import { bindAlso, copyPlain, type Env, type Plain, rebind } from "./plain.ts"
import { NOBODY, type Ref, type Seat } from "./refs.ts"
import {
  asking,
  type AbilityCode,
  type GameEvent,
  defOf,
  DONE,
  NEXT,
  object,
  type Run,
  STAY,
  type TargetCode,
  trackOf,
  WAIT,
} from "./run.ts"
import type { Announced, Frame, Obj, Pending } from "./state.ts"
import { emit } from "./triggers.ts"
import { startEnv, completable } from "./offer.ts"

/** Announced as usual, without its cost, as a copy that has no card of its own, or as what something that waits takes on. */
export type How = "paid" | "free" | "copy" | "onto"

/** Announces an ability: targets as given (picked from those offered), the rest chosen, then the cost, then the game places it. */
export function announce(r: Run, ability: number, seat: Seat, card: Ref, given: Ref[], how: How): void {
  const o = object(r, card)
  const env = o === null ? { this: card, you: seat } : startEnv(r, o, seat, ability)
  begin(r, ability, seat, card, given, env, how)
}

/** Announces an ability that `of` has as if `card` had it, with the text it has there; nothing is paid. */
export function announceCopy(r: Run, ability: number, of: Ref, seat: Seat, card: Ref, how: How): void {
  const o = object(r, of)
  const env: Env = o === null ? { you: seat } : startEnv(r, o, seat, ability)
  env["this"] = card
  begin(r, ability, seat, card, [], env, how)
}

/** Asks for what is still open in a frame; where nothing is, the ability is placed at once. */
function begin(r: Run, ability: number, seat: Seat, card: Ref, given: Ref[], bound: Env, how: How): void {
  const code = r.m.abilities[ability]
  // What was picked from a list need not be looked for again.
  for (let at = 0; at < given.length; at++) bound[code.targets[at].as] = given[at]
  const settled = code.modes.length === 0 && code.targets.length === given.length
  if (settled && (how !== "paid" || code.cost < 0)) place(r, { ability, env: bound }, seat, card, how)
  else pushProgram(r, "$announce", { ability, seat, card, given, at: given.length, bound, how })
}

function place(r: Run, announced: Announced, seat: Seat, card: Ref, how: How): void {
  const { k, ability } = r.m.abilities[announced.ability]
  r.m.spec.place(
    r,
    announced,
    seat,
    card,
    how === "copy" || how === "onto" ? how : k === "act" ? (ability as Act).act : "trigger",
  )
}

/** A met trigger is announced with the bindings of its event. */
export function announceTrigger(r: Run, pending: Pending): void {
  const seat = pending.controller === NOBODY ? r.m.spec.first(r) : pending.controller
  // What nobody controls is announced by the first seat, which is also its "you".
  pending.env["you"] = seat
  begin(r, pending.ability, seat, thisOf(pending.env), [], pending.env, "free")
}

/** Announces an ability as if it had just met this event, with bindings that it was set up with. */
export function announceMet(r: Run, ability: number, env: Env, event: GameEvent): void {
  env["ev"] = event
  // What it will do has not been done yet, whatever became of what set it up.
  env["did"] = 0
  const controller = isUnowned(env) ? NOBODY : youOf(env)
  announceTrigger(r, { ability, env, controller, track: r.track, stamp: ++r.s.clock })
}

/** Shows everybody a card that lies where others cannot look (what does something from there does it openly), and says whether it does. */
export function showCard(r: Run, card: Ref): boolean {
  const o = object(r, card)
  if (o === null || r.m.zones[o.zone].shown === "all") return false
  const event = show(r, [card], everybody(r))
  if (event !== null) emit(r, event, null)
  return true
}

/** Is something of this card being announced: has somebody begun to play or to use it, and still to choose for it? */
export function isAnnounced(r: Run, card: Ref): boolean {
  const announces = r.m.programs.get("$announce")
  return r.s.tracks.some(({ frames }) => frames.some((f) => f.p === announces && cardIn(f.env) === card))
}

// What a frame that announces something keeps: whose it is, and the card it is on.
const seatIn = (e: Env): Seat => e["seat"] as Seat
const cardIn = (e: Env): Ref => e["card"] as Ref

const targetsLeft = (r: Run, f: Frame): { target: AbilityCode["targets"][number]; found: Ref[] } => {
  const target = r.m.abilities[f.env["ability"] as number].targets[f.env["at"] as number]
  const bound = f.env["bound"] as Env
  return { target, found: choosable(r, f.env["ability"] as number, f.env["at"] as number, bound) }
}

/** What may be chosen as this target so that the later ones can be chosen too. */
function choosable(r: Run, ability: number, at: number, bound: Env): Ref[] {
  const code = r.m.abilities[ability]
  const found = code.targets[at].what(r, bound, NOBODY)
  if (at + 1 === code.targets.length) return found
  return found.filter((ref) => completable(r, code, bindAlso(bound, code.targets[at].as, ref), at + 1))
}

/** What has been picked for a target that is chosen several times; where there is only one thing, it is that every time. */
function picksFor(r: Run, f: Frame, { as, times }: TargetCode, found: readonly Ref[]): Ref[] {
  const bound = f.env["bound"] as Env
  const picks = (bound[as] ??= []) as Ref[]
  if (found.length === 1)
    for (let left = (times?.many(r, bound, NOBODY) ?? 0) - picks.length; left > 0; left--)
      picks.push(found[0])
  return picks
}

/** Ways to choose from before anything else: those that are open and whose targets can be chosen. */
const waysOf = (r: Run, f: Frame): AbilityCode["modes"] =>
  r.m.abilities[f.env["ability"] as number].modes.filter(
    ({ ability, when }) =>
      (when === null || when(r, f.env["bound"] as Env, cardIn(f.env))) &&
      completable(r, r.m.abilities[ability], rebind(f.env["bound"] as Env), 0),
  )

/** Ways that all have a condition are told apart by it: in the only one that is open nobody has a say. */
const isSettled = ({ modes }: AbilityCode, ways: AbilityCode["modes"]): boolean =>
  ways.length === 1 && modes.every(({ when }) => when !== null)

/** What is being announced lies open while targets are chosen and costs are paid: everybody sees what they are for. */
function openly(r: Run, f: Frame): typeof WAIT {
  if (f.env["open"] === undefined && showCard(r, cardIn(f.env))) f.env["open"] = 1
  return WAIT
}

const announceOp = op(
  "$announce",
  {},
  {
    run(r, f) {
      const e = f.env
      const code = r.m.abilities[e["ability"] as number]
      if (code.modes.length > 0) {
        const ways = waysOf(r, f)
        if (ways.length === 0) return DONE
        if (!isSettled(code, ways)) return openly(r, f)
        e["ability"] = ways[0].ability
        return STAY
      }
      const given = e["given"] as Ref[]
      while ((e["at"] as number) < code.targets.length) {
        const at = e["at"] as number
        const { target, found } = targetsLeft(r, f)
        if (target.times !== null) {
          if (found.length === 0) return DONE
          const picks = picksFor(r, f, target, found)
          if (picks.length < target.times.many(r, e["bound"] as Env, NOBODY)) return openly(r, f)
          e["at"] = at + 1
          continue
        }
        const picked = given[at] ?? (found.length === 1 ? found[0] : NOBODY)
        if (found.length === 0 || (picked !== NOBODY && !found.includes(picked))) return DONE
        if (picked === NOBODY) return openly(r, f)
        ;(e["bound"] as Env)[target.as] = picked
        e["at"] = at + 1
      }
      if (e["how"] === "paid" && e["paid"] === undefined && code.cost >= 0) {
        e["paid"] = 1
        openly(r, f)
        // They are lent, and come back with what the cost has done to them.
        const lent = e["bound"] as Env
        e["bound"] = null
        push(r, code.cost, lent)
        return STAY
      }
      // The frame goes first: what the game places must not stand on it.
      trackOf(r).frames.pop()
      const announced: Announced = { ability: e["ability"] as number, env: e["bound"] as Env }
      place(r, announced, seatIn(e), cardIn(e), e["how"] as How)
      return STAY
    },
    seats(r, f) {
      if (waysOf(r, f).length > 0) return bit(seatIn(f.env))
      const { target } = targetsLeft(r, f)
      return bit(target.by === null ? seatIn(f.env) : target.by(r, f.env["bound"] as Env, NOBODY))
    },
    ask(r, f) {
      if (waysOf(r, f).length > 0) return asking("choose", "mode")
      const { as, times } = targetsLeft(r, f).target
      if (times === null) return asking("choose", "target", 1, 1, { as })
      const bound = f.env["bound"] as Env
      const number = (bound[as] as Ref[]).length + 1
      return asking("choose", times.prompt, 1, 1, { number, many: times.many(r, bound, NOBODY) })
    },
    options(r, f, _a, seat) {
      const ways = waysOf(r, f)
      return ways.length > 0
        ? ways.map(({ name }) => ({ key: name, refs: [] }))
        : optionsFor(r, targetsLeft(r, f).found, seat)
    },
    answer(r, f, _a, seat, keys, options) {
      const way = waysOf(r, f).find(({ name }) => name === keys[0])
      if (way !== undefined) {
        f.env["ability"] = way.ability
        return STAY
      }
      const { target, found } = targetsLeft(r, f)
      const [picked] = refsOf(r, () => found, seat, keys, options)
      if (target.times !== null) {
        picksFor(r, f, target, []).push(picked)
        return STAY
      }
      ;(f.env["given"] as Ref[])[f.env["at"] as number] = picked
      return STAY
    },
  },
)

/** Ends a cost: what the cost did to "this" holds for the ability too. */
const paid = op(
  "$paid",
  {},
  {
    run(r, f) {
      const { frames } = trackOf(r)
      frames[frames.lastIndexOf(f) - 1].env["bound"] = bequeath(f.env)
      return DONE
    },
  },
)

/**
 * Looks at the targets of something announced again, as it is about to happen. One that is no longer what it has to be is
 * let go (bound to nobody); when none is left of those it had, it has nothing to happen to.
 */
export function stillAimed(r: Run, announced: Announced): boolean {
  const { targets } = r.m.abilities[announced.ability]
  if (targets.length === 0) return true
  const found = targets.map(({ what }) => what(r, announced.env, NOBODY))
  let aimed = false
  targets.forEach(({ as }, i) => {
    const target = announced.env[as]
    const there: readonly Plain[] = found[i]
    if (Array.isArray(target)) {
      const left = target.filter((each) => there.includes(each))
      announced.env[as] = left
      aimed ||= left.length > 0
    } else if (there.includes(target)) aimed = true
    else announced.env[as] = NOBODY
  })
  return aimed
}

/** Asks the condition of a trigger again, as it is about to happen: what of it says nothing of the event. */
export function stillMet(r: Run, { ability, env }: Announced): boolean {
  const { still } = r.m.abilities[ability]
  return still === null || still(r, env, NOBODY)
}

const copyAct = op(
  "copyAct",
  { of: "whom", by: "seat" },
  {
    run(r, f, a) {
      const of = a.of(r, f.env, NOBODY)
      const o = object(r, of)
      const ability = o?.act?.ability ?? actOf(r, o)
      if (ability < 0) return NEXT
      const by = a.by(r, f.env, NOBODY)
      const act = o?.act ?? null
      if (act === null) announce(r, ability, by, of, [], "copy")
      else {
        // A copy has the text of what it copies, as it was announced.
        const env: Env = { this: act.env["this"] ?? of, you: by }
        if (act.env["text"] !== undefined) env["text"] = copyPlain(act.env["text"])
        begin(r, ability, by, thisOf(env), [], env, "copy")
      }
      return NEXT
    },
  },
)

/** The first act an object has. */
function actOf(r: Run, o: Obj | null): number {
  if (o === null) return -1
  const no = defOf(o)
  const def = no < 0 ? null : r.m.defs[no]
  return (
    activeAbilitiesOf(r, o).find((entry) => r.m.abilities[entry.ability].k === "act")?.ability ??
    def?.abilities.find((ability) => r.m.abilities[ability].k === "act") ??
    -1
  )
}

/** The first act printed on a card, wherever it lies: for plays that an effect makes. */
export const printedAct = (r: Run, ref: Ref): number => actOf(r, object(r, ref))

export const announceOps = [announceOp, paid, copyAct]
