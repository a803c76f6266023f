import { rotating } from "@soulspire/testkit/vitest"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"

const five = ["a", "b", "c", "d", "e"]

describe("a few of many, others each day", () => {
  beforeEach(() => void vi.stubEnv("SOULSPIRE_LONG", "0"))
  afterEach(() => void vi.unstubAllEnvs())

  test("each day as many", () => {
    for (let day = 0; day < 20; day++) expect(new Set(rotating(five, 2, day)).size).toBe(2)
  })
  test("all within some days", () => {
    expect(new Set([1, 2, 3].flatMap((day) => rotating(five, 2, day)))).toEqual(new Set(five))
  })
  test("the same again on the day that is named", () => {
    vi.stubEnv("SOULSPIRE_DAY", "20776")
    expect(rotating(five, 2)).toEqual(rotating(five, 2, 20776))
  })
  test("everything where everything is run", () => {
    vi.stubEnv("SOULSPIRE_LONG", "1")
    expect(new Set(rotating(five, 2, 3))).toEqual(new Set(five))
  })
})
