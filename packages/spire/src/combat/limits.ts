// The limits of tracks (STS-3.7, STS-9, STS-10).

export const limits = {
  energy: 6,
  block: 20,
} as const

export const ENERGY = 3

/** Of the die. */
export const FACES = 6
