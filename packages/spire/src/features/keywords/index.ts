// Every keyword, in the order of their places. Written by scripts/slices.mjs (npm run cards); not edited by hand.

import exhaust from "./exhaust/index.ts"
import ethereal from "./ethereal/index.ts"
import retain from "./retain/index.ts"
import single from "./single/index.ts"
import uncopied from "./uncopied/index.ts"
import bound from "./bound/index.ts"

export const keywords = {
  exhaust,
  ethereal,
  retain,
  single,
  uncopied,
  bound,
} as const

export type KeywordName = keyof typeof keywords
