// What cards say to give a token. Written by scripts/slices.mjs (npm run cards); not edited by hand.

import { gives } from "./give.ts"

export const strength = gives("strength", "you")
export const weak = gives("weak", "foe")
export const vulnerable = gives("vulnerable", "foe")
export const poison = gives("poison", "foe")
export const redCube = gives("redCube", "you")
