// A place for the orbs and stances of other characters (STS-12.3).

import { n } from "@soulspire/kernel"
import { specialRelic } from "../../cards/item.ts"
import { slotsWithoutOwn } from "../../features/other-characters/verbs.ts"

export default specialRelic(
  "prismatic-shard",
  "Prismatic Shard",
  // disputed: the number of slots is known from one source alone.
  { count: 4, stances: true, look: { glyph: "crystal-shine", hue: 300 } },
  [slotsWithoutOwn(n(2))],
)
