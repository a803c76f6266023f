// The title: two doors, in the browser's language, for everybody.

import { expect, test } from "vitest"
import { seriousFindings } from "./support/axe.ts"
import { house } from "./support/browser.ts"

const { open } = house()

test.each([
  ["en-US", "Play now"],
  ["it-IT", "Gioca subito"],
])("in %s both doors can be opened at once", async (locale, label) => {
  const { page } = await open({ locale })
  const doors = page.getByRole("button", { name: label })
  await doors.first().waitFor()
  expect(await doors.count()).toBe(2)
  expect(await seriousFindings(page)).toEqual([])
})
