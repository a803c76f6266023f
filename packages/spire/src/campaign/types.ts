// What a campaign of climbs keeps: each climb that is over, and where marks were put that were left over. Everything else
// follows from these (`sheet.ts`).

import type { State } from "@soulspire/kernel"
import type { Campaign } from "@soulspire/text"
import type { Data, Room, Table } from "../state/types.ts"

export type ClimbState = State<Table, Data>

export const results = ["victory", "stopped", "defeat"] as const

/** A track that belongs to nobody, by what it unlocks. */
export const sharedTracks = ["colorless", "act-4"] as const
export type SharedTrack = (typeof sharedTracks)[number]

export interface Climber {
  character: string
  name: string
  bot: boolean
  taken: string[]
  skipped: string[]
  dealt: number
  lost: number
}

/** A climb that is over (STS-K.7). */
export interface Climb {
  id: string
  /** The day on which it was booked, or nothing. */
  on: string
  climbers: Climber[]
  result: (typeof results)[number]
  ascension: number
  daily: boolean
  modifiers: string[]
  /** The Act in which it began, the one it came to, and the last one that was beaten; 0 for none. */
  from: number
  act: number
  beaten: number
  /** The Bosses that were defeated, by their cards. */
  bosses: string[]
  /** The room in which it ended, and what was met there. */
  room: Room
  met: string[]
  rooms: number
  rounds: number
  damage: Record<string, number>
  achievements: string[]
}

export interface SpireCampaign extends Campaign {
  readonly booked: readonly Climb[]
  readonly placed: Readonly<Record<SharedTrack, number>>
}
