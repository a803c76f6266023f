// What random play once found wrong is played again from then on. `fixtures/` holds the shortest game for each.

import { spire } from "@soulspire/spire"
import { playFixture } from "@soulspire/testkit"
import { readFixtures } from "@soulspire/testkit/vitest"
import { expect, it } from "vitest"

const fixtures = readFixtures(new URL("fixtures/", import.meta.url))

it("plays every one of them without a fault", () => {
  const stale = fixtures.filter(([, fixture]) => playFixture(spire, fixture) === 0).map(([name]) => name)
  expect(stale).toEqual([])
})
