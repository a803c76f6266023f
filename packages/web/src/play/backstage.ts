// The page's end of the worker: wishes that are granted or not, and the wire to the match that is open.

import type { Reason } from "@soulspire/kernel"
import type { ClientMessage, HostMessage } from "@soulspire/match"
import type { FromWorker, ToWorker, Wish, Wishes } from "../worker/messages.ts"

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
  stuck(reason: Reason): void
}

export interface Backstage {
  wish<W extends Wish>(wish: W): Promise<Wishes[W["want"]]>
  say(message: ClientMessage): void
  listen(listener: Listener): () => void
}

interface Waiting {
  resolve(value: never): void
  reject(error: Denied): void
}

function newBackstage(): Backstage {
  const worker = new Worker(new URL("../worker/worker.ts", import.meta.url), {
    type: "module",
    name: "soulspire",
  })
  const waiting = new Map<number, Waiting>()
  const listeners = new Set<Listener>()
  let count = 0
  const send = (message: ToWorker): void => worker.postMessage(message)

  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    switch (data.t) {
      case "done":
      case "failed": {
        const asked = waiting.get(data.id)
        waiting.delete(data.id)
        if (data.t === "done") asked?.resolve(data.value as never)
        else asked?.reject(new Denied(data.reason))
        return
      }
      case "host":
        for (const listener of listeners) listener.host(data.message)
        return
      case "thinking":
        for (const listener of listeners) listener.thinking(data.seat)
        return
      case "stuck":
        for (const listener of listeners) listener.stuck(data.reason)
    }
  })
  return {
    wish: (wish) =>
      new Promise((resolve, reject) => {
        const id = ++count
        waiting.set(id, { resolve, reject })
        send({ t: "wish", id, wish })
      }),
    say: (message) => send({ t: "say", message }),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

let made: Backstage | null = null

/** One worker for the page, started when it is first needed. */
export const backstage = (): Backstage => (made ??= newBackstage())
