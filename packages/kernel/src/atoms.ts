// All change goes through here: a proposal is guarded against doing nothing, rewritten by replacements (each once, also
// across what an "instead" proposes), committed, and told as one event.

import { concerns, lookup, touched } from "./ability-index.ts"
import type { Replacement } from "./ability.ts"
import { noteDone } from "./bindings.ts"
import { type ActiveAbility, effectById, bindingsOf } from "./active-abilities.ts"
import { below, push, pushProgram } from "./frames.ts"
import { moveObject, type At } from "./objects.ts"
import { copyPlain, type Env, type Plain } from "./plain.ts"
import { NOBODY, type Ref, type Seat, slotOf } from "./refs.ts"
import {
  asking,
  type AtomCode,
  controllerOf,
  DONE,
  type GameEvent,
  type Handler,
  NEXT,
  object,
  type Option,
  type Run,
  type Signal,
  STAY,
  trackOf,
  WAIT,
} from "./run.ts"
import type { Atom, Proposal } from "./spec.ts"
import type { Frame } from "./state.ts"
import { emitTo, isSpent, spend, useUp } from "./triggers.ts"
import { numbered, waitingName } from "./waiting-names.ts"

const objectIn = (p: Proposal): Ref => p["obj"] as Ref

/**
 * The kernel's own atom: an object changes zone. `to` is a zone id; `cause` says why, for cards that care. A game that has
 * more to say about moves puts its own `move` in its place, made of this one.
 */
export const moveAtom: Atom = {
  able: (r, p) => object(r, objectIn(p)) !== null && (p["to"] as number) >= 0,
  affected: (r, p) => controllerOf(r, objectIn(p)),
  commit(r, p, maker) {
    p["obj"] = moveObject(
      r,
      objectIn(p),
      p["to"] as number,
      (p["at"] as At | undefined) ?? "top",
      (p["controller"] as Seat | undefined) ?? r.m.zones[p["to"] as number].seat,
      maker,
      (p["cause"] as string | undefined) ?? "",
    )
  },
}

/** Proposes a change on behalf of a frame. What came of it is bound: `did`, and the result under `bind`. */
export function propose(r: Run, f: Frame, p: Proposal, bind = ""): Signal {
  const code = codeOf(r, p.k)
  if (!able(r, code, p)) {
    finish(f.env, bind, null)
    return NEXT
  }
  const listed = replacing(r, code)
  const inherited = listed.length === 0 ? undefined : (f.env["applied"] as number[] | undefined)
  if (applicable(r, listed, p, inherited ?? null, 1).length === 0) {
    commit(r, code, p, f)
    finish(f.env, bind, p)
    return NEXT
  }
  const env: Env = {
    would: p as unknown as Plain,
    applied: inherited === undefined ? [] : inherited.slice(),
    bind,
  }
  push(r, r.m.programs.get("$atom") as number, env)
  return NEXT
}

/**
 * Proposes that an object goes to the top of a zone. Most moves are nobody's business: then no proposal is made at all, and
 * what comes of it is the same.
 */
export function proposeMove(r: Run, f: Frame, obj: Ref, to: number, cause: string): Signal {
  const { moving } = r.m
  if (moving.atom !== moveAtom || replacing(r, moving).length > 0)
    return propose(r, f, { k: "move", obj, to, cause })
  const moves = object(r, obj) !== null && to >= 0
  if (moves) {
    moveObject(r, obj, to, "top", r.m.zones[to].seat, f, cause)
    touched(r)
  }
  noteDone(f.env, moves)
  return NEXT
}

const codeOf = (r: Run, k: string): AtomCode => {
  if (k === "move") return r.m.moving
  const code = r.m.atoms.get(k)
  if (code === undefined) throw new Error(`no atom is called "${k}"`)
  return code
}

function able(r: Run, { atom: { able: guard } }: AtomCode, p: Proposal): boolean {
  return guard === undefined || guard(r, p)
}

function finish(env: Env, bind: string, p: Proposal | null): void {
  noteDone(env, p !== null)
  if (bind !== "") env[bind] = p === null ? 0 : ((p["result"] ?? p["amount"] ?? p["obj"] ?? 1) as Plain)
}

function commit(r: Run, { atom, heard }: AtomCode, p: Proposal, maker: Frame): void {
  atom.commit?.(r, p, maker)
  touched(r)
  // A move has told its own event, with the look back that only it can take.
  // The proposal has done its work and becomes the event; triggers take copies.
  if (p.k !== "move") emitTo(r, heard, p as GameEvent, null)
  if (atom.program !== undefined) {
    const { parts, ...fields } = p
    const env = copyPlain(fields) as Env
    env["part"] = copyPlain(parts ?? {})
    pushProgram(r, atom.program, env)
  }
}

const NONE: readonly ActiveAbility[] = []

/** Whose say it is: an effect, or an ability of an object (also if that object has left and come back meanwhile). */
const idOf = (entry: ActiveAbility): number =>
  entry.effect !== 0 ? -entry.effect : (entry.ability << 12) | slotOf(entry.ref)

