// Slay the Spire: The Board Game on the kernel.

export { spireBox } from "./box.ts"
export { spire, type SpireState } from "./game.ts"
export { spireSpec } from "./spec.ts"
export type { SpireView } from "./show.ts"
export type { Data as SpireData, Player as SpirePlayer, Table as SpireTable } from "./state/new.ts"
export { type Change as SpireChange, type Forecast, forecast } from "./forecast.ts"
export { EVERY_ROW } from "./types.ts"
export { freshEnemy } from "./run.ts"
