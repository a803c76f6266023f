// Where in the game a match is, and what it is remembered by, as everybody may know it.

import type { State } from "@soulspire/kernel"
import type { GameBox } from "@soulspire/text"
import type { SavedMatch } from "./messages.ts"

type Where = Pick<SavedMatch, "turn" | "phase" | "gist">

export function whereIn({ game, gist }: GameBox, state: State): Where {
  const { turn, phase } = game.moment(state)
  return { turn, phase, ...(gist !== undefined && { gist: gist(game.view(state, "spectator")) }) }
}
