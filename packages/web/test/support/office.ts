// The worker's office without a worker, for tests: what is wished, said and heard.

import { applyMessage, type ClientState, newClient } from "@soulspire/match"
import { oneTab, type Tabs } from "../../src/worker/claim.ts"
import type { FromWorker, NewMatch, SavedMatch, ToWorker, Wish, Wishes } from "../../src/worker/messages.ts"
import { newOffice } from "../../src/worker/office.ts"
import type { Saves } from "../../src/worker/saves.ts"

export interface Desk {
  sent: FromWorker[]
  state(): ClientState
  wish<W extends Wish>(wish: W): Promise<Wishes[W["want"]]>
  say(message: Extract<ToWorker, { t: "say" }>["message"]): void
  /** How things are shown: one after another, and whether that is behind. */
  stage(staged: boolean, behind: boolean): void
  /** Waits until whoever plays here is asked, or the game is over. */
  asked(): Promise<void>
  /** Waits until it has been told something of this kind, and says what. */
  told<T extends FromWorker["t"]>(t: T): Promise<Extract<FromWorker, { t: T }>>
}

export const until = async (done: () => boolean): Promise<void> => {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 1))
}

export function deskWith(saves: Saves, tabs: Tabs = oneTab): Desk {
  const sent: FromWorker[] = []
  let state = newClient
  let count = 0
  const office = newOffice(saves, tabs, (message) => {
    sent.push(structuredClone(message))
    if (message.t === "host") state = applyMessage(state, structuredClone(message.message))
  })
  return {
    sent,
    state: () => state,
    say: (message) => office.receive({ t: "say", message }),
    stage: (staged, behind) => office.receive({ t: "stage", staged, behind }),
    async wish(wish) {
      const id = ++count
      // Another match is another beginning.
      if (wish.want === "open") state = newClient
      office.receive({ t: "wish", id, wish })
      const isReply = (each: FromWorker): boolean =>
        (each.t === "done" || each.t === "failed") && each.id === id
      await until(() => sent.some(isReply))
      const reply = sent.find(isReply) as Extract<FromWorker, { t: "done" | "failed" }>
      if (reply.t === "failed") throw new Error(reply.reason.key)
      return reply.value as never
    },
    asked: () =>
      until(
        () => (state.view?.asked.some(({ standing }) => !standing) ?? false) || state.view?.over !== null,
      ),
    async told(t) {
      await until(() => sent.some((each) => each.t === t))
      return sent.findLast((each) => each.t === t) as never
    },
  }
}

export const duel: NewMatch = {
  game: "four-souls",
  options: { barter: false },
  seats: [
    { kind: "person", name: "Ada" },
    { kind: "bot", bot: "random", name: "Ben" },
  ],
  seed: "office",
  curtain: false,
}

/** A fight that bots have among themselves, so that it is soon over. */
export const fight: NewMatch = {
  game: "spire",
  options: { room: "encounter" },
  seats: [{ kind: "bot", bot: "random", name: "Cleo" }],
  seed: "fight",
  curtain: false,
}

export async function enter(desk: Desk, id: string): Promise<void> {
  await desk.wish({ want: "open", match: id, seat: 0 })
  const before = desk.sent.length
  desk.say({ t: "subscribe", id: `s ${before}` })
  await until(() => desk.sent.slice(before).some((each) => each.t === "host" && each.message.t === "view"))
}

export async function opened(desk: Desk, setup: NewMatch = duel): Promise<SavedMatch> {
  const saved = await desk.wish({ want: "create", setup })
  await enter(desk, saved.id)
  await desk.asked()
  return saved
}

/** Gives the first option of what must be answered; says whether there was anything to answer. */
export function answerOnce(desk: Desk): boolean {
  const { view, epoch, version } = desk.state()
  const asked = view?.asked.find(({ standing }) => !standing)
  if (asked === undefined) return false
  const keys = asked.options.slice(0, Math.max(1, asked.min)).map(({ key }) => key)
  desk.say({ t: "answer", id: `a ${version} ${desk.sent.length}`, epoch, decision: asked.id, keys })
  return true
}

export async function answerOften(desk: Desk, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const { version } = desk.state()
    if (!answerOnce(desk)) return
    await until(() => desk.state().version !== version)
    await desk.asked()
  }
}
