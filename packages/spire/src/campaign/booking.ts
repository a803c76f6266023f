// From a match that was begun in a campaign to what the campaign keeps of it.

import type { Options, Reason } from "@soulspire/kernel"
import type { PlayedAgain } from "@soulspire/text"
import { characterAt, tableOptions } from "../state/options.ts"
import { summarize } from "../view/summary.ts"
import { achievements } from "./achievements.ts"
import { seeAgain, type Seen } from "./seen.ts"
import { sheetOf } from "./sheet.ts"
import type { Climb, ClimbState, SpireCampaign } from "./types.ts"

const CAMPAIGN = "STS-K.7"

/** What makes a climb another than the one in the rulebook: it is played for its own sake. */
const gifts = ["rewards", "colorless", "curses", "upgrades", "relics", "bossRelics", "potions", "moreHp"]
/** What a campaign says itself. */
const ofCampaign = ["everythingUnlocked", "unlocked"]

/** Options of a table with what nobody has said. */
const complete = (options: Options): Options => ({
  ...Object.fromEntries(Object.entries(tableOptions).map(([name, field]) => [name, field.default])),
  ...options,
})

const isSaid = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== 0 && value !== false && value !== undefined

/** A combat alone, practice and dealt gains do not count; neither does a level that nobody at the table has reached. */
export function whyNotFor(campaign: SpireCampaign, options: Options, seats: number): Reason | null {
  const all = complete(options)
  if (all["room"] !== "climb") return { key: "campaign.no-climb", rule: CAMPAIGN }
  const gift = gifts.find((name) => isSaid(all[name]))
  if (gift !== undefined) return { key: "campaign.gift", params: { option: gift }, rule: CAMPAIGN }
  const own = ofCampaign.find((name) => isSaid(options[name]))
  if (own !== undefined) return { key: "campaign.own-unlocks", params: { option: own }, rule: CAMPAIGN }
  const level = all["ascension"] as number
  const characters = Array.from({ length: seats }, (_, seat) => characterAt(all, seat))
  const open = Math.max(
    0,
    ...sheetOf(campaign).ladder.flatMap((each) => (characters.includes(each.id) ? each.open : [])),
  )
  return level > open ? { key: "campaign.level", params: { level, open }, rule: "STS-K.5" } : null
}

/** Does this match, begun in a campaign, count? Somebody has to have played it. */
const counts = (options: Options, seats: readonly { kind: string }[]): boolean =>
  options["room"] === "climb" &&
  !gifts.some((name) => isSaid(options[name])) &&
  seats.some(({ kind }) => kind === "person")

/** What there is to keep of it; null while it goes on, and of what does not count. */
export function climbOf(id: string, played: PlayedAgain<ClimbState>, on: string): Climb | null {
  const options = complete(played.match.options)
  const seen = seeAgain(played, options)
  // Whoever sits there may have changed by the end.
  const { seats } = played.match
  return seen.state.over !== null && counts(options, seats) ? { id, on, ...told(seen, options, seats) } : null
}

function told(
  seen: Seen,
  options: Options,
  seats: readonly { kind: string; name: string }[],
): Omit<Climb, "id" | "on"> {
  const { table, over } = seen.state
  const { rooms, players } = summarize(seen.seats, seen.events)
  const last = rooms.at(-1)
  return {
    climbers: seats.map(({ kind, name }, seat) => {
      const { taken, bought, skipped, dealt, lost } = players[seat]
      const character = seen.characters[seat]
      return { character, name, bot: kind === "bot", taken: [...taken, ...bought], skipped, dealt, lost }
    }),
    result: over?.how === "victory" ? "victory" : over?.how === "stopped" ? "stopped" : "defeat",
    ascension: table.ascension,
    daily: seen.daily,
    modifiers: [...(options["modifiers"] as readonly string[])],
    from: options["firstAct"] as number,
    act: table.act,
    beaten: seen.beaten,
    bosses: seen.bosses,
    room: table.room,
    met:
      last === undefined
        ? []
        : last.enemies.length > 0
          ? last.enemies
          : last.event === ""
            ? []
            : [last.event],
    rooms: rooms.length,
    rounds: seen.rounds,
    damage: seen.damage,
    achievements: achievements.flatMap(({ id, earned }) => (earned(seen) ? id : [])),
  }
}
