// Where in the game a match is, as everybody may know it.

import type { Match } from "@soulspire/match"
import type { SavedMatch } from "./messages.ts"

export function whereIn({ game, state }: Pick<Match, "game" | "state">): Pick<SavedMatch, "turn" | "phase"> {
  const { turn, phase } = game.moment(state)
  return { turn, phase }
}
