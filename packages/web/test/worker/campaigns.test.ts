// Campaigns in the worker: what is over is booked from the matches as they are stored, once; files never overwrite anything.

import { spireBox } from "@soulspire/spire"
import { describe, expect, test } from "vitest"
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

/** A browser with a campaign and a climb that is under way in it. */
async function underWay(): Promise<{ desk: Desk; campaign: string; match: string }> {
  const desk = deskWith(savesInMemory())
  const { id: campaign } = await desk.wish({ want: "campaign-begin", game: "spire", name: "Ours" })
  const { id: match } = await desk.wish({ want: "create", setup: { ...climb, campaign } })
  return { desk, campaign, match }
}

const campaignsOf = async (desk: Desk) =>
  (await desk.wish({ want: "campaigns" })).map(({ text }) => sheetIn(text))

/** Opens the only match that is here, plays it to its end, and leaves it. */
async function loseIt(desk: Desk): Promise<string> {
  const [{ id }] = await desk.wish({ want: "list" })
  await desk.wish({ want: "open", match: id, seat: 0 })
  desk.say({ t: "subscribe", id: "s" })
  await lose(desk)
  await desk.wish({ want: "close" })
  return id
}

const belongings = { settings: {}, tables: {} }

describe("everything in one file", () => {
  test("carries campaigns: their climbs go on in another browser, and are kept there once", async () => {
    const { desk } = await underWay()
    const text = await desk.wish({ want: "export-all", belongings })
    const there = deskWith(savesInMemory())
    expect(await there.wish({ want: "import", text })).toMatchObject({
      campaigns: { added: ["Ours"], known: [] },
      refused: [],
    })
    const match = await loseIt(there)
    expect(await campaignsOf(there)).toMatchObject([{ name: "Ours", games: [{ result: "defeat" }], open: 0 }])
    expect(await there.wish({ want: "campaign-news", match })).not.toBeNull()
    // Brought back it lies beside the one that is here: nothing is merged by itself, but both have begun this climb.
    const back = await there.wish({ want: "export-all", belongings })
    expect(await desk.wish({ want: "import", text: back })).toMatchObject({ campaigns: { added: ["Ours"] } })
    expect((await campaignsOf(desk)).map(({ games }) => games.length)).toEqual([1, 1])
  })

  test("brings no campaign of which everything is here", async () => {
    const { desk } = await underWay()
    const text = await desk.wish({ want: "export-all", belongings })
    await loseIt(desk)
    expect(await desk.wish({ want: "import", text })).toMatchObject({
      added: [],
      known: 1,
      campaigns: { added: [], known: ["Ours"] },
    })
    expect(await campaignsOf(desk)).toMatchObject([{ games: [{}] }])
  })

  test("with a damaged campaign brings the rest, and says what is wrong with it", async () => {
    const { desk } = await underWay()
    const [head, campaign, match] = (await desk.wish({ want: "export-all", belongings })).split("\n")
    const lines = (...campaigns: unknown[]): string =>
      [head, ...campaigns.map((each) => JSON.stringify(each)), match].join("\n")
    const { campaign: text } = JSON.parse(campaign) as { campaign: string }
    const there = deskWith(savesInMemory())
    const brought = await there.wish({
      want: "import",
      text: lines(
        { game: "spire", campaign: text.slice(0, -9) },
        { game: "spire", campaign: text.replace('"soulspire-campaign":1', '"soulspire-campaign":9') },
        { game: "chess", campaign: text },
        { game: "four-souls", campaign: text },
      ),
    })
    expect(brought.refused.map(({ at, reason }) => [at, reason.key])).toEqual([
      [1, "campaign.not-json"],
      [2, "campaign.newer"],
      [3, "file.other-game"],
      [4, "file.not-a-match"],
    ])
    expect(brought.added).toHaveLength(1)
    expect(await campaignsOf(there)).toEqual([])
  })
})

describe("a match and its campaign that come as two files", () => {
  test.each([["the match first"], ["the campaign first"]])("find each other: %s", async (order) => {
    const { desk, match } = await underWay()
    const [{ text }] = await desk.wish({ want: "campaigns" })
    const file = await desk.wish({ want: "export", match })
    const there = deskWith(savesInMemory())
    const files = [
      () => there.wish({ want: "import", text: file }),
      () => there.wish({ want: "campaign-import", game: "spire", text }),
    ]
    for (const bring of order === "the match first" ? files : files.toReversed()) await bring()
    const played = await loseIt(there)
    expect(await campaignsOf(there)).toMatchObject([{ games: [{ result: "defeat" }], open: 0 }])
    expect(await there.wish({ want: "campaign-news", match: played })).not.toBeNull()
    expect(await campaignsOf(there)).toMatchObject([{ games: [{}] }])
  })

  test("an earlier standing of a climb that is kept already takes nothing away", async () => {
    const { desk, match } = await underWay()
    const early = await desk.wish({ want: "export", match })
    await loseIt(desk)
    await desk.wish({ want: "import", text: early })
    expect(await desk.wish({ want: "list" })).toHaveLength(2)
    expect(await campaignsOf(desk)).toMatchObject([{ games: [{}], open: 0 }])
  })
})

describe("two campaigns", () => {
  test("are merged into the one that was chosen: climbs of both, those that both have once", async () => {
    const { desk, campaign } = await underWay()
    await loseIt(desk)
    const [{ text }] = await desk.wish({ want: "campaigns" })
    const { id: other } = await desk.wish({ want: "campaign-import", game: "spire", text })
    const second = await desk.wish({ want: "create", setup: { ...climb, seed: "second", campaign: other } })
    await desk.wish({ want: "open", match: second.id, seat: 0 })
    desk.say({ t: "subscribe", id: "t" })
    await lose(desk)
    await desk.wish({ want: "campaign-merge", campaign, from: other })
    expect((await campaignsOf(desk)).map(({ games, open }) => [games.length, open])).toEqual([
      [2, 0],
      [2, 0],
    ])
  })

  test("what is under way in one is kept in both when it is over, and its end is told though that one is gone", async () => {
    const { desk, campaign } = await underWay()
    const { id: into } = await desk.wish({ want: "campaign-begin", game: "spire", name: "Mine" })
    await desk.wish({ want: "campaign-merge", campaign: into, from: campaign })
    expect(await campaignsOf(desk)).toMatchObject([{ open: 1 }, { name: "Mine", open: 1 }])
    await desk.wish({ want: "campaign-forget", campaign })
    const match = await loseIt(desk)
    expect(await campaignsOf(desk)).toMatchObject([{ name: "Mine", games: [{}], open: 0 }])
    expect(await desk.wish({ want: "campaign-news", match })).not.toBeNull()
  })
})
