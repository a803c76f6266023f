// Which hard mode a run is in: the run's business, never a test's.

export const hardModes = ["save", "undo", "leak", "scan", "locale"] as const
/** `hard` is all of them at once. */
export type HardMode = "plain" | "hard" | (typeof hardModes)[number]

export const isMode = (name: string): name is HardMode => ["plain", "hard", ...hardModes].includes(name)

let current: HardMode = "plain"
export const currentMode = (): HardMode => current

/** Called once, before the tests of a file. */
export function setMode(mode: HardMode): void {
  current = mode
}
