// Everything in one file, from one browser to another: matches come whole, those that are here already are recognised, and
// what is wrong with one is no harm to the others.

import { describe, expect, it } from "vitest"
import { newDrawer } from "../support/drawer.ts"
import { answerOften, type Desk, deskWith, enter, fight, opened, until } from "../support/office.ts"

const belongings = { settings: { language: "it" }, tables: { spire: { chairs: [] } } }

/** A browser with a duel that is being played and a fight that is over. */
async function packed(): Promise<{ desk: Desk; text: string; duelId: string }> {
  const desk = deskWith(newDrawer())
  await opened(desk, fight)
  await until(() => desk.state().view?.over !== null)
  const { id: duelId } = await opened(desk)
  await answerOften(desk, 4)
  // Nobody plays on while it is packed.
  await desk.wish({ want: "close" })
  return { desk, duelId, text: await desk.wish({ want: "export-all", belongings }) }
}

describe("everything", () => {
  it("comes to another browser with its times, its ends and what the page keeps", async () => {
    const { desk, text } = await packed()
    const there = deskWith(newDrawer())
    const brought = await there.wish({ want: "import", text })
    expect(brought).toMatchObject({ known: 0, refused: [], notes: [], belongings })
    const withoutIds = async (of: Desk): Promise<unknown> =>
      (await of.wish({ want: "list" })).map((line) => ({ ...line, id: "" }))
    expect(await withoutIds(there)).toEqual(await withoutIds(desk))
    await enter(there, brought.added[0].id)
    await answerOften(there, 1)
  })

  it("brings nothing twice, and no earlier standing of what is here", async () => {
    const { desk, text, duelId } = await packed()
    expect(await desk.wish({ want: "import", text })).toMatchObject({ added: [], known: 2 })
    await enter(desk, duelId)
    await desk.asked()
    await answerOften(desk, 2)
    expect(await desk.wish({ want: "import", text })).toMatchObject({ added: [], known: 2 })
    expect(await desk.wish({ want: "list" })).toHaveLength(2)
  })

  it("a single file with an earlier standing was chosen on purpose and lies beside the other", async () => {
    const { desk, duelId } = await packed()
    const text = await desk.wish({ want: "export", match: duelId })
    expect(await desk.wish({ want: "import", text })).toMatchObject({ added: [], known: 1 })
    await enter(desk, duelId)
    await desk.asked()
    await answerOften(desk, 2)
    expect((await desk.wish({ want: "import", text })).added).toHaveLength(1)
    expect(await desk.wish({ want: "list" })).toHaveLength(3)
  })

  it("with something wrong in it brings the rest, and says which", async () => {
    const { text } = await packed()
    const [head, first, second] = text.split("\n")
    const changed = second.replace(/\\"hash\\":\d+/, '\\"hash\\":1')
    expect(changed).not.toBe(second)
    const drawer = newDrawer()
    const brought = await deskWith(drawer).wish({
      want: "import",
      text: [head, "nonsense", first, changed, '{"file":7}'].join("\n"),
    })
    expect(brought.added).toHaveLength(1)
    expect(brought.refused.map(({ at, reason }) => [at, reason.key])).toEqual([
      [1, "file.not-a-match"],
      [4, "file.not-a-match"],
      [3, "file.other-state"],
    ])
    expect(await drawer.list()).toHaveLength(1)
  })

  it("a match of a game that is not here is refused in words", async () => {
    const { text } = await packed()
    const { file } = JSON.parse(text.split("\n")[1]) as { file: string }
    const other = file.replace(/"game":"[^"]+"/, '"game":"chess"')
    await expect(deskWith(newDrawer()).wish({ want: "import", text: other })).rejects.toThrow(
      "file.other-game",
    )
  })

  it("a file whose last line was never finished comes without that line, and a note says so", async () => {
    const { desk, duelId } = await packed()
    const text = await desk.wish({ want: "export", match: duelId })
    const there = deskWith(newDrawer())
    const brought = await there.wish({ want: "import", text: `${text}{"k":"answer","seat":0,"dec` })
    expect(brought.added).toHaveLength(1)
    expect(brought.notes).toMatchObject([{ key: "file.torn" }])
  })

  it("says how far it is while it comes in", async () => {
    const { text } = await packed()
    const there = deskWith(newDrawer())
    await there.wish({ want: "import", text })
    const { done, all } = await there.told("progress")
    expect(all).toBeGreaterThan(8)
    expect(done).toBe(all)
  })

  it("of another format is refused", async () => {
    const text = '{"soulspire-everything":2}\n'
    await expect(deskWith(newDrawer()).wish({ want: "import", text })).rejects.toThrow("file.other-format")
  })

  it("a match whose last line is lost is taken with a word", async () => {
    const desk = deskWith(newDrawer())
    const { id } = await opened(desk, fight)
    await until(() => desk.state().view?.over !== null)
    const lines = (await desk.wish({ want: "export", match: id })).trimEnd().split("\n")
    expect(JSON.parse(lines.pop() ?? "")).toMatchObject({ k: "end" })
    const there = deskWith(newDrawer())
    const { added, notes } = await there.wish({ want: "import", text: `${lines.join("\n")}\n` })
    expect(notes).toEqual([{ key: "file.no-end" }])
    expect(added[0].over).toEqual(desk.state().view?.over)
    await enter(there, added[0].id)
  })
})
