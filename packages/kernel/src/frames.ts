// Frames and tracks: pushing, unwinding with clean-up, and the guard against endless loops.

import { copyPlain, type Env } from "./plain.ts"
import { NOBODY } from "./refs.ts"
import type { Run } from "./run.ts"
import type { Frame, Track } from "./state.ts"

export function push(r: Run, p: number, env: Env, track = r.track): Frame {
  const frame: Frame = { p, pc: 0, env, asks: null }
  const t = r.s.tracks[track]
  t.frames.push(frame)
  t.waiting = false
  watch(r, p)
  return frame
}

export function pushProgram(r: Run, name: string, env: Env = {}, track = r.track): Frame {
  const p = r.m.programs.get(name)
  if (p === undefined) throw new Error(`no program is called "${name}"`)
  return push(r, p, env, track)
}

/** The frame a finished frame goes back to. */
export function below(track: Track, frame: Frame): Frame | null {
  const at = track.frames.lastIndexOf(frame)
  return at > 0 ? track.frames[at - 1] : null
}

/** Does something stand on this frame of the running track, to be done before it goes on? */
export function isCovered(r: Run, frame: Frame): boolean {
  const { frames } = r.s.tracks[r.track]
  return frames[frames.length - 1] !== frame
}

/** Bindings to take along into another program: all but the loop counters of this one, and but what is named. */
export function carry(env: Env, but = ""): Env {
  const taken: Env = {}
  for (const key in env) if (key.charCodeAt(0) !== 36 && key !== but) taken[key] = copyPlain(env[key])
  return taken
}

/** The bindings of a frame that ends, for whoever goes on with them: nobody else will read them, so there is no need for copies. */
export function bequeath(env: Env): Env {
  for (const key in env) if (key.charCodeAt(0) === 36) return carry(env)
  return env
}

/** Unbinds what a step kept for itself. (The engine gives up on an object that something is deleted from.) */
export function unbind(f: Frame, ...names: readonly string[]): void {
  const left: Env = {}
  for (const key in f.env) if (!names.includes(key)) left[key] = f.env[key]
  f.env = left
}

/** What a called program starts with: who speaks (or that nobody does), for which card and text, and which replacements have had their say. */
export function handOn(env: Env): Env {
  // `did` is there from the start, because almost every program comes to write it.
  const taken: Env = { you: env["you"] ?? NOBODY, this: env["this"] ?? NOBODY, did: 0 }
  if (env["unowned"] !== undefined) taken["unowned"] = 1
  if (env["text"] !== undefined) taken["text"] = copyPlain(env["text"])
  if (env["applied"] !== undefined) taken["applied"] = (env["applied"] as number[]).slice()
  return taken
}

// Counting frames since the last progress finds both kinds of endlessness: one that never asks anybody, and one that
// goes on through forced answers.
function watch(r: Run, p: number): void {
  const { guard } = r.s
  guard.pushed++
  if (guard.pushed * 2 > r.m.patience) {
    const { path } = r.m.codes[p]
    guard.tally[path] = (guard.tally[path] ?? 0) + 1
  }
}

export const outOfPatience = (r: Run): boolean => r.s.guard.pushed > r.m.patience

/** Tells the game, which may have a way out; otherwise the game is over, and says what went round. */
export function breakLoop(r: Run): void {
  const { tally } = r.s.guard
  progress(r)
  if (r.m.programs.has("loop")) {
    pushProgram(r, "loop")
    return
  }
  const most = Math.max(...Object.values(tally))
  const cycle = Object.keys(tally)
    // Cards that take turns are each seen less often than the rules they all go through.
    .filter((path) => tally[path] * 16 >= most)
    .toSorted()
  r.s.over = { winners: [], how: "endless", cycle }
}

export function progress(r: Run): void {
  r.s.guard.pushed = 0
  r.s.guard.tally = {}
}

/** Leaves the innermost block of this name: on the running track, else on the main one (then every seat's track ends). */
export function unwind(r: Run, label: string): void {
  const own = r.s.tracks[r.track]
  if (find(r, own, label) >= 0) return unwindTrack(r, own, label)
  for (let i = 1; i < r.s.tracks.length; i++) unwindTrack(r, r.s.tracks[i], null)
  if (find(r, r.s.tracks[0], label) < 0) throw new Error(`nothing called "${label}" is going on`)
  unwindTrack(r, r.s.tracks[0], label)
}

/** Is a block of this name being run anywhere that `leave` would look? */
export const within = (r: Run, label: string): boolean =>
  find(r, r.s.tracks[r.track], label) >= 0 || find(r, r.s.tracks[0], label) >= 0

function regionIn(r: Run, frame: Frame, label: string): { from: number; to: number } | undefined {
  return r.m.codes[frame.p].regions.find((g) => g.label === label && frame.pc >= g.from && frame.pc < g.to)
}

function find(r: Run, track: Track, label: string): number {
  for (let i = track.frames.length - 1; i >= 0; i--)
    if (regionIn(r, track.frames[i], label) !== undefined) return i
  return -1
}

/** Pops frames until the block is reached; a clean-up on the way is run first, and goes on unwinding when it ends. */
export function unwindTrack(r: Run, track: Track, label: string | null): void {
  const bottom = label === null ? track.standing : find(r, track, label)
  for (;;) {
    const top = track.frames.length - 1
    if (label === null && top < bottom) return
    const frame = track.frames[top]
    const code = r.m.codes[frame.p]
    const goal = top === bottom && label !== null ? regionIn(r, frame, label) : undefined
    const guarded = code.regions.find(
      (g) =>
        g.label === null &&
        frame.pc >= g.from &&
        frame.pc < g.to &&
        (goal === undefined || (g.from >= goal.from && g.to <= goal.to)),
    )
    track.waiting = false
    frame.asks = null
    if (guarded !== undefined) {
      frame.env["$leaving"] = label
      frame.pc = guarded.to
      return
    }
    if (goal !== undefined) {
      frame.pc = goal.to
      return
    }
    const step = code.steps[frame.pc]
    step?.op.cleanup?.(r, frame, step.a)
    track.frames.pop()
  }
}
