// Climbs that are over, for campaigns: made up in a line, or played at a table and looked at.

import type { Game, GameEvent } from "@soulspire/kernel"
import type { PlayedAgain } from "@soulspire/text"
import type { SpireState } from "@soulspire/spire"
import { achievements } from "../../src/campaign/achievements.ts"
import { newCampaign } from "../../src/campaign/file.ts"
import { type Seen, seeAgain } from "../../src/campaign/seen.ts"
import type { Climb, Climber, SpireCampaign } from "../../src/campaign/types.ts"

const climber = (character: string): Climber => ({
  character,
  name: character,
  bot: false,
  taken: [],
  skipped: [],
  dealt: 0,
  lost: 0,
})

let made = 0
/** Lost in Act I by the Ironclad, unless something else is said. */
export const climb = ({
  who = ["ironclad"],
  ...more
}: Partial<Omit<Climb, "climbers">> & { who?: readonly string[] } = {}): Climb => ({
  id: `climb-${++made}`,
  on: "2026-01-01",
  climbers: who.map(climber),
  result: "defeat",
  ascension: 0,
  daily: false,
  modifiers: [],
  from: 1,
  act: 1,
  beaten: 0,
  bosses: [],
  room: "encounter",
  met: ["a1-red-louse"],
  rooms: 3,
  rounds: 9,
  damage: { "a1-red-louse": 4 },
  achievements: [],
  ...more,
})

export const campaignOf = (...booked: Climb[]): SpireCampaign => ({ ...newCampaign("Test"), booked })

interface Table {
  readonly game: Game<SpireState>
  readonly state: SpireState
  readonly events: readonly GameEvent[]
}

/** Looks at a table from here on; what it gives tells what a campaign would see of everything that was played since. */
export function watch(table: Table): (daily?: boolean) => Seen {
  const before = table.game.copy(table.state)
  const from = table.events.length
  return (daily = false) =>
    seeAgain(
      {
        match: { game: table.game, options: {}, seats: [], opening: [], state: before },
        steps: [{ entry: { k: "answer" }, events: table.events.slice(from), state: table.state }],
      } satisfies PlayedAgain<SpireState>,
      { daily, firstAct: 1 },
    )
}

/** What it earns, by the names of the sheet. */
export const earnedBy = (seen: Seen): string[] =>
  achievements.flatMap(({ id, earned }) => (earned(seen) ? id : []))
