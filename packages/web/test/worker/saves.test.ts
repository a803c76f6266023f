// Saves in a browser's own database: nothing is overwritten, what fails leaves nothing half, what an older version has stored
// is found, and whatever is in the way has a name.

import { fileURLToPath } from "node:url"
import { build } from "esbuild"
import type { Page } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { house } from "../support/browser.ts"

const { open, address } = house()
let script = ""

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("../../src/worker/saves.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "soulspire",
    platform: "browser",
    target: "es2023",
    conditions: ["source"],
    logLevel: "silent",
  })
  script = outputFiles[0].text
})

/** A page of the same origin that opens no database by itself. */
const emptyPage = async (): Promise<Page> => (await open({ from: `${address}icon.svg` })).page

const one = (id: string): unknown => ({
  saved: { id, played: 1 },
  head: { header: id, cards: [] },
  entries: [{ k: 1 }],
})

/** Runs in the page: what became of each of some steps, in words. */
const tell = (page: Page, work: string): Promise<unknown> =>
  page.evaluate(
    `(async () => {
      ${script}
      const saves = soulspire.openSaves()
      const said = async (asked) => { try { await asked; return "done" } catch (error) { return error.message } }
      const one = ${one.toString()}
      ${work}
    })()`,
  )

test("an entry is added behind the last one and nowhere else, and to no match that is gone", async () => {
  const page = await emptyPage()
  expect(
    await tell(
      page,
      `const line = { id: "a", played: 2 }
      const all = [await said(saves.begin([one("a")]))]
      for (const at of [1, 1, 0, 3, 2]) all.push(await said(saves.add({ ...line, at }, at, { at })))
      all.push(await said(saves.add({ id: "b" }, 0, {})), await said(saves.update({ id: "b" })))
      const { saved, entries } = await saves.read("a")
      return [all, saved, entries, (await saves.read("a", 2)).entries, (await saves.list()).length]`,
    ),
  ).toEqual([
    [
      "done",
      "done",
      "not-stored: the log has another length",
      "not-stored: the log has another length",
      "not-stored: the log has another length",
      "done",
      "gone",
      "gone",
    ],
    { id: "a", played: 2, at: 2 },
    [{ k: 1 }, { at: 1 }, { at: 2 }],
    [{ at: 2 }],
    1,
  ])
})

test("several matches are stored all or none", async () => {
  const page = await emptyPage()
  expect(
    await tell(
      page,
      `const first = await said(saves.begin([one("a")]))
      const again = await said(saves.begin([one("b"), one("a"), one("c")]))
      return [first, again.slice(0, 10), (await saves.list()).map(({ id }) => id), await saves.read("b")]`,
    ),
  ).toEqual(["done", "not-stored", ["a"], null])
})

test("what an older version has stored is there; one that is still open is waited for with a word", async () => {
  const page = await emptyPage()
  const stored = await tell(
    page,
    `const older = await new Promise((resolve) => {
      const request = indexedDB.open("soulspire", 1)
      request.onupgradeneeded = () => {
        request.result.createObjectStore("matches", { keyPath: "saved.id" })
        request.result.createObjectStore("entries")
      }
      request.onsuccess = () => resolve(request.result)
    })
    const change = older.transaction(["matches", "entries"], "readwrite")
    change.objectStore("matches").put({ saved: one("old").saved, head: one("old").head })
    change.objectStore("entries").put({ k: 7 }, ["old", 0])
    await new Promise((resolve) => { change.oncomplete = resolve })
    const blocked = await said(saves.list())
    older.close()
    return [blocked, await saves.read("old"), (await saves.list()).length]`,
  )
  expect(stored).toEqual([
    "storage-blocked",
    { saved: { id: "old", played: 1 }, head: { header: "old", cards: [] }, entries: [{ k: 7 }] },
    1,
  ])
})

test("a database that knew no campaigns keeps its matches, and takes campaigns from then on", async () => {
  const page = await emptyPage()
  const stored = await tell(
    page,
    `const older = await new Promise((resolve) => {
      const request = indexedDB.open("soulspire", 2)
      request.onupgradeneeded = () => {
        request.result.createObjectStore("lines", { keyPath: "id" })
        request.result.createObjectStore("heads")
        request.result.createObjectStore("entries")
      }
      request.onsuccess = () => resolve(request.result)
    })
    const change = older.transaction(["lines", "heads", "entries"], "readwrite")
    for (const id of ["one", "two"]) {
      const { saved, head } = one(id)
      change.objectStore("lines").put(saved)
      change.objectStore("heads").put(head, id)
      for (const at of [0, 1, 2]) change.objectStore("entries").put({ k: id, at }, [id, at])
    }
    await new Promise((resolve) => { change.oncomplete = resolve })
    older.close()
    const found = [await saves.read("one"), await saves.read("two"), await saves.campaigns()]
    const more = [await said(saves.add({ id: "one", played: 5 }, 3, { k: 9 }))]
    more.push(await said(saves.addCampaign({ id: "c", game: "spire", text: "{}" })))
    return [...found, more, (await saves.read("one")).entries.length, await saves.campaigns()]`,
  )
  const kept = (id: string): unknown => ({
    saved: { id, played: 1 },
    head: { header: id, cards: [] },
    entries: [0, 1, 2].map((at) => ({ k: id, at })),
  })
  expect(stored).toEqual([
    kept("one"),
    kept("two"),
    [],
    ["done", "done"],
    4,
    [{ id: "c", game: "spire", text: "{}" }],
  ])
})

test("a newer version is not kept waiting, and the older one says so", async () => {
  const page = await emptyPage()
  expect(
    await tell(
      page,
      `await saves.begin([one("a")])
      await new Promise((resolve) => { indexedDB.open("soulspire", 99).onsuccess = resolve })
      return (await said(saves.list())).split(":")[0]`,
    ),
  ).toBe("storage-newer")
})
