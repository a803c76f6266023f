// What is saved is safe: the browser is asked to keep it, the screen says what it answered, and everything can be carried to
// another browser in one file.

import { expect, test } from "vitest"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { downloaded, hand } from "../support/download.ts"
import { tooWide } from "../support/reach.ts"
import { begin } from "../support/table.ts"

const { open, address } = house()

/** A browser that refuses twice, and then promises. */
function reluctant(): void {
  const asked = Number(sessionStorage.getItem("asked") ?? "0")
  let times = asked
  StorageManager.prototype.persisted = async () => times > 2
  StorageManager.prototype.persist = async () => {
    sessionStorage.setItem("asked", String(++times))
    return times > 2
  }
}

test("the browser is asked when a game begins, and the screen says what it has promised", async () => {
  const { page } = await open({ before: reluctant })
  await begin(page, { game: "spire", options: { room: "encounter" }, seed: "undo" })
  expect(await page.evaluate(() => sessionStorage.getItem("asked"))).toBe("1")
  await page.goto(`${address}#/saved`)
  const safety = page.getByRole("region", { name: "Kept in this browser" })
  await safety.getByText("may delete your games").waitFor()
  expect(await safety.getByRole("meter").count()).toBe(1)
  expect(await safety.innerText()).toMatch(/MB of .* used/)
  expect(await seriousFindings(page)).toEqual([])
  await safety.getByRole("button", { name: "Ask the browser to keep them" }).click()
  await safety.getByText("The browser said no.").waitFor()
  await safety.getByRole("button", { name: "Ask the browser to keep them" }).click()
  await safety.getByText("keeps your games until you delete them").waitFor()
  expect(await safety.getByRole("button", { name: "Ask the browser to keep them" }).count()).toBe(0)
})

test("everything comes to another browser in one file: games, settings and the last table", async () => {
  const here = await open({ settings: { textSize: 1.2, language: "it", motionWish: "off" } })
  await begin(here.page, { game: "spire", options: { ascension: 2 }, seed: "one" })
  await begin(here.page, { game: "four-souls", persons: 1, bots: 1, seed: "two" })
  await here.page.goto(`${address}#/saved`)
  const { name, content } = await downloaded(here.page, "Salva tutto in un file")
  expect(name).toMatch(/^soulspire-.*\.everything$/)

  const { page } = await open({ at: "/saved", width: 390, height: 844, touch: true })
  await hand(page, name, content)
  await page.getByText("2 partite aggiunte. Aggiunte anche le tue impostazioni.").waitFor()
  expect(await page.locator(".saved-match").count()).toBe(2)
  expect(await page.locator("html").evaluate((html) => html.style.getPropertyValue("--text-size"))).toBe(
    "1.2",
  )
  expect(await tooWide(page)).toBe(0)
  expect(await seriousFindings(page)).toEqual([])
  await hand(page, name, content)
  await page.getByText("2 sono già qui e restano come sono.").waitFor()
  expect(await page.locator(".saved-match").count()).toBe(2)
  await page.goto(`${address}#/table/spire`)
  expect(await page.getByLabel("Ascensione", { exact: true }).inputValue()).toBe("2")
})

test("settings that somebody has spoilt do no harm, and two tabs do not take back each other's", async () => {
  const spoilt = { language: "xx", keys: null, volume: "loud", stops: [], textSize: 1.3, contrast: true }
  const { page, context } = await open({ settings: spoilt })
  const html = page.locator("html")
  expect(await html.getAttribute("lang")).toBe("en")
  expect(await html.getAttribute("data-contrast")).toBe("more")
  const other = await context.newPage()
  await other.goto(`${address}#/settings`)
  await other.getByRole("switch", { name: "More contrast" }).uncheck()
  await page.locator('html[data-contrast="usual"]').waitFor()
  await page.getByRole("button", { name: "Italiano" }).click()
  await other.locator('html[lang="it"]').waitFor()
  expect(await other.locator("html").getAttribute("data-contrast")).toBe("usual")
})

test("settings that cannot be kept are said to last as long as the page", async () => {
  const { page } = await open({
    at: "/settings",
    before: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("planted", "QuotaExceededError")
      }
    },
  })
  await page.getByRole("switch", { name: "More contrast" }).check()
  await page.getByText("Your settings can't be saved in this browser").waitFor()
  expect(await page.locator("html").getAttribute("data-contrast")).toBe("more")
})
