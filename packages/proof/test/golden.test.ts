// Whole games that must not change unnoticed, for two, three and four seats. See docs/testing.md.

import { proof } from "@soulspire/proof"
import { goldenTests } from "@soulspire/testkit/vitest"

goldenTests(
  new URL("golden/", import.meta.url),
  [2, 3, 4].map(
    (seats) => [`${seats}-seats`, { game: proof, options: { barter: seats === 4 }, seats }] as const,
  ),
)
