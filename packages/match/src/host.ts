// The host of a match, without a wire: messages come in, messages go out, entries are stored before they happen. A worker
// and a server wrap this; they say who a client is, and ask the bots.

import { type Decision, type Reason, Refusal, type State } from "@soulspire/kernel"
import { botDecisions } from "./bots.ts"
import { catchUp, tellStep } from "./channel.ts"
import { type Desk, type Hooks, lookersAt, newDesk } from "./desk.ts"
import { followerOf, type Report, reportOf } from "./follower.ts"
import { autoStep, decides, setPreferences, watchStep } from "./host-auto.ts"
import { settle, undoStep } from "./host-undo.ts"
import type { Entry } from "./log.ts"
import {
  askedOf,
  commit,
  isSeatOf,
  isStuck,
  type Match,
  prepareAnswer,
  prepareSeat,
  prepareTakeOver,
  type Step,
  versionOf,
} from "./match.ts"
import type { ClientMessage, Viewer } from "./protocol.ts"
import { idOf, readMessage } from "./read-message.ts"
import { toldOf } from "./questions.ts"
import { prepareEntry } from "./replay.ts"
import type { Seating } from "./seats.ts"
import { Misshapen } from "@soulspire/kernel/outside"
import { because, no } from "./reasons.ts"
import { viewOf } from "./views.ts"

/** Told when something was done, or why it was not. */
export type Done = (refused: Reason | null) => void

export interface Host {
  /** Whose client this is. The wrapper has seen to it that it may be; throws a Refusal if there is no such seat. */
  connect(client: string, viewer: Viewer): void
  disconnect(client: string): void
  /** Whatever a client has sent. */
  receive(client: string, message: unknown): void
  /** Has this seat's person anything to decide that their preferences do not answer? For whoever hosts them, and nobody else. */
  decides(seat: number): boolean
  /** What bots have to answer, and in which epoch; nothing while it is being talked about taking back. */
  botsToMove(): { epoch: number; decisions: Decision[] }
  answerForBot(seat: number, epoch: number, decision: number, keys: readonly string[], done?: Done): void
  sit(seat: number, now: Seating, done?: Done): void
  /** The rules that are here play on, if others have played so far: stored before anything else that comes after it. */
  takeOver(done?: Done): void
  /** An entry that another host of the same match has stored; throws a MatchFileError if it does not go on from here. */
  follow(entry: Entry): void
}

/** How many replies are remembered. What is older is stale by its decision and epoch anyway. */
const REMEMBERED = 2000

