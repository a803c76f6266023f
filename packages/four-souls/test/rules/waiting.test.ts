// Every rule is proven by a test or stands in the one list of what is not there yet.

import { fourSoulsBox } from "@soulspire/four-souls"
import { rulesOf } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"

const { ids, cited } = rulesOf("four-souls", new URL("../", import.meta.url))

test("no rule of the pages is forgotten, and none waits that is proven", () => {
  const waiting = Object.keys(fourSoulsBox.waiting ?? {})
  expect(ids.length).toBeGreaterThan(400)
  expect(ids.filter((id) => !cited.has(id) && !waiting.includes(id))).toEqual([])
  expect(waiting.filter((id) => cited.has(id) || !ids.includes(id))).toEqual([])
})

test("everything that waits has its reason", () => {
  for (const reason of Object.values(fourSoulsBox.waiting ?? {})) expect(reason).toMatch(/\w.*\.$/)
})
