// The thread in which somebody's own bot thinks. It has the rules, and of the game nothing but what is sent to it.

import { below, newRandom, type RandomState, seedFrom, shuffleInPlace, type State } from "@soulspire/kernel"
import type { Chair } from "@soulspire/bots"
import { receiveMessageOnPort, workerData } from "node:worker_threads"
import { boxOf } from "../../shell/arguments.ts"
import { messageOf } from "../../shell/mistake.ts"
import { type Begin, isKeys, type Question, type Said, type Told } from "./protocol.ts"

const { url, game: id, port, said, told } = workerData as Begin
const { game } = boxOf(id)

function say(what: Said): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a page
  port.postMessage(what)
  Atomics.add(said, 0, 1)
  Atomics.notify(said, 0)
}

/** Asks the host, and waits for what it says. */
function heard<T extends Told["t"]>(what: Said & { t: T }): Extract<Told, { t: T }> {
  say(what)
  for (;;) {
    const before = Atomics.load(told, 0)
    const got = receiveMessageOnPort(port)
    if (got !== undefined) return got.message
    Atomics.wait(told, 0, before)
  }
}

/** The chair that docs/bots.md describes. */
const chairFor = ({ decision, options, view, clock }: Question): Chair => ({
  decision,
  options,
  game,
  clock,
  view: () => view,
  world(random: RandomState): State {
    const dealt = heard({ t: "world", random })
    Object.assign(random, dealt.random)
    return dealt.world
  },
  fits: (keys) => heard({ t: "fits", keys: [...keys] }).fits,
})

type Answer = (chair: Chair, random: RandomState, chance: object) => unknown

/** What a bot rolls its dice with. */
const chance = { below, newRandom, seedFrom, shuffleInPlace }

async function answered(answer: Answer, question: Question): Promise<Said> {
  try {
    const keys = await answer(chairFor(question), question.random, chance)
    return isKeys(keys) ? { t: "keys", keys } : { t: "broken", says: "its answer is no list of keys" }
  } catch (error) {
    return { t: "broken", says: `it broke: ${messageOf(error)}` }
  }
}

async function begin(): Promise<void> {
  let answer: unknown
  try {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- whatever somebody has written
    const brought = (await import(url)) as { default?: { answer?: unknown }; answer?: unknown }
    answer = brought.answer ?? brought.default?.answer
  } catch (error) {
    return say({ t: "broken", says: `it cannot be loaded: ${messageOf(error)}` })
  }
  if (typeof answer !== "function") return say({ t: "broken", says: "it exports no function 'answer'" })
  port.on("message", (message: Told) => {
    if (message.t === "question") void answered(answer as Answer, message.question).then(say)
  })
  say({ t: "ready" })
}

void begin()
