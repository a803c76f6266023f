// Where editions of the rules disagree: one row for each question (`RD-*` in docs/rules/four-souls.md), and the presets that answer them.

/** The answers a game is played by. Rules ask here, never for an edition. */
export interface Switches {
  /** RD-03: does healing above 0 HP stop a death that waits? */
  healStopsDeath: boolean
  /** RD-12: does the recharge step reach what the game controls? */
  rechargeScope: "own-and-game" | "own"
  /** RD-20: where does a roll go back to when "would roll" has changed it? */
  wouldRollLoop: "responses" | "roll-triggers"
  /** RD-25: how often is gaining a soul worth 2 gaining a soul? */
  soulGainCount: "by-value" | "once"
  /** RD-26: what is it called when several have enough souls at once? */
  simultaneousWin: "tie" | "shared"
  /** RD-35: does evasion stay between 1 and 6? */
  clampEvasion: boolean
}

export type Ruleset = "english-2023" | "italian"

const english: Switches = {
  healStopsDeath: false,
  rechargeScope: "own-and-game",
  wouldRollLoop: "responses",
  soulGainCount: "by-value",
  simultaneousWin: "tie",
  clampEvasion: true,
}

export const rulesets: Readonly<Record<Ruleset, Switches>> = {
  "english-2023": english,
  italian: {
    ...english,
    healStopsDeath: true,
    rechargeScope: "own",
    wouldRollLoop: "roll-triggers",
    soulGainCount: "once",
    simultaneousWin: "shared",
  },
}
