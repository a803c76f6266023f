// Saved matches that another version has played: they go on if everything comes out the same, and say so; else they are kept
// as they are, can be looked at as far as they agree, and taken out whole.

import { fourSouls } from "@soulspire/four-souls"
import { type Entry, readMatchFile, verify } from "@soulspire/match"
import { describe, expect, it, vi } from "vitest"
import type { SavedMatch } from "../../src/worker/messages.ts"
import { type Drawer, newDrawer } from "../support/drawer.ts"
import { newHub } from "../support/hub.ts"
import { answerOften, answerOnce, type Desk, deskWith, enter, until } from "../support/office.ts"
import { dealtOtherwise, greedier, playedBy, tidied } from "../support/other-rules.ts"

const same = playedBy(tidied)
const other = playedBy(greedier)

async function brought(drawer: Drawer, text: string, desk = deskWith(drawer)): Promise<[Desk, SavedMatch]> {
  const { added } = await desk.wish({ want: "import", text })
  return [desk, added[0]]
}
const entriesIn = async (drawer: Drawer, id: string): Promise<readonly Entry[]> =>
  (await drawer.read(id))?.entries ?? []
const isRules = ({ k }: Entry): boolean => k === "rules"

describe("a match that comes out the same", () => {
  it("goes on, and says once that these rules have taken it over", async () => {
    const drawer = newDrawer()
    const [desk, { id, played }] = await brought(drawer, same)
    const before = await entriesIn(drawer, id)
    expect(await desk.wish({ want: "open", match: id, seat: 0 })).toMatchObject({
      place: "here",
      parted: null,
    })
    await vi.waitUntil(async () => (await entriesIn(drawer, id)).length > before.length)
    // Whoever only opens it has not played.
    expect((await desk.wish({ want: "list" }))[0].played).toBe(played)
    await enter(desk, id)
    await desk.asked()
    await answerOften(desk, 4)
    await enter(deskWith(drawer), id)
    const after = await entriesIn(drawer, id)
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.filter(isRules)).toEqual([
      { k: "rules", version: fourSouls.version, rules: fourSouls.rulesHash },
    ])
    expect(isRules(after[before.length])).toBe(true)
    const text = await desk.wish({ want: "export", match: id })
    expect(text.startsWith(same)).toBe(true)
    expect(verify(readMatchFile(text), fourSouls).good).toBe(true)
    expect(verify(readMatchFile(text), tidied).good).toBe(true)
  })

  it("is stored by whoever plays it, and only then", async () => {
    const drawer = newDrawer()
    const hub = newHub()
    const [first, { id }] = await brought(drawer, same, deskWith(drawer, hub))
    const { length } = await entriesIn(drawer, id)
    await enter(first, id)
    const second = deskWith(drawer, hub)
    await enter(second, id)
    await until(() => second.state().version === length + 1)
    await second.wish({ want: "take-over" })
    await second.asked()
    await answerOften(second, 2)
    expect((await entriesIn(drawer, id)).filter(isRules)).toHaveLength(1)
  })

  it("waits where nothing can be stored, and is tried again", async () => {
    const drawer = newDrawer()
    const [desk, { id }] = await brought(drawer, same)
    const before = await entriesIn(drawer, id)
    drawer.full = true
    await desk.wish({ want: "open", match: id, seat: 0 })
    expect(await desk.told("stopped")).toMatchObject({ halt: { key: "full" } })
    expect(await entriesIn(drawer, id)).toEqual(before)
    drawer.full = false
    await desk.wish({ want: "again" })
    await vi.waitUntil(async () => (await entriesIn(drawer, id)).some(isRules))
  })
})

describe("a match that comes out differently", () => {
  const shown = verify(readMatchFile(other), fourSouls).match
  const agrees = shown?.log.length ?? -1
  const { log } = readMatchFile(other)

  it("is taken in whole, with a note", async () => {
    expect(agrees).toBeGreaterThan(0)
    const { added, refused, notes } = await deskWith(newDrawer()).wish({ want: "import", text: other })
    expect({ added: added.length, refused }).toEqual({ added: 1, refused: [] })
    expect(notes).toEqual([{ key: "file.other-rules", params: { saved: "0.0.9", here: fourSouls.version } }])
    expect(added[0].answers).toBe(log.length)
  })

  it("is shown as far as it agrees, cannot be played, and stays as it is", async () => {
    const drawer = newDrawer()
    const [desk, { id }] = await brought(drawer, other)
    const before = await drawer.read(id)
    expect(await desk.wish({ want: "open", match: id, seat: 0 })).toMatchObject({
      place: "nowhere",
      parted: { saved: "0.0.9", here: fourSouls.version, same: agrees, entries: log.length },
    })
    await enter(desk, id)
    expect(desk.state().version).toBe(agrees)
    expect(desk.state().view).toEqual(shown === null ? null : fourSouls.view(shown.state, 0))
    desk.say({ t: "ask", id: "h", question: { what: "history" } })
    await until(() => desk.sent.some((each) => each.t === "host" && each.message.t === "told"))

    answerOnce(desk)
    desk.say({ t: "undo", id: "u", act: "ask", epoch: desk.state().epoch, sure: true })
    await until(() => desk.state().replies["u"] !== undefined)
    expect(desk.state().replies["u"]).toMatchObject({ accepted: false, reason: { key: "only-watching" } })
    await desk.wish({ want: "take-over" })
    await desk.wish({ want: "again" })
    expect(desk.state().version).toBe(agrees)
    expect(await drawer.read(id)).toEqual(before)
    expect(desk.sent.filter(({ t }) => t === "stopped")).toEqual([])
  })

  it("can be taken out to the byte, while it is open and while it is not", async () => {
    const [desk, { id }] = await brought(newDrawer(), other)
    expect(await desk.wish({ want: "export", match: id })).toBe(other)
    await enter(desk, id)
    expect(await desk.wish({ want: "export", match: id })).toBe(other)
    await desk.wish({ want: "close" })
    const belongings = { settings: null, tables: {} }
    const all = await desk.wish({ want: "export-all", belongings })
    expect(all).toContain(JSON.stringify(other))
    // All of it is here already, and once is enough.
    expect(await desk.wish({ want: "import", text: all })).toMatchObject({ added: [], known: 1 })
  })

  it("is nobody's to play: a tab with the rules for it may", async () => {
    const drawer = newDrawer()
    const hub = newHub()
    const [desk, { id }] = await brought(drawer, other, deskWith(drawer, hub))
    await enter(desk, id)
    const claim = await hub.claim(id, { moved() {}, grown() {} })
    expect(claim.place()).toBe("here")
  })

  it("was torn off and is taken in with a note for each", async () => {
    const { added, notes } = await deskWith(newDrawer()).wish({ want: "import", text: other.slice(0, -9) })
    expect(notes.map(({ key }) => key)).toEqual(["file.torn", "file.other-rules"])
    expect(added[0].answers).toBe(log.length - 1)
  })

  it("from the deal on is kept all the same, and says why it cannot be opened", async () => {
    const text = playedBy(dealtOtherwise)
    const drawer = newDrawer()
    const [desk, { id, answers }] = await brought(drawer, text)
    expect(answers).toBe(readMatchFile(text).log.length)
    await expect(desk.wish({ want: "open", match: id, seat: 0 })).rejects.toThrow("file.other-rules")
    expect(await desk.wish({ want: "export", match: id })).toBe(text)
  })
})
