// A saved match is sacred: two tabs do not destroy it, its end comes with its last answer, a file comes in whole or not at
// all, and where nothing can be stored it says so and can be tried again.

import { fourSouls } from "@soulspire/four-souls"
import { type Entry, readMatchFile, verify } from "@soulspire/match"
import { describe, expect, it } from "vitest"
import { newDrawer } from "../support/drawer.ts"
import { newHub } from "../support/hub.ts"
import {
  answerOften,
  answerOnce,
  type Desk,
  deskWith,
  duel,
  enter,
  fight,
  opened,
  until,
} from "../support/office.ts"

/** The match as it is stored, if it is one that was really played so. */
async function verified(desk: Desk, id: string): Promise<readonly Entry[]> {
  const elsewhere = await desk.wish({ want: "export", match: id })
  const verdict = verify(readMatchFile(elsewhere), fourSouls)
  if (!verdict.good) throw verdict.error
  return verdict.match.log
}

const over = async (desk: Desk): Promise<void> => until(() => desk.state().view?.over !== null)

describe("two tabs on one match", () => {
  it("the second looks on, follows every answer, and plays when it takes over", async () => {
    const drawer = newDrawer()
    const hub = newHub()
    const first = deskWith(drawer, hub)
    const second = deskWith(drawer, hub)
    const { id } = await opened(first)
    await enter(second, id)
    await answerOften(first, 6)
    await until(() => second.state().version === first.state().version)
    expect(second.state().view).toEqual(first.state().view)

    const { version } = second.state()
    answerOnce(second)
    await until(() => Object.values(second.state().replies).some((reply) => !reply.accepted))
    expect(Object.values(second.state().replies)).toMatchObject([{ reason: { key: "only-watching" } }])

    await second.wish({ want: "take-over" })
    expect(await first.told("place")).toEqual({ t: "place", place: "elsewhere" })
    await answerOften(second, 6)
    expect(second.state().version).toBeGreaterThan(version)
    await until(() => first.state().version === second.state().version)
    expect(await verified(deskWith(drawer), id)).toHaveLength(second.state().version)
  })

  it("whoever looks on hears when the other has left, and goes on from there", async () => {
    const drawer = newDrawer()
    const hub = newHub()
    const first = deskWith(drawer, hub)
    const second = deskWith(drawer, hub)
    const { id } = await opened(first)
    await enter(second, id)
    await answerOften(first, 3)
    await first.wish({ want: "close" })
    expect(await second.told("place")).toEqual({ t: "place", place: "free" })
    await second.wish({ want: "take-over" })
    await answerOften(second, 3)
    expect((await verified(deskWith(drawer), id)).length).toBeGreaterThanOrEqual(6)
  })

  it("that know nothing of each other overwrite nothing: what comes second is refused and caught up with", async () => {
    const drawer = newDrawer()
    const first = deskWith(drawer)
    const second = deskWith(drawer)
    const { id } = await opened(first)
    await enter(second, id)
    for (let i = 0; i < 8; i++) {
      const [one, other] = i % 2 === 0 ? [first, second] : [second, first]
      await answerOften(one, 1)
      const before = other.state().version
      // Behind by what the other has stored: it cannot be taken, and the match is seen as it is.
      if (answerOnce(other)) await until(() => other.state().version > before)
      await other.asked()
    }
    expect((await verified(deskWith(drawer), id)).length).toBeGreaterThanOrEqual(8)
  })

  it("a match that was thrown away in another one stops with a word, and can still be kept as a file", async () => {
    const drawer = newDrawer()
    const desk = deskWith(drawer)
    const { id } = await opened(desk)
    await answerOften(desk, 2)
    await deskWith(drawer).wish({ want: "forget", match: id })
    answerOnce(desk)
    expect(await desk.told("stopped")).toMatchObject({ halt: { key: "gone" } })
    expect((await verified(desk, id)).length).toBeGreaterThanOrEqual(2)
  })
})

describe("the end", () => {
  it("is stored together with the last answer", async () => {
    const drawer = newDrawer()
    const lines: unknown[] = []
    const desk = deskWith({
      ...drawer,
      async add(saved, at, entry) {
        await drawer.add(saved, at, entry)
        lines.push(saved.over)
      },
      update: () => Promise.reject(new Error("the end came alone")),
    })
    const { id } = await opened(desk, fight)
    await over(desk)
    expect(lines.at(-1)).toEqual(desk.state().view?.over)
    expect(lines.filter((line) => line !== null)).toHaveLength(1)
    await enter(deskWith(drawer), id)
  })

  it("that got lost once is found again", async () => {
    const drawer = newDrawer()
    const desk = deskWith({
      ...drawer,
      add: (saved, at, entry) => drawer.add({ ...saved, over: null }, at, entry),
    })
    const { id } = await opened(desk, fight)
    await over(desk)
    const later = deskWith(drawer)
    expect((await later.wish({ want: "list" }))[0].over).toBeNull()
    await enter(later, id)
    expect((await later.wish({ want: "list" }))[0].over).toEqual(desk.state().view?.over)
  })
})

describe("what cannot be stored", () => {
  it("of a bot stops play with a word, and goes on when it is tried again", async () => {
    const drawer = newDrawer()
    const desk = deskWith(drawer)
    const saved = await desk.wish({ want: "create", setup: fight })
    drawer.full = true
    await enter(desk, saved.id)
    expect(await desk.told("stopped")).toMatchObject({ halt: { key: "full" } })
    drawer.full = false
    await desk.wish({ want: "again" })
    await over(desk)
  })

  it("of a file leaves nothing", async () => {
    const desk = deskWith(newDrawer())
    const { id } = await opened(desk)
    await answerOften(desk, 2)
    const text = await desk.wish({ want: "export", match: id })
    const drawer = newDrawer()
    drawer.full = true
    await expect(deskWith(drawer).wish({ want: "import", text })).rejects.toThrow("full")
    expect(await drawer.list()).toEqual([])
  })

  it("anywhere can be played without storing", async () => {
    const drawer = newDrawer()
    drawer.full = true
    const desk = deskWith(drawer)
    await expect(desk.wish({ want: "create", setup: duel })).rejects.toThrow("full")
    await desk.wish({ want: "unsaved" })
    await opened(desk)
    await answerOften(desk, 2)
    expect(await desk.wish({ want: "list" })).toHaveLength(1)
  })
})

describe("whoever leaves", () => {
  it("before a match is open does not keep others from playing it", async () => {
    const drawer = newDrawer()
    const hub = newHub()
    const first = deskWith(drawer, hub)
    const { id } = await first.wish({ want: "create", setup: duel })
    const opening = first.wish({ want: "open", match: id, seat: 0 })
    await Promise.all([expect(opening).rejects.toThrow("left"), first.wish({ want: "close" })])
    expect(await deskWith(drawer, hub).wish({ want: "open", match: id, seat: 0 })).toMatchObject({
      place: "here",
    })
  })
})
