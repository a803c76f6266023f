// Every feature, in the order of their places. Written by scripts/slices.mjs (npm run cards); not edited by hand.

import shivs from "./shivs/index.ts"
import miracles from "./miracles/index.ts"
import orbs from "./orbs/index.ts"
import stances from "./stances/index.ts"
import scry from "./scry/index.ts"
import otherCharacters from "./other-characters/index.ts"
import confused from "./confused/index.ts"
import events from "./events/index.ts"

export const features = {
  shivs,
  miracles,
  orbs,
  stances,
  scry,
  otherCharacters,
  confused,
  events,
} as const
