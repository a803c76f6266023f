// A campaign as a file: JSON, with the version of its format first. Read as if anybody could have written it; what is wrong
// with it is refused by name, and nothing of it is taken.

import {
  type Check,
  exactly,
  flag,
  integer,
  list,
  Misshapen,
  record,
  shape,
  word,
} from "@soulspire/kernel/outside"
import { refuse } from "@soulspire/kernel"
import { characters } from "../cards/index.ts"
import { rooms } from "../state/types.ts"
import { achievements } from "./achievements.ts"
import { type Climb, type Climber, results, type SpireCampaign } from "./types.ts"

const FORMAT = 1
const MARK = "soulspire-campaign"

/** No campaign file is longer. */
const MOST_TEXT = 50_000_000
const MOST_CLIMBS = 20_000

const id = word(200, 1)
const count = integer(0, 1_000_000_000)
const act = integer(0, 4)
const cards = list(id, 5000)

const climber: Check<Climber> = shape({
  character: exactly(...characters.map((each) => each.id)),
  name: word(80),
  bot: flag,
  taken: cards,
  skipped: cards,
  dealt: count,
  lost: count,
})

const climb: Check<Climb> = shape({
  id,
  on: word(40),
  climbers: list(climber, 4, 1),
  result: exactly(...results),
  ascension: integer(0, 13),
  daily: flag,
  modifiers: list(id, 12),
  from: integer(1, 4),
  act: integer(1, 4),
  beaten: act,
  bosses: list(id, 100),
  room: exactly(...rooms),
  met: list(id, 1000),
  rooms: count,
  rounds: count,
  damage: record(count, 1000),
  achievements: list(exactly(...achievements.map((each) => each.id)), achievements.length),
})

const body = shape({
  [MARK]: exactly(FORMAT),
  game: exactly("spire"),
  name: word(80, 1),
  begun: list(id, MOST_CLIMBS),
  placed: shape({ colorless: count, "act-4": count }),
  climbs: list(climb, MOST_CLIMBS),
})

function parsed(text: string): Record<string, unknown> {
  if (text.length > MOST_TEXT) throw refuse("campaign.too-big", { most: MOST_TEXT })
  let value: unknown
  try {
    value = JSON.parse(text.startsWith("\uFEFF") ? text.slice(1) : text)
  } catch {
    throw refuse("campaign.not-json")
  }
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, MARK))
    throw refuse("campaign.none")
  return value as Record<string, unknown>
}

/** Whatever stands there; more than one word is none. */
const named = (given: unknown): string =>
  typeof given === "number" || typeof given === "string" ? `${given}`.slice(0, 40) : typeof given

/** Throws a Refusal where it is no campaign of this game and this version. */
export function readCampaign(text: string): SpireCampaign {
  const value = parsed(text)
  const format = value[MARK]
  if (typeof format === "number" && format > FORMAT) throw refuse("campaign.newer", { format, here: FORMAT })
  if (value["game"] !== "spire") throw refuse("campaign.other-game", { game: named(value["game"]) })
  try {
    const { name, begun, placed, climbs } = body(value, "")
    for (const ids of [begun, climbs.map((each) => each.id)]) {
      const twice = ids.find((each, i) => ids.indexOf(each) !== i)
      if (twice !== undefined) throw refuse("campaign.twice", { id: twice })
    }
    return { name, begun, placed, booked: climbs }
  } catch (error) {
    if (error instanceof Misshapen) throw refuse("campaign.shape", { field: error.at, wanted: error.wanted })
    throw error
  }
}

/** A climb a line, so that what has changed can be seen. */
export function writeCampaign({ name, begun, placed, booked }: SpireCampaign): string {
  const head = JSON.stringify({ [MARK]: FORMAT, game: "spire", name, begun, placed }).slice(0, -1)
  const climbs = booked.map((each) => `\n${JSON.stringify(each)}`).join(",")
  return `${head},"climbs":[${climbs}\n]}\n`
}

export const newCampaign = (name: string): SpireCampaign => ({
  name,
  begun: [],
  placed: { colorless: 0, "act-4": 0 },
  booked: [],
})

/** What one of them alone has is in the other too from then on; what both have stays as the first has it. */
export function mergedCampaigns(into: SpireCampaign, from: SpireCampaign): SpireCampaign {
  const known = new Set(into.booked.map(({ id: each }) => each))
  const booked = [...into.booked, ...from.booked.filter(({ id: each }) => !known.has(each))]
  const over = new Set(booked.map(({ id: each }) => each))
  return {
    name: into.name,
    begun: [...new Set([...into.begun, ...from.begun])].filter((each) => !over.has(each)),
    placed: {
      colorless: Math.max(into.placed.colorless, from.placed.colorless),
      "act-4": Math.max(into.placed["act-4"], from.placed["act-4"]),
    },
    booked,
  }
}
