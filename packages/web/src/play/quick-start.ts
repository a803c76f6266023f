// What "Play now" sets up: one person against three bots, or alone.

import type { Seating } from "@soulspire/match"
import type { NewMatch } from "../worker/messages.ts"
import { freshId } from "./fresh-id.ts"

const bot = (name: string): Seating => ({ kind: "bot", bot: "greedy", name })

/** Who sits with the person, by game. */
const company: Readonly<Record<string, readonly Seating[]>> = {
  "four-souls": [bot("Ada"), bot("Bruno"), bot("Cleo")],
  spire: [],
}

export const quickStart = (game: string, name: string): NewMatch => ({
  game,
  options: {},
  seats: [{ kind: "person", name }, ...(company[game] ?? [])],
  seed: freshId(),
  curtain: false,
})
