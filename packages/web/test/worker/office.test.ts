// The worker's office without a worker: matches are begun, stored at every answer, opened again, thrown away, carried
// from one browser to another; and nothing that a seat may not see is ever sent.

import { fourSouls } from "@soulspire/four-souls"
import { applyMessage, type ClientState, newClient, readMatchFile, resume } from "@soulspire/match"
import { describe, expect, it } from "vitest"
import type { FromWorker, NewMatch, SavedMatch, ToWorker, Wish, Wishes } from "../../src/worker/messages.ts"
import { newOffice } from "../../src/worker/office.ts"
import { type Drawer, newDrawer } from "../support/drawer.ts"

interface Desk {
  sent: FromWorker[]
  state(): ClientState
  wish<W extends Wish>(wish: W): Promise<Wishes[W["want"]]>
  say(message: Extract<ToWorker, { t: "say" }>["message"]): void
  /** Waits until whoever plays here is asked, or the game is over. */
  asked(): Promise<void>
}

function deskWith(drawer: Drawer): Desk {
  const sent: FromWorker[] = []
  let state = newClient
  let count = 0
  const office = newOffice(drawer, (message) => {
    sent.push(structuredClone(message))
    if (message.t === "host") state = applyMessage(state, structuredClone(message.message))
  })
  const until = async (done: () => boolean): Promise<void> => {
    while (!done()) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return {
    sent,
    state: () => state,
    say: (message) => office.receive({ t: "say", message }),
    async wish(wish) {
      const id = ++count
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
  }
}

const setup: NewMatch = {
  game: "four-souls",
  options: { barter: false },
  seats: [
    { kind: "person", name: "Ada" },
    { kind: "bot", bot: "random", name: "Ben" },
  ],
  seed: "office",
  curtain: false,
}

async function opened(desk: Desk): Promise<SavedMatch> {
  const saved = await desk.wish({ want: "create", setup })
  await desk.wish({ want: "open", match: saved.id, seat: 0 })
  desk.say({ t: "subscribe", id: "s" })
  await desk.asked()
  return saved
}

/** The first option of what must be answered, several times. */
async function answerOften(desk: Desk, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const { view, epoch, version } = desk.state()
    const asked = view?.asked.find(({ standing }) => !standing)
    if (asked === undefined) return
    const keys = asked.options.slice(0, Math.max(1, asked.min)).map(({ key }) => key)
    desk.say({ t: "answer", id: `a ${version}`, epoch, decision: asked.id, keys })
    while (desk.state().version === version) await new Promise((resolve) => setTimeout(resolve, 1))
    await desk.asked()
  }
}

describe("a match", () => {
  it("is stored at every answer, and goes on after a reload where it was", async () => {
    const drawer = newDrawer()
    const desk = deskWith(drawer)
    const saved = await opened(desk)
    await answerOften(desk, 12)
    const before = desk.state()
    const again = deskWith(drawer)
    await again.wish({ want: "open", match: saved.id, seat: 0 })
    again.say({ t: "subscribe", id: "s" })
    await again.asked()
    expect(again.state().view).toEqual(before.view)
    expect((await again.wish({ want: "list" }))[0].answers).toBeGreaterThanOrEqual(12)
  })

  it("that cannot be stored does not go on, and says so", async () => {
    const drawer = newDrawer()
    const desk = deskWith(drawer)
    await opened(desk)
    drawer.full = true
    const { view, epoch, version } = desk.state()
    const [asked] = view?.asked ?? []
    desk.say({ t: "answer", id: "lost", epoch, decision: asked.id, keys: [asked.options[0].key] })
    while (desk.state().replies["lost"] === undefined) await new Promise((resolve) => setTimeout(resolve, 1))
    expect(desk.state().replies["lost"]).toMatchObject({ accepted: false, reason: { key: "not-stored" } })
    expect(desk.state().version).toBe(version)
  })

  it("can be carried elsewhere as a file", async () => {
    const drawer = newDrawer()
    const desk = deskWith(drawer)
    const saved = await opened(desk)
    await answerOften(desk, 3)
    const text = await desk.wish({ want: "export", match: saved.id })
    const elsewhere = deskWith(newDrawer())
    const there = await elsewhere.wish({ want: "import", text })
    await elsewhere.wish({ want: "open", match: there.id, seat: 0 })
    elsewhere.say({ t: "subscribe", id: "s" })
    await elsewhere.asked()
    expect(elsewhere.state().view).toEqual(desk.state().view)
  })

  it("that was thrown away is gone", async () => {
    const drawer = newDrawer()
    const desk = deskWith(drawer)
    const saved = await opened(desk)
    await desk.wish({ want: "forget", match: saved.id })
    expect(await desk.wish({ want: "list" })).toEqual([])
    await expect(desk.wish({ want: "open", match: saved.id, seat: 0 })).rejects.toThrow("no-such-match")
  })

  it("is refused with the game's reason where the table cannot be", async () => {
    const desk = deskWith(newDrawer())
    const options = { nonsense: true }
    await expect(desk.wish({ want: "create", setup: { ...setup, options } })).rejects.toThrow(
      "unknown-option",
    )
    await expect(desk.wish({ want: "import", text: "nonsense" })).rejects.toThrow("file.not-json")
  })
})

it("what the worker sends never names anything that the seat does not know", async () => {
  const drawer = newDrawer()
  const desk = deskWith(drawer)
  const saved = await opened(desk)
  await answerOften(desk, 25)
  const sent = desk.sent.filter(({ t }) => t === "host")
  const match = resume(readMatchFile(await desk.wish({ want: "export", match: saved.id })), fourSouls)
  // The true state is known here: every name of something that seat 0 cannot know.
  const hidden = match.state.objects.filter(({ zone, known }) => zone >= 0 && (known & 1) === 0)
  expect(hidden.length).toBeGreaterThan(100)
  const numbers = new Set(JSON.stringify(sent).match(/\d+/g))
  expect(hidden.filter(({ ref }) => numbers.has(String(ref)))).toEqual([])
  // It would be noticed: what the seat knows is named.
  const own = match.state.objects.find(({ zone, known }) => zone >= 0 && (known & 1) !== 0)
  expect(numbers.has(String(own?.ref))).toBe(true)
})
