// Every feature, in the order of their places. Written by scripts/slices.mjs (npm run cards); not edited by hand.

export const features = {} as const
