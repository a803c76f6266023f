// Campaigns in the worker: what is over is booked from the matches as they are stored, once; files never overwrite anything.

import { spireBox } from "@soulspire/spire"
import { expect, test } from "vitest"
import { savesInMemory } from "../../src/worker/memory.ts"
import { type Desk, deskWith } from "../support/office.ts"

const climb = {
  game: "spire",
  options: {},
  seats: [{ kind: "person", name: "Anna" }],
  seed: "campaign",
  curtain: false,
} as const

/** Plays what is open to its end, doing nothing wherever that is allowed. */
async function lose(desk: Desk): Promise<void> {
  for (let i = 0; ; i++) {
    await desk.asked()
    const { view, epoch } = desk.state()
    const asked = view?.asked.find(({ standing }) => !standing)
    if (asked === undefined || view?.over !== null) return
    const { id: decision, pass, min, options } = asked
    const keys = pass === "" ? options.slice(0, Math.max(1, min)).map(({ key }) => key) : [pass]
    desk.say({ t: "answer", id: `${i}`, epoch, decision, keys })
    while (desk.state().replies[`${i}`] === undefined) await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

const sheetIn = (text: string) => {
  const { campaign } = spireBox
  if (campaign === undefined) throw new Error("there are no campaigns")
  return campaign.sheet(campaign.read(text))
}

test("a climb is begun in a campaign with what it has unlocked, and kept there when it is over", async () => {
  const desk = deskWith(savesInMemory())
  const { id: campaign } = await desk.wish({ want: "campaign-begin", game: "spire", name: "Ours" })
  const saved = await desk.wish({ want: "create", setup: { ...climb, campaign } })
  expect(await desk.wish({ want: "campaign-news", match: saved.id })).toMatchObject({})
  await desk.wish({ want: "open", match: saved.id, seat: 0 })
  desk.say({ t: "subscribe", id: "s" })
  await lose(desk)
  const news = await desk.wish({ want: "campaign-news", match: saved.id })
  if (news === null) throw new Error("nothing is new")
  expect(sheetIn(news.before).unlocked).toEqual([])
  expect(sheetIn(news.now)).toMatchObject({ name: "Ours", unlocked: ["ironclad-1"], open: 0 })
  const again = await desk.wish({ want: "campaigns" })
  expect(again).toEqual(await desk.wish({ want: "campaigns" }))
  // It stays there when the match is thrown away.
  await desk.wish({ want: "forget", match: saved.id })
  expect(await desk.wish({ want: "campaigns" })).toEqual(again)
  const next = await desk.wish({ want: "create", setup: { ...climb, seed: "next", campaign } })
  expect(next.options).toEqual({ unlocked: ["ironclad-1"] })
})

test("what does not belong there is refused, and nothing is begun", async () => {
  const desk = deskWith(savesInMemory())
  const { id: campaign } = await desk.wish({ want: "campaign-begin", game: "spire", name: "Ours" })
  const setup = { ...climb, options: { moreHp: 5 }, campaign }
  await expect(desk.wish({ want: "create", setup })).rejects.toThrow("campaign.gift")
  expect(await desk.wish({ want: "list" })).toEqual([])
})

test("a file comes in beside those that are here, or not at all", async () => {
  const desk = deskWith(savesInMemory())
  const { text } = await desk.wish({ want: "campaign-begin", game: "spire", name: "Ours" })
  await desk.wish({ want: "campaign-import", game: "spire", text })
  expect((await desk.wish({ want: "campaigns" })).map((each) => each.text)).toEqual([text, text])
  const damaged = { want: "campaign-import", game: "spire", text: text.slice(0, -9) } as const
  await expect(desk.wish(damaged)).rejects.toThrow("campaign.not-json")
  expect(await desk.wish({ want: "campaigns" })).toHaveLength(2)
})
