// What the climbs of a campaign have come to: marks on tracks, what they unlock, levels by character, achievements.

import { type Options, refuse } from "@soulspire/kernel"
import type { CampaignSheet, Track } from "@soulspire/text"
import { characters } from "../cards/index.ts"
import { COLORLESS, LAST_ACT, packOf } from "../state/unlocks.ts"
import { achievements } from "./achievements.ts"
import { type Climb, type SharedTrack, sharedTracks, type SpireCampaign } from "./types.ts"

/** After how many marks each pack of a character is unlocked; a track has no more boxes than the last one needs. */
const PACKS_AT = [1, 4, 8]
const OWN_BOXES = PACKS_AT[PACKS_AT.length - 1]
const SHARED_BOXES: Readonly<Record<SharedTrack, number>> = { [COLORLESS]: 3, [LAST_ACT]: 5 }
const HIGHEST = 13
/** The Act whose Boss wins a level; alone a higher one. */
const WINS_LEVEL = 2
const WINS_LEVEL_ALONE = 3

/** One, and one for each Boss, for everybody who was played (STS-K.7). */
const marksFor = (booked: readonly Climb[], character: string): number =>
  booked
    .filter(({ climbers }) => climbers.some((each) => each.character === character))
    .reduce((sum, { bosses }) => sum + 1 + bosses.length, 0)

interface Shared {
  left: number
  marks: Record<SharedTrack, number>
}

/** Where marks lie that found no box with their character: as they were put, as far as there are so many. */
function sharedOf({ booked, placed }: SpireCampaign): Shared {
  let left = characters.reduce((sum, { id }) => sum + Math.max(0, marksFor(booked, id) - OWN_BOXES), 0)
  const marks = { colorless: 0, "act-4": 0 }
  for (const track of sharedTracks) {
    marks[track] = Math.min(placed[track], SHARED_BOXES[track], left)
    left -= marks[track]
  }
  const room = sharedTracks.reduce((sum, track) => sum + SHARED_BOXES[track] - marks[track], 0)
  return { left: Math.min(left, room), marks }
}

function tracksOf(campaign: SpireCampaign, { marks }: Shared): Track[] {
  const own = characters.map(({ id }): Track => ({
    id,
    marks: Math.min(marksFor(campaign.booked, id), OWN_BOXES),
    boxes: OWN_BOXES,
    steps: PACKS_AT.map((at, i) => ({ at, unlocks: packOf(id, i + 1) })),
    shared: false,
  }))
  const shared = sharedTracks.map((id): Track => ({
    id,
    marks: marks[id],
    boxes: SHARED_BOXES[id],
    steps: [{ at: SHARED_BOXES[id], unlocks: id }],
    shared: true,
  }))
  return [...own, ...shared]
}

const unlockedBy = (tracks: readonly Track[]): string[] =>
  tracks.flatMap(({ marks, steps }) => steps.flatMap(({ at, unlocks }) => (marks >= at ? unlocks : [])))

/** The highest level at which somebody has won (STS-K.5); -1 for none. */
function wonBy(booked: readonly Climb[], character: string): number {
  const wins = booked.filter(
    ({ climbers, beaten }) =>
      climbers.some((each) => each.character === character) &&
      beaten >= (climbers.length === 1 ? WINS_LEVEL_ALONE : WINS_LEVEL),
  )
  return Math.max(-1, ...wins.map(({ ascension }) => ascension))
}

export function sheetOf(campaign: SpireCampaign): CampaignSheet {
  const { name, booked, begun } = campaign
  const shared = sharedOf(campaign)
  const tracks = tracksOf(campaign, shared)
  return {
    name,
    tracks,
    unplaced: shared.left,
    unlocked: unlockedBy(tracks),
    ladder: characters.map(({ id }) => {
      const won = wonBy(booked, id)
      return { id, won, open: Math.min(won + 1, HIGHEST) }
    }),
    highest: HIGHEST,
    achievements: achievements.map(({ id }) => {
      const first = booked.find((climb) => climb.achievements.includes(id))
      return { id, by: first?.id ?? null, on: first?.on ?? "" }
    }),
    games: booked.map(({ climbers, ascension, ...climb }) => ({
      ...climb,
      level: ascension,
      players: climbers,
    })),
    open: begun.length,
  }
}

/** Everything that a campaign has unlocked is unlocked at its tables, and nothing else (STS-14.4). */
export const optionsFor = (campaign: SpireCampaign, options: Options): Options => ({
  ...options,
  unlocked: sheetOf(campaign).unlocked,
})

/** Puts marks that are left over on shared tracks. */
export function placeMarks(campaign: SpireCampaign, given: Readonly<Record<string, number>>): SpireCampaign {
  const { left, marks } = sharedOf(campaign)
  const placed = { ...marks }
  let sum = 0
  for (const [name, more] of Object.entries(given)) {
    const track = sharedTracks.find((each) => each === name)
    if (track === undefined)
      throw refuse("campaign.no-track", { name: name.slice(0, 80), known: sharedTracks.join(", ") })
    placed[track] += more
    if (placed[track] > SHARED_BOXES[track])
      throw refuse("campaign.full", { most: SHARED_BOXES[track] - marks[track], name })
    sum += more
  }
  if (sum > left) throw refuse("campaign.too-many-marks", { left })
  return { ...campaign, placed }
}