export function hostOf<S extends State>(match: Match<S>, hooks: Hooks): Host {
  const desk: Desk<S> = newDesk(match, hooks)
  const queue: (() => void)[] = []
  const follower = followerOf(match)
  let storing = false
  let working = false
  let stopped = false

  /** One thing after another: what clients want first, then what preferences answer; nothing while an entry is stored. */
  function work(): void {
    if (working) return
    working = true
    try {
      while (!storing) {
        const next = queue.shift()
        if (next !== undefined) next()
        else {
          const step = preferred()
          if (step === null || !submit(step, () => {})) break
        }
      }
    } finally {
      working = false
    }
  }
  /** What somebody's preferences answer next. */
  function preferred(): Step<S> | null {
    if (stopped) return null
    try {
      return autoStep(desk)
    } catch (error) {
      stop(reportOf(match, String(error)))
      return null
    }
  }
  const enqueue = (thing: () => void): void => {
    queue.push(thing)
    work()
  }

  /** Stores a step and makes it happen; says whether it has happened by now. */
  function submit(step: Step<S>, done: Done): boolean {
    const finish = (stored: boolean): void => {
      if (stored) happen(step)
      done(stored ? null : because("not-stored", {}))
    }
    const report = follower.check(step)
    if (report !== null) {
      stop(report)
      done(because("play-stopped", {}))
      return false
    }
    if (hooks.store === undefined) {
      finish(true)
      return true
    }
    storing = true
    let heard = false
    let kept = false
    const heed = (stored: boolean): void => {
      if (heard) return
      heard = true
      storing = false
      kept = stored
      finish(stored)
      work()
    }
    try {
      hooks.store(step.entry, step.at, heed, step.state)
    } catch (error) {
      // It has failed to store; or it has stored, and what then happened is broken.
      if (heard) throw error
      heed(false)
    }
    return kept
  }

  /** From here on nothing changes the match any more: what stands is what was stored and agrees. */
  function stop(report: Report): void {
    stopped = true
    hooks.stopped?.(report)
  }

  function happen(step: Step<S>): void {
    commit(match, step)
    follower.took()
    settle(desk, step.entry.k === "undo" ? "done" : "overtaken")
    tellStep(desk, step)
    watchStep(desk, step)
    if (isStuck(match)) stop(reportOf(match, "stuck"))
  }

  /** Does what a prepared step says, or tells why it cannot be. */
  function attempt(prepare: () => Step<S> | null, done: Done): void {
    if (stopped) return done(because("play-stopped", {}))
    let step: Step<S> | null
    try {
      step = prepare()
    } catch (error) {
      if (error instanceof Refusal) return done(error.reason)
      // What breaks has changed nothing: it was tried on a copy.
      stop(reportOf(match, String(error)))
      return done(because("play-stopped", {}))
    }
    if (step === null) done(null)
    else submit(step, done)
  }

  /** An answer to what is open now; a decision of another epoch, or another seat's, is nobody's business any more. */
  function answerOf(seat: number, epoch: number, decision: number, keys: readonly string[]): Step<S> {
    if (!isOpen(seat, epoch, decision)) throw no("stale", { decision })
    return prepareAnswer(match, { seat, decision, keys }, lookersAt(desk))
  }
  const isOpen = (seat: number, epoch: number, decision: number): boolean =>
    epoch === match.epoch && askedOf(match, seat).some(({ id }) => id === decision)

  function handle(client: string, viewer: Viewer, message: ClientMessage): void {
    const { t, id } = message
    if (t === "subscribe") {
      desk.subscribed.add(client)
      for (const each of catchUp(desk, viewer, message.since)) hooks.send(client, each)
      return
    }
    if (t === "ask") {
      const told = toldOf(desk, viewer, message.question)
      hooks.send(
        client,
        "reason" in told && !("what" in told)
          ? { t: "answered", id, accepted: false, reason: told.reason }
          : { t: "told", id, told },
      )
      return
    }
    // By the seat, for whoever comes back to it; by the client, for whoever has left it.
    const names = [`seat ${viewer} ${id}`, `client ${client} ${id}`]
    const before = desk.replies.get(names[0]) ?? desk.replies.get(names[1])
    if (before !== undefined) {
      hooks.send(client, before)
      return
    }
    const done: Done = (reason) => {
      const reply =
        reason === null
          ? ({ t: "answered", id, accepted: true, version: versionOf(match) } as const)
          : ({ t: "answered", id, accepted: false, reason } as const)
      // What could not be stored may be tried again; a watcher is told the same without remembering.
      if (reason?.key !== "not-stored" && viewer !== "spectator")
        for (const name of names) remember(name, reply)
      hooks.send(client, reply)
    }
    if (viewer === "spectator") done(because("only-watching", {}))
    else if (match.seats[viewer].kind !== "person") done(because("not-your-seat", { seat: viewer + 1 }))
    else act(client, viewer, message, done)
  }

  function remember(key: string, reply: Parameters<typeof desk.replies.set>[1]): void {
    desk.replies.set(key, reply)
    const [oldest] = desk.replies.keys()
    if (desk.replies.size > REMEMBERED) desk.replies.delete(oldest)
  }

  function act(
    client: string,
    seat: number,
    message: Exclude<ClientMessage, { t: "subscribe" | "ask" }>,
    done: Done,
  ): void {
    switch (message.t) {
      case "answer": {
        const { epoch, decision, keys } = message
        attempt(() => answerOf(seat, epoch, decision, keys), done)
        return
      }
      case "undo":
        attempt(() => undoStep(desk, seat, message), done)
        return
      case "preferences":
        setPreferences(desk, seat, message.preferences)
        done(null)
        return
      case "hint":
        hint(client, seat, message, done)
        return
      case "leave":
        attempt(
          () => prepareSeat(match, { seat, now: { kind: "empty", name: "" } }),
          (reason) => {
            done(reason)
            if (reason === null)
              for (const [each, viewer] of desk.clients) if (viewer === seat) connect(each, "spectator")
          },
        )
    }
  }

  function hint(
    client: string,
    seat: number,
    { id, epoch, decision }: Extract<ClientMessage, { t: "hint" }>,
    done: Done,
  ): void {
    const asked = viewOf(match, seat).asked.find((each) => each.id === decision)
    if (asked === undefined || epoch !== match.epoch) return done(because("stale", { decision }))
    if (hooks.hint === undefined) return done(because("no-hints", {}))
    hooks.hint(seat, asked, (keys, why = null) => {
      if (desk.clients.get(client) === seat) hooks.send(client, { t: "hint", id, epoch, decision, keys, why })
    })
  }

  /** Whoever changes places sees nothing from the old one any more, and starts with a whole view. */
  function connect(client: string, viewer: Viewer): void {
    if (viewer !== "spectator" && !isSeatOf(match, viewer))
      throw no("no-such-seat", { seat: Number(viewer) + 1 })
    const moved = desk.subscribed.has(client) && desk.clients.get(client) !== viewer
    desk.clients.set(client, viewer)
    if (moved) for (const each of catchUp(desk, viewer, undefined)) hooks.send(client, each)
  }

  if (isStuck(match)) stop(reportOf(match, "stuck"))
  return {
    connect,
    disconnect(client) {
      desk.clients.delete(client)
      desk.subscribed.delete(client)
    },
    receive(client, raw) {
      enqueue(() => {
        const viewer = desk.clients.get(client)
        if (viewer === undefined) return
        try {
          handle(client, viewer, readMessage(raw, ""))
        } catch (error) {
          if (!(error instanceof Misshapen)) throw error
          const reason = because("bad-message", { field: error.at })
          hooks.send(client, { t: "answered", id: idOf(raw), accepted: false, reason })
        }
      })
    },
    decides: (seat) => decides(desk, seat),
    botsToMove: () => ({
      epoch: match.epoch,
      decisions: desk.request === null && !stopped ? botDecisions(match) : [],
    }),
    answerForBot(seat, epoch, decision, keys, done = () => {}) {
      enqueue(() => {
        if (desk.request !== null) done(because("undo-asked-already", { seat: desk.request.seat + 1 }))
        else if (!isSeatOf(match, seat) || match.seats[seat].kind !== "bot")
          done(because("not-your-seat", { seat: seat + 1 }))
        else attempt(() => answerOf(seat, epoch, decision, keys), done)
      })
    },
    sit: (seat, now, done = () => {}) =>
      enqueue(() => attempt(() => prepareSeat(match, { seat, now }), done)),
    takeOver: (done = () => {}) => enqueue(() => attempt(() => prepareTakeOver(match), done)),
    follow: (entry) =>
      enqueue(() => {
        const step = prepareEntry(match, entry, versionOf(match) + 1)
        const report = follower.check(step)
        if (report === null) happen(step)
        else stop(report)
      }),
  }
}
