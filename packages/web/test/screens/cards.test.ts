// All cards of a game: found by their text, looked at from both sides, each with an address.

import { expect, test } from "vitest"
import { plainLetters } from "../../src/screens/cards/letters.ts"
import { house } from "../support/browser.ts"

const { open } = house()

test("accents and capitals are no obstacle", () => {
  expect(plainLetters("Élite, più VELENO’s")).toBe("elite, piu veleno's")
})

test("a card is found by its text, looked at from both sides, and has an address", async () => {
  const { page, context } = await open({ at: "/cards/spire" })
  await page.getByRole("searchbox").fill("vulnerable BASH")
  await page.getByRole("link", { name: "Bash", exact: true }).click()
  const card = page.getByRole("dialog", { name: "Bash" })
  expect(await card.getByRole("heading").allTextContents()).toEqual(["Bash", "Bash+"])
  const there = page.url()
  await page.keyboard.press("Escape")
  await card.waitFor({ state: "hidden" })
  const later = await context.newPage()
  await later.goto(there)
  await later.getByRole("dialog", { name: "Bash" }).waitFor()
})
