// The limits of tracks and supplies, in one place (STS-3.7, STS-9, STS-10).

export const limits = {
  energy: 6,
  block: 20,
  /** In the supply that all players share. */
  shivs: 5,
  miracles: 5,
  /** Cubes for each kind of orb. No number is printed anywhere: more than one player has slots for. */
  orbs: 10,
} as const

export const ENERGY = 3
