import { soak } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { spire } from "../src/index.ts"

test.each([1, 2, 3, 4])("combats of %i end", (seats) => {
  const { ends, answers } = soak(
    { game: spire, options: {}, seats },
    Array.from({ length: 30 }, (_e, i) => `try ${i}`),
  )
  console.log(ends, answers)
  expect(Object.keys(ends).length).toBeGreaterThan(0)
})
