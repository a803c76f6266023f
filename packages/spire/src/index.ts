// Slay the Spire: The Board Game on the kernel.

export { spireBox } from "./box.ts"
export { spire, spireSpec, type SpireState } from "./game.ts"
export type { SpireView } from "./view/show.ts"
export type { Data as SpireData, Player as SpirePlayer, Table as SpireTable } from "./state/new.ts"
export { type Change as SpireChange, type Forecast, forecast } from "./view/forecast.ts"
export { type EnemyToken, EVERY_ROW } from "./state/types.ts"
export { freshEnemy } from "./state/run.ts"