/** What might replace a change of this kind. */
const replacing = (r: Run, { replaced }: AtomCode): readonly ActiveAbility[] =>
  replaced < 0 ? NONE : lookup(r, replaced)

/** Those of them that do replace this one. */
function applicable(
  r: Run,
  entries: readonly ActiveAbility[],
  p: Proposal,
  applied: readonly number[] | null,
  most: number,
): readonly ActiveAbility[] {
  if (entries.length === 0) return NONE
  const found: ActiveAbility[] = []
  for (const entry of entries) {
    if (!concerns(r, entry, p) || (applied !== null && applied.includes(idOf(entry)))) continue
    const { when } = r.m.abilities[entry.ability]
    if (when !== null) {
      const env = bindingsOf(r, entry)
      env["would"] = p as unknown as Plain
      if (!when(r, env, NOBODY)) continue
    }
    const { nth } = r.m.abilities[entry.ability].ability as Replacement
    if (nth !== undefined && isSpent(r, entry, nth.span)) continue
    found.push(entry)
    if (found.length === most) break
  }
  return found
}

const optionKeys = (r: Run, entries: readonly ActiveAbility[]): string[] =>
  numbered(
    entries.map((entry) =>
      entry.effect === 0 ? waitingName(r, entry.ref, entry.ability) : effectName(r, entry),
    ),
  )

/** An effect is called by the card it is printed on; one that the rules started, by the card they name as its `source`. */
function effectName(r: Run, { effect, ability }: ActiveAbility): string {
  const source = effectById(r, effect)?.env["source"] ?? r.m.abilities[ability].path.split("/")[0]
  const isCard = typeof source === "string" && r.m.defNumber.has(source)
  return `${isCard ? source : "effect"}#${effect}`
}

function apply(r: Run, f: Frame, entry: ActiveAbility): void {
  const applied = f.env["applied"] as number[]
  applied.push(idOf(entry))
  const env = copyPlain(bindingsOf(r, entry))
  env["would"] = copyPlain(f.env["would"])
  env["applied"] = applied.slice()
  const { p, ability } = r.m.abilities[entry.ability]
  const { nth } = ability as Replacement
  if (nth !== undefined) spend(r, entry, nth.span)
  if (entry.effect !== 0 && effectById(r, entry.effect) !== undefined) useUp(r, entry.effect)
  push(r, p, env)
}

/** The frame of a proposal that some replacement applies to. */
export const atomHandler: Handler<unknown> = {
  run(r, f) {
    const p = f.env["would"] as unknown as Proposal | null
    const maker = below(trackOf(r), f) as Frame
    const bind = f.env["bind"] as string
    const code = p === null ? null : codeOf(r, p.k)
    if (p === null || code === null || !able(r, code, p)) {
      finish(maker.env, bind, null)
      return DONE
    }
    const entries = applicable(r, replacing(r, code), p, f.env["applied"] as number[], 2)
    if (entries.length === 0) {
      // The frame goes first, so that what a composite runs stands directly on its maker.
      trackOf(r).frames.pop()
      commit(r, code, p, maker)
      finish(maker.env, bind, p)
      return STAY
    }
    if (entries.length > 1) return WAIT
    apply(r, f, entries[0])
    return STAY
  },
  seats: (r, f) => 1 << chooser(r, f),
  ask: () => asking("choose", "replace"),
  options(r, f) {
    const entries = choices(r, f)
    const keys = optionKeys(r, entries)
    return entries.map(({ effect, ref }, i): Option => ({ key: keys[i], refs: effect === 0 ? [ref] : [] }))
  },
  answer(r, f, _a, _seat, [key]) {
    const entries = choices(r, f)
    apply(r, f, entries[optionKeys(r, entries).indexOf(key)])
    return STAY
  },
}

function choices(r: Run, f: Frame): readonly ActiveAbility[] {
  const p = f.env["would"] as unknown as Proposal
  return applicable(r, replacing(r, codeOf(r, p.k)), p, f.env["applied"] as number[], 64)
}

function chooser(r: Run, f: Frame): Seat {
  const p = f.env["would"] as unknown as Proposal
  const seat = codeOf(r, p.k).atom.affected?.(r, p) ?? NOBODY
  return seat === NOBODY ? r.m.spec.first(r) : seat
}

/** Changes the proposal that the running replacement is about, and the copies that programs on the way read. */
export function editProposal(r: Run, part: string | null, fields: Record<string, Plain>): void {
  const { frames } = trackOf(r)
  for (let i = frames.length - 1; i >= 0; i--) {
    const { env, p } = frames[i]
    const would = env["would"] as unknown as Proposal | null | undefined
    if (would !== null && would !== undefined) {
      const place = part === null ? would : ((would.parts ??= {})[part] ??= {})
      Object.assign(place, fields)
    }
    if (p === r.m.programs.get("$atom")) return
  }
  throw new Error("nothing is being replaced")
}

/** The proposal will not happen. */
export function dropProposal(r: Run): void {
  const { frames } = trackOf(r)
  for (let i = frames.length - 1; i >= 0; i--)
    if (frames[i].p === r.m.programs.get("$atom")) {
      frames[i].env["would"] = null
      return
    }
  throw new Error("nothing is being replaced")
}
