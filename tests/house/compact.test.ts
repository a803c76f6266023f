// Pictures are made shorter without looking otherwise.

import { expect, it } from "vitest"
import { compact, compactPath } from "../../scripts/glyphs/compact.mjs"

it("tells each point from the one before, on the grid, without drifting away", () => {
  expect(compactPath("M10.2 10.2L20.4 10.2L20.4-5Z", 1)).toBe("m10 10l10 0 0-15z")
  expect(compactPath(`m0 0${"l.4 0".repeat(10)}`, 1)).toMatch(/(?:.*1 0){4}/)
  expect(compactPath("m1 1 2 2h.26v-3c1 1 2 2 3 3s1 1 2 2q1 1 2 2t1 1", 0.5)).toBe(
    "m1 1l2 2h.5v-3c1 1 2 2 3 3s1 1 2 2q1 1 2 2t1 1",
  )
})

it("begins anew where a figure was closed", () => {
  expect(compactPath("M5 5h4v4zm1 1h2", 1)).toBe("m5 5h4v4zm1 1h2")
})

it("reads the flags of an arc, and leaves alone what would swell", () => {
  expect(compactPath("M0 0a10 10 0 0110.04 10.04", 0.5)).toBe("m0 0a10 10 0 0 1 10 10")
  const whole = "M0 0a10 10 0 1 1 .01 0z"
  expect(compactPath(whole, 0.5)).toBe(whole)
})

it("changes nothing but paths", () => {
  expect(compact('<path fill="currentColor" d="M1.04 2.04z"/>', 0.5)).toBe(
    '<path fill="currentColor" d="m1 2z"/>',
  )
  expect(() => compactPath("M1 x", 1)).toThrow("cannot be read")
})
