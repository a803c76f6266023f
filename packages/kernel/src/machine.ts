// The machine: runs frames until somebody is needed, publishes the decisions, takes the answers.

import { breakLoop, outOfPatience } from "./frames.ts"
import { askedBy, FREE } from "./knowledge.ts"
import { Refusal, refuse, type Reason } from "./plain.ts"
import { FIRST_SEAT, type Seat, seatsOf } from "./refs.ts"
import {
  type Ask,
  BLOCKED,
  type Code,
  DONE,
  type GameEvent,
  type Handler,
  NEXT,
  type Option,
  type Run,
  STAY,
  type Instruction,
  WAIT,
} from "./run.ts"
import type { Frame, Track } from "./state.ts"
import { isPromise, spokenIn } from "./promise.ts"

/** Somebody is asked something. One for each seat and point; `standing` ones may be left alone for ever. */
export interface Decision extends Ask {
  id: number
  seat: Seat
  /** Which ability asks, by its path ("loaded-coin/0"); "" for rules, and for a card that this seat does not know. */
  by: string
  standing: boolean
  /** One answer is as good as another. */
  idle: boolean
}

const stepOf = (r: Run, f: Frame): Instruction => r.m.codes[f.p].steps[f.pc]

/** Runs everything that can run. */
export function advance(r: Run): void {
  const { tracks } = r.s
  for (let moved = true; moved && r.s.over === null;) {
    moved = false
    for (let i = 0; i < tracks.length && r.s.over === null; i++)
      if (!tracks[i].waiting && tracks[i].frames.length > 0 && runTrack(r, i)) moved = true
  }
  // Rules that simply run out have ended the game too.
  if (tracks[0].frames.length === 0) r.s.over ??= { winners: [], how: "finished" }
}

/** A finished frame goes; something may already stand on it. */
function drop(frames: Frame[], f: Frame): void {
  if (frames[frames.length - 1] === f) frames.pop()
  else frames.splice(frames.lastIndexOf(f), 1)
}

/** The game looks at what the last step has changed; what it has to do about it comes next. So does whoever looks on. */
function notice(r: Run): void {
  r.changed = false
  if (r.s.over === null) r.m.spec.noticed?.(r)
  if (r.look !== null) r.look()
}

/** Runs one track until it waits, is empty or is blocked; says whether it did anything. */
function runTrack(r: Run, no: number): boolean {
  const track = r.s.tracks[no]
  const { frames } = track
  r.track = no
  for (let moved = false; ; moved = true) {
    if (r.changed) notice(r)
    if (frames.length === 0 || r.s.over !== null) return moved
    const f = frames[frames.length - 1]
    const code: Code = r.m.codes[f.p]
    const step = code.land[f.pc]
    if (step === null) {
      frames.pop()
      continue
    }
    if (step.at !== f.pc) {
      const round = step.at < f.pc
      f.pc = step.at
      // Going round counts like going deeper: a loop that pushes nothing can be endless too.
      if (round && ++r.s.guard.pushed > r.m.patience) {
        breakLoop(r)
        continue
      }
    }
    const signal = step.run(r, f, step.a)
    // A question that has gone away by itself must not lend its id to the next one.
    if (f.asks !== null && (signal === NEXT || code.steps[f.pc] !== step)) f.asks = null
    if (signal === NEXT) f.pc++
    else if (signal === DONE) drop(frames, f)
    else if (signal === WAIT) {
      publish(r, track, f, step)
      return true
    } else if (signal === BLOCKED) return moved
    else if (signal !== STAY)
      throw new Error(`${code.path}: "${step.name}" said nothing; an op returns NEXT or the like`)
    if (outOfPatience(r)) breakLoop(r)
  }
}

const NOT_ASKED: readonly number[] = Array.from({ length: 16 }, () => 0)

/** Opens the decision of a waiting frame: a seat keeps the id it has, so that a friend's move does not make an answer stale. */
function publish(r: Run, track: Track, f: Frame, step: Instruction): void {
  const seats = (step.op.seats as NonNullable<Handler<unknown>["seats"]>)(r, f, step.a)
  if (seats <= 0) throw new Error(`${r.m.codes[f.p].path}: "${step.name}" waits for nobody`)
  f.asks ??= NOT_ASKED.slice(0, r.s.seats)
  for (let seat = 0; seat < r.s.seats; seat++) {
    if ((seats & (1 << seat)) === 0) f.asks[seat] = 0
    else if (f.asks[seat] === 0) f.asks[seat] = ++r.s.clock
  }
  track.waiting = true
}

