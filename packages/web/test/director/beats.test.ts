// What others do is seen beat by beat: who does it is marked, whom it hits is marked, and a figure changes with its beat alone.

import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { house } from "../support/browser.ts"
import { begin } from "../support/table.ts"

const { open } = house()
const settings = { motionWish: "off", sound: false, speed: "quick" }

/** What was seen of one beat, or between two of them (`kind` is "" then). */
interface Seen {
  kind: string
  acts: string[]
  struck: string[]
  /** Every figure on the stage, by whose it is: its name with its numbers. */
  figures: Record<string, string>
}

/** Writes down what is seen whenever it changes, from now on. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Seen[] = []
    Object.assign(globalThis, { seen })
    const stage = document.querySelector<HTMLElement>(".shell-board")
    if (stage === null) throw new Error("there is no stage")
    const refs = (marked: string): string[] => [
      ...new Set([...stage.querySelectorAll<HTMLElement>(marked)].map(({ dataset }) => dataset["ref"] ?? "")),
    ]
    let last = ""
    const look = (): void => {
      const figures: Record<string, string> = {}
      for (const figure of stage.querySelectorAll<HTMLElement>(".sp-fighter")) {
        const life = figure.querySelector(".sp-life")?.textContent ?? ""
        figures[figure.dataset["ref"] ?? ""] = life
      }
      const now = {
        kind: stage.dataset["beat"] ?? "",
        acts: refs("[data-acts]"),
        struck: refs("[data-struck]"),
        figures,
      }
      if (JSON.stringify(now) === last) return
      last = JSON.stringify(now)
      seen.push(now)
    }
    look()
    new MutationObserver(look).observe(stage, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })

const seenOn = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => (globalThis as unknown as { seen: Seen[] }).seen)

const endTurn = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: /End turn/ }).click()
  await page.getByText("Round 2").or(page.locator(".sp-rewards, .ending")).first().waitFor()
  await page.locator("button.lit").first().waitFor()
}

describe("an enemy's turn", () => {
  test("is seen blow by blow: enemy and victim are marked, and no figure changes without its beat", async () => {
    const { page } = await open({ settings })
    await begin(page, { game: "spire", options: { room: "elite", moreHp: 20 }, seed: "stage" })
    await page.locator("button.lit").first().waitFor()
    await watch(page)
    await endTurn(page)
    const seen = await seenOn(page)
    const blows = seen.filter(({ kind }) => kind === "damage")
    expect(blows.length).toBeGreaterThan(0)
    for (const { acts, struck } of blows) {
      expect(acts).toHaveLength(1)
      expect(struck).toEqual(["0"])
      expect(Number(acts[0])).toBeGreaterThan(3)
    }
    // The enemy is seen to move before it hits.
    const kinds = seen.map(({ kind }) => kind).filter((kind, i, all) => kind !== all[i - 1])
    expect(kinds.indexOf("enemyMoves")).toBeLessThan(kinds.indexOf("damage"))
    expect(kinds.indexOf("damage")).toBeLessThan(kinds.indexOf("die"))
    // What changes belongs to somebody who is marked just then.
    let changes = 0
    seen.slice(1).forEach(({ figures, struck, acts, kind }, i) => {
      for (const [ref, now] of Object.entries(figures)) {
        const before = seen[i].figures[ref]
        if (before === undefined || before === now) continue
        changes++
        expect({ ref, kind, marked: [...struck, ...acts].includes(ref) }).toEqual({ ref, kind, marked: true })
      }
    })
    expect(changes).toBeGreaterThan(1)
    // When all is over nobody is marked.
    expect(seen.at(-1)).toMatchObject({ kind: "", acts: [], struck: [] })
  })

  test("is over at once where nobody wants to look on, and told all the same", async () => {
    const { page } = await open({ settings: { ...settings, speed: "instant" } })
    await begin(page, { game: "spire", options: { room: "elite", moreHp: 20 }, seed: "stage" })
    await page.locator("button.lit").first().waitFor()
    await watch(page)
    await endTurn(page)
    expect((await seenOn(page)).filter(({ kind }) => kind !== "")).toEqual([])
    expect(await page.getByRole("log").getByText("hits Ada").count()).toBeGreaterThan(0)
  })
})
