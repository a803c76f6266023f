// How a game is won, together or alone (chapters 16 to 18): modes, the timer, challenges with their bosses and minions.

export { challengeOps as ops } from "./ops.ts"