interface Point {
  track: number
  f: Frame
  step: Instruction
}

function pointOf(r: Run, seat: Seat, id: number): Point | null {
  // 0 stands for "not asked", and is nobody's decision. A seat as text would find a place in the list as well.
  if (!(id > 0) || typeof seat !== "number") return null
  for (let i = 0; i < r.s.tracks.length; i++) {
    const { waiting, frames } = r.s.tracks[i]
    if (!waiting) continue
    const f = frames[frames.length - 1]
    if (f.asks?.[seat] === id) return { track: i, f, step: stepOf(r, f) }
  }
  return null
}

/** The decision is another seat's, or nobody's any more. */
function notOpen(r: Run, seat: Seat, id: number): Refusal {
  for (const other of seatsOf(r.s))
    if (id > 0 && pointOf(r, other, id) !== null)
      return refuse("not-yours", { asked: other + 1, seat: seat + 1 })
  return refuse("stale", { decision: id })
}

const askOf = (r: Run, point: Point, seat: Seat): Ask => {
  r.track = point.track
  return (point.step.op.ask as NonNullable<Handler<unknown>["ask"]>)(r, point.f, point.step.a, seat)
}

export function decisions(r: Run): Decision[] {
  const found: Decision[] = []
  if (r.s.over !== null) return found
  for (let i = 0; i < r.s.tracks.length; i++) {
    const { waiting, frames } = r.s.tracks[i]
    if (!waiting) continue
    const f = frames[frames.length - 1]
    const step = stepOf(r, f)
    for (let seat = FIRST_SEAT; seat < r.s.seats; seat++) {
      const id = f.asks?.[seat] ?? 0
      if (id === 0) continue
      const { kind, prompt, min, max, joint, pass } = askOf(r, { track: i, f, step }, seat)
      const by = r.m.codes[f.p].by === "" ? "" : askedBy(r, f, seat)
      const idle = kind === "order" && r.m.spec.idle.includes(prompt.key)
      found.push({ id, seat, kind, prompt, min, max, joint, pass, by, standing: kind === "offer", idle })
    }
  }
  return found
}

const listed = (r: Run, point: Point, seat: Seat): Option[] => {
  r.track = point.track
  return point.step.op.options?.(r, point.f, point.step.a, seat) ?? []
}

export function optionsOf(r: Run, seat: Seat, id: number): Option[] {
  const point = r.s.over === null ? pointOf(r, seat, id) : null
  if (point === null) throw notOpen(r, seat, id)
  return listed(r, point, seat)
}

/** Is there anything this seat could do but pass? */
export function canAct(r: Run, seat: Seat): boolean {
  for (const decision of decisions(r)) {
    if (decision.seat !== seat || decision.standing) continue
    const point = pointOf(r, seat, decision.id) as Point
    r.track = point.track
    const { canAct: can } = point.step.op
    if (can === undefined || can(r, point.f, point.step.a, seat)) return true
  }
  return false
}

const ELSEWHERE: readonly string[] = ["not-now", "unknown-act"]

/** Why something is not on any of a seat's lists; null if it is. */
export function explain(r: Run, seat: Seat, what: string): Reason | null {
  let reason: Reason = { key: "not-asked", params: { seat: seat + 1 } }
  for (const decision of decisions(r)) {
    if (decision.seat !== seat) continue
    const point = pointOf(r, seat, decision.id) as Point
    if (listed(r, point, seat).some((option) => option.key === what)) return null
    const why: Reason = point.step.op.explain?.(r, point.f, point.step.a, seat, what) ?? {
      key: "not-offered",
      params: { what },
    }
    // What stands open beside it has nothing to say about acts of other windows.
    if (reason.key === "not-asked" || !decision.standing || !ELSEWHERE.includes(why.key)) reason = why
  }
  return reason
}

function areKeys(keys: unknown): boolean {
  if (!Array.isArray(keys)) return false
  for (let i = 0; i < keys.length; i++) if (typeof keys[i] !== "string") return false
  return true
}

