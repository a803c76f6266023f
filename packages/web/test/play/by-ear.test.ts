// A game without eyes and without a mouse: only what has a role and a name, what is announced, and keys.

import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { house } from "../support/browser.ts"
import { answer, press, reads } from "../support/listener.ts"
import { linkTo } from "../support/table.ts"

const { open } = house()

const fight = { game: "spire", options: { room: "encounter" }, seed: "by ear" }

/** Whose move it is said to be: ours, or nobody's any more. */
async function called(page: Page): Promise<"move" | "end"> {
  const end = page.getByRole("dialog")
  const move = page.getByRole("status").filter({ hasText: "Your move" })
  await end.or(move).first().waitFor()
  return (await end.count()) > 0 ? "end" : "move"
}

test("one fight is begun, fought to its end and left by ear and by keys", { timeout: 120_000 }, async () => {
  const { page } = await open({ settings: { motionWish: "off", sound: false }, at: linkTo(fight) })
  await press(page, "button", "Start game")
  await page.getByRole("log", { name: "Log" }).getByText("The combat begins.").waitFor()
  await page.getByRole("region", { name: "hand" }).waitFor()
  const told: string[] = []
  for (let step = 1; (await called(page)) === "move"; step++) {
    expect(step).toBeLessThan(200)
    const { asked, pressed } = await answer(page, step * 5)
    told.push(asked)
    expect(asked).not.toBe("")
    expect(pressed).toMatch(/^button ".+"/)
  }
  expect(told.length).toBeGreaterThan(3)
  // The end has the focus, and says how it came.
  expect(await reads(page)).toMatch(/^dialog ".+"/)
  await press(page, "link", "Main menu")
  await page.getByRole("heading", { name: "Soulspire" }).waitFor()
})
