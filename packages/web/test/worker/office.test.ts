// The worker's office without a worker: matches are begun, stored at every answer, opened again, thrown away, carried
// from one browser to another; and nothing that a seat may not see is ever sent.

import { fourSouls } from "@soulspire/four-souls"
import { readMatchFile, resume } from "@soulspire/match"
import { describe, expect, it } from "vitest"
import { newDrawer } from "../support/drawer.ts"
import { answerOften, deskWith, duel, enter, opened } from "../support/office.ts"

describe("a match", () => {
  it("is stored at every answer, and goes on after a reload where it was", async () => {
    const drawer = newDrawer()
    const desk = deskWith(drawer)
    const saved = await opened(desk)
    await answerOften(desk, 12)
    const before = desk.state()
    const again = deskWith(drawer)
    await enter(again, saved.id)
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
    const { added } = await elsewhere.wish({ want: "import", text })
    await enter(elsewhere, added[0].id)
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
    await expect(desk.wish({ want: "create", setup: { ...duel, options } })).rejects.toThrow("unknown-option")
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
