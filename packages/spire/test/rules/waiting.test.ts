// Every rule is proven by a test or stands in the one list of what is not there yet.

import { spire, spireBox } from "@soulspire/spire"
import { speakerOf } from "@soulspire/text"
import { rule, rulesOf } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"

const { ids, cited } = rulesOf("spire", new URL("../", import.meta.url))

test("no rule of the page is forgotten, and none waits that is proven", () => {
  const waiting = Object.keys(spireBox.waiting ?? {})
  expect(ids.length).toBeGreaterThan(150)
  expect(ids.filter((id) => !cited.has(id) && !waiting.includes(id))).toEqual([])
  expect(waiting.filter((id) => cited.has(id) || !ids.includes(id))).toEqual([])
})

test("everything that waits has its reason", () => {
  for (const reason of Object.values(spireBox.waiting ?? {})) expect(reason).toMatch(/\w.*\.$/)
})

rule("STS-K.9", "the second printing has no turns one after another", () => {
  expect(() => spire.create({ printing: "second", sequential: true }, 2, "none")).toThrow("not-in-printing")
  expect(spire.create({ printing: "second" }, 2, "second").table.sequential).toBe(0)
  expect(spire.create({ printing: "first", sequential: true }, 2, "first").table.sequential).toBe(1)
})

rule("STS-K.9", "turns one after another are an option of the first printing, and called so", () => {
  expect(speakerOf(spireBox, "en").word("setting.sequential")).toContain("first printing")
  expect(speakerOf(spireBox, "it").word("setting.sequential")).toContain("prima edizione")
})
