// The page's end of the worker: wishes that are granted or not, and the wire to the match that is open. A worker that has died
// or says nothing any more is told of.

import type { Reason } from "@soulspire/kernel"
import type { ClientMessage, HostMessage, Progress } from "@soulspire/match"
import type { FromWorker, Halt, Place, ToWorker, Wish, Wishes } from "../worker/messages.ts"
import type { Deciding } from "./client.ts"
import { goOn, halt, isHaltKey, useHealth } from "./health.ts"
import { newPulse } from "./pulse.ts"

/** A wish that was not granted. */
export class Denied extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason.key)
    this.reason = reason
  }
}

/** What comes from the match that is open. */
interface Listener {
  host(message: HostMessage): void
  thinking(seat: number | null): void
  deciding(deciding: Deciding): void
  place(place: Place): void
}

export interface Backstage {
  wish<W extends Wish>(wish: W, progress?: Progress): Promise<Wishes[W["want"]]>
  say(message: ClientMessage, seat?: number): void
  /** Says how things are shown here: see `ToWorker`. */
  stage(staged: boolean, behind: boolean): void
  listen(listener: Listener): () => void
}

interface Waiting {
  resolve(value: never): void
  reject(error: Denied): void
  progress: Progress
}

function newBackstage(): Backstage {
  const worker = new Worker(new URL("../worker/worker.ts", import.meta.url), {
    type: "module",
    name: "soulspire",
  })
  const waiting = new Map<number, Waiting>()
  const listeners = new Set<Listener>()
  let count = 0
  let dead: Halt | null = null
  const send = (message: ToWorker): void => worker.postMessage(message)

  const pulse = newPulse({
    ping: () => send({ t: "ping" }),
    // Nobody waits for a worker that has nothing to do.
    wanted: () => dead === null && (waiting.size > 0 || listeners.size > 0),
    silent: () => halt({ key: "worker-silent" }, listeners.size > 0),
    back() {
      if (useHealth.getState().halt?.key === "worker-silent") goOn()
    },
  })

  const denied = (reason: Reason): Denied => {
    const { key, params } = reason
    if (isHaltKey(key))
      halt({ key, ...(params?.["why"] !== undefined && { detail: String(params["why"]) }) }, false)
    return new Denied(reason)
  }

  function die(detail: string): void {
    dead = { key: "worker-dead", detail }
    halt(dead, listeners.size > 0)
    for (const { reject } of waiting.values()) reject(new Denied({ key: "worker-dead" }))
    waiting.clear()
  }
  worker.addEventListener("error", ({ message }) => die(message ?? ""))
  worker.addEventListener("messageerror", () => die("a message could not be read"))

  function settle(id: number, by: (asked: Waiting) => void): void {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (asked !== undefined) by(asked)
  }

  function heed(data: FromWorker): void {
    switch (data.t) {
      case "done":
        return settle(data.id, ({ resolve }) => resolve(data.value as never))
      case "failed":
        return settle(data.id, ({ reject }) => reject(denied(data.reason)))
      case "progress":
        return waiting.get(data.id)?.progress(data.done, data.all)
      case "host":
        for (const listener of listeners) listener.host(data.message)
        return
      case "thinking":
        for (const listener of listeners) listener.thinking(data.seat)
        return
      case "deciding":
        for (const listener of listeners) listener.deciding(data)
        return
      case "place":
        for (const listener of listeners) listener.place(data.place)
        return
      case "stopped":
        return halt(data.halt, data.match !== null)
      case "pong":
    }
  }
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    pulse.heard()
    heed(data)
  })
  return {
    wish: (wish, progress = () => {}) =>
      new Promise((resolve, reject) => {
        if (dead !== null) return reject(denied({ key: dead.key }))
        const id = ++count
        waiting.set(id, { resolve, reject, progress })
        send({ t: "wish", id, wish })
      }),
    say: (message, seat) => send({ t: "say", message, ...(seat !== undefined && { seat }) }),
    stage: (staged, behind) => send({ t: "stage", staged, behind }),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

let made: Backstage | null = null

/** One worker for the page, started when it is first needed. */
export const backstage = (): Backstage => (made ??= newBackstage())
