// Every token, in the order of their places. Written by scripts/slices.mjs (npm run cards); not edited by hand.

import strength from "./strength/index.ts"
import weak from "./weak/index.ts"
import vulnerable from "./vulnerable/index.ts"
import poison from "./poison/index.ts"
import redCube from "./red-cube/index.ts"

export const tokens = {
  strength,
  weak,
  vulnerable,
  poison,
  redCube,
} as const
