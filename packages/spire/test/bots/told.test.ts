// A check of explanations that would be silent about wrong ones would be worth nothing.

import type { Why } from "@soulspire/kernel"
import { wrongNumbers } from "@soulspire/testkit"
import { expect, test } from "vitest"

const good: Extract<Why, { by: "search" }> = {
  by: "search",
  instead: ["play:defend"],
  better: 2,
  worlds: 12,
  wrong: 3,
  wrongBy: "hp",
  differences: [
    { part: "hp", value: 3, amount: 2 },
    { part: "enemies", value: -1, amount: 4 },
  ],
  positions: 500,
}
const offered = new Set(["play:strike", "play:defend"])

test("numbers that agree are taken, and others are found out", () => {
  expect(wrongNumbers(good, offered)).toBeNull()
  expect(wrongNumbers({ ...good, better: 4 }, offered)).toBe("parts come to 2, and the search to 4")
  expect(wrongNumbers({ ...good, instead: ["play:bash"] }, offered)).toBe("names what cannot be answered")
  expect(wrongNumbers({ ...good, wrong: 13 }, offered)).toBe("goes wrong in 13 of 12")
  expect(wrongNumbers({ ...good, wrong: 0 }, offered)).toBe("goes wrong in 0 of 12")
  expect(wrongNumbers({ ...good, wrong: 12 }, offered)).toBe("is worse in every world and better in all")
})
