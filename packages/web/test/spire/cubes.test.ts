// Cubes on the ability of an enemy: seen at its figure, and read by who does not see them.

import { expect, test } from "vitest"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { tooWide } from "../support/reach.ts"
import { begin } from "../support/table.ts"

const { open } = house()

test.each([
  { locale: "en-US", word: "cubes", screen: { width: 1280, height: 720 } },
  { locale: "it-IT", word: "cubi", screen: { width: 390, height: 844, touch: true } },
])("a Spiker begins with one ($locale)", async ({ locale, word, screen }) => {
  const { page } = await open({ ...screen, locale })
  // A Spiker is the third to be met here.
  await begin(page, { game: "spire", seed: "cubes 20", options: { room: "encounter", firstAct: 3 } })
  await page.locator(".sp-enemy").nth(2).waitFor()
  const cubes = page.locator(".sp-enemy .sp-token-counters")
  expect(await cubes.count()).toBe(1)
  expect(await cubes.getAttribute("title")).toBe(word)
  expect(await cubes.innerText()).toBe("1")
  expect(await cubes.getByRole("img", { name: word }).count()).toBe(1)
  expect(await seriousFindings(page)).toEqual([])
  expect(await tooWide(page)).toBe(0)
})