function offers(options: readonly Option[], key: string): boolean {
  for (let i = 0; i < options.length; i++)
    if (options[i].key === key && options[i].range === undefined) return true
  return false
}

/** Are these keys an answer to what is asked? The list of options is the only source of legality. */
function check(
  r: Run,
  point: Point,
  seat: Seat,
  ask: Ask,
  options: readonly Option[],
  keys: readonly string[],
): Reason | null {
  switch (ask.kind) {
    case "choose":
    case "order": {
      if (keys.some((key, i) => keys.includes(key, i + 1))) return { key: "picked-twice" }
      for (const key of keys) if (!offers(options, key)) return notOffered(r, point, seat, key)
      if (keys.length < ask.min || keys.length > ask.max)
        return { key: "pick-count", params: { min: ask.min, max: ask.max, given: keys.length } }
      const { fits } = point.step.op
      return fits === undefined || fits(r, point.f, point.step.a, seat, keys) ? null : { key: "not-together" }
    }
    case "number":
    case "vote":
    case "act":
    case "offer": {
      if (keys.length !== 1) return { key: "pick-count", params: { min: 1, max: 1, given: keys.length } }
      const [key] = keys
      if (offers(options, key)) return null
      const spoken = spokenIn(key)
      const free = options.find((option) => option.range !== undefined && option.key === spoken?.key)
      if (spoken === null || free?.range === undefined) return notOffered(r, point, seat, key)
      const amount = /^(0|[1-9]\d{0,6})$/.test(spoken.number) ? Number(spoken.number) : NaN
      if (!(amount >= free.range.min && amount <= free.range.max))
        return { key: "out-of-range", params: { ...free.range } }
      if (spoken.promise === null) return free.promise === "must" ? { key: "needs-words" } : null
      return free.promise !== undefined && isPromise(spoken.promise) ? null : { key: "bad-words" }
    }
  }
}

function notOffered(r: Run, point: Point, seat: Seat, key: string): Reason {
  return (
    point.step.op.explain?.(r, point.f, point.step.a, seat, key) ?? {
      key: "not-offered",
      params: { what: key },
    }
  )
}

/**
 * Takes an answer and runs on. Throws a Refusal, with nothing changed, if it is none. What was asked, and the options, may be
 * given where they are known already.
 */
export function answer(
  r: Run,
  seat: Seat,
  id: number,
  keys: readonly string[],
  asked: Ask | null,
  given: readonly Option[] | null,
): GameEvent[] {
  if (r.s.over !== null) throw refuse("over")
  const point = pointOf(r, seat, id)
  if (point === null) throw notOpen(r, seat, id)
  if (!areKeys(keys)) throw refuse("bad-answer")
  const options = given ?? listed(r, point, seat)
  const reason = check(r, point, seat, asked ?? askOf(r, point, seat), options, keys)
  if (reason !== null) throw new Refusal(reason)

  const { f, step } = point
  r.s.undo = FREE
  r.s.actor = seat
  // Whatever this run has seen so far: a copy, and a game that was loaded, look at the same things when they go on.
  r.changed = true
  r.track = point.track
  r.s.tracks[point.track].waiting = false
  if (f.asks !== null) f.asks[seat] = 0
  const signal = (step.op.answer as NonNullable<Handler<unknown>["answer"]>)(
    r,
    f,
    step.a,
    seat,
    keys,
    options,
  )
  if (signal === NEXT) {
    f.asks = null
    f.pc++
  } else if (signal === DONE) drop(r.s.tracks[point.track].frames, f)
  else if (r.m.codes[f.p].steps[f.pc] !== step) f.asks = null
  // First what was answered, as far as it goes; then the others look again, for what they wait for may have changed by it.
  if (r.s.over === null && r.s.tracks[point.track].frames.length > 0) runTrack(r, point.track)
  for (let i = 0; i < r.s.tracks.length; i++) {
    const track = r.s.tracks[i]
    if (
      i !== point.track &&
      track.waiting &&
      stepOf(r, track.frames[track.frames.length - 1]).op.steady !== true
    )
      track.waiting = false
  }
  advance(r)
  return r.events
}
