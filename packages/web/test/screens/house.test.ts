// The rest of the house: every screen can be used by everybody, settings last.

import { rotating } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { looks } from "../support/looks.ts"
import { tooWide } from "../support/reach.ts"

const { open, address } = house()

/** What is there when the screen is. */
const screens: readonly (readonly [at: string, sign: string])[] = [
  ["/", ".door"],
  ["/table/four-souls", ".field"],
  ["/table/spire", ".field"],
  ["/saved", ".empty"],
  ["/cards/spire", ".card-cell"],
  ["/rules/four-souls", ".compared"],
  ["/settings", ".preview .face"],
  ["/credits", ".authors li"],
]

test.each(screens)("%s has no serious fault for those who see or move differently", async (at, sign) => {
  const { page } = await open({ at })
  await page.locator(sign).first().waitFor()
  expect(await seriousFindings(page)).toEqual([])
})

test.each([...rotating(looks, 2)])("on $name nothing is wider than the screen", async (look) => {
  const { page } = await open(look)
  for (const [at, sign] of screens) {
    await page.goto(`${address}#${at}`)
    await page.locator(sign).first().waitFor()
    expect({ at, tooWide: await tooWide(page) }).toEqual({ at, tooWide: 0 })
  }
})

test("settings are applied at once and last", async () => {
  const { page, context } = await open({ at: "/settings" })
  await page.getByRole("switch", { name: "More contrast" }).check()
  await page.getByRole("radio", { name: "Full" }).check()
  await page.getByRole("slider", { name: /^Card size/ }).fill("1.4")
  await page.getByRole("button", { name: /^Undo: U/ }).click()
  await page.keyboard.press("h")
  expect(await page.locator(".keys + [role=alert]").textContent()).toBe("H is already used: Hint")
  await page.getByRole("button", { name: /^Undo: U/ }).click()
  await page.keyboard.press("z")
  await page.getByRole("button", { name: /^Undo: Z/ }).waitFor()
  const later = await context.newPage()
  await later.goto(`${address}#/settings`)
  await later.getByRole("button", { name: /^Undo: Z/ }).waitFor()
  const html = later.locator("html")
  expect(await html.getAttribute("data-contrast")).toBe("more")
  expect(await html.getAttribute("data-motion")).toBe("full")
  expect(await html.evaluate((element) => element.style.getPropertyValue("--card-size"))).toBe("1.4")
  await later.getByRole("button", { name: "Reset to defaults" }).click()
  // The system of these tests wishes none.
  expect(await html.getAttribute("data-motion")).toBe("off")
})
