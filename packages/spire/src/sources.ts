// A hash of the source code of the rules. Written by scripts/sources.mjs; not edited by hand.

export const sources = 1092224853
