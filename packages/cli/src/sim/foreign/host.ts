// Somebody's own bot at a seat: it thinks in a thread of its own, which is told what the seat may know and nothing else, and
// is ended when it takes too long. Whoever asks it waits; so a game goes on as it does with any other bot.

import type { Bot, Chair } from "@soulspire/bots"
import { newRandom, type RandomState, seedFrom, type View } from "@soulspire/kernel"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads"
import { besideBundle } from "../../shell/root.ts"
import { Forfeit } from "../forfeit.ts"
import { type Begin, isKeys, type Question, type Said, type Told } from "./protocol.ts"

/** Seconds in which it has to be there; loading the rules is not its thinking. */
const LOADING = 60
/** Megabytes that it may fill. */
const MEMORY = 1024

/** A file rather than the name of a bot. */
export const isFile = (spec: string): boolean => /[\\/]|\.m?js$/.test(spec)

export interface ForeignBot extends Pick<Bot, "answer"> {
  end(): void
}

/** Its chance follows from what the seat sees, so that it tells nothing of the seed of the game. */
const chanceFor = (view: View): RandomState => newRandom(seedFrom(JSON.stringify(view)), 1)

/** All that a bot is told of a decision. */
export function questionAt({ decision, options, clock, view }: Chair): Question {
  const seen = view()
  return { decision, options, clock, view: seen, random: chanceFor(seen) }
}

/** Sits it down; it is there at its first question. `think` is in seconds. */
export function foreignBot(path: string, game: string, seat: number, think: number): ForeignBot {
  const [said, told] = [counter(), counter()]
  const { port1: port, port2 } = new MessageChannel()
  const begin: Begin = { url: pathToFileURL(resolve(path)).href, game, port: port2, said, told }
  const worker = new Worker(besideBundle("sim-foreign.mjs"), {
    workerData: begin,
    transferList: [port2],
    env: {},
    execArgv: [],
    // What it writes is nobody's result.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  })
  worker.stdout.resume()
  worker.stderr.resume()
  // A thread that is gone answers no more, and that is noticed.
  worker.on("error", () => {})

  const end = (): void => {
    port.close()
    void worker.terminate()
  }

  const tell = (what: Told): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a page
    port.postMessage(what)
    Atomics.add(told, 0, 1)
    Atomics.notify(told, 0)
  }

  const forfeit = (says: string): never => {
    end()
    throw new Forfeit(seat, `${path}: ${says}`)
  }

  /** The next thing it says. */
  function hear(until: number, seconds: number): Said {
    for (;;) {
      const before = Atomics.load(said, 0)
      const got = receiveMessageOnPort(port)
      if (got !== undefined) return got.message
      const left = until - performance.now()
      if (left <= 0) return forfeit(`no answer within ${seconds} s`)
      Atomics.wait(said, 0, before, left)
    }
  }

  /** Hears it out, and deals the worlds it asks for. */
  function keysWithin(seconds: number, chair: Chair | null): string[] | null {
    const until = performance.now() + seconds * 1000
    for (;;) {
      const what = hear(until, seconds)
      if (what.t === "broken") return forfeit(what.says)
      if (what.t === "ready") return null
      if (what.t === "keys" && isKeys(what.keys)) return what.keys
      if (chair === null || !serves(chair, what)) return forfeit("it says what makes no sense")
    }
  }

  /** Does what it asks for, if that can be done. */
  function serves(chair: Chair, what: Said): boolean {
    try {
      if (what.t === "fits") tell({ t: "fits", fits: chair.fits(what.keys) })
      else if (what.t === "world") tell({ t: "world", world: chair.world(what.random), random: what.random })
      else return false
      return true
    } catch {
      return false
    }
  }

  let isReady = false
  return {
    end,
    answer(chair) {
      if (!isReady) keysWithin(LOADING, null)
      isReady = true
      tell({ t: "question", question: questionAt(chair) })
      return keysWithin(think, chair) ?? forfeit("it says what makes no sense")
    },
  }
}

const counter = (): Int32Array => new Int32Array(new SharedArrayBuffer(4))
