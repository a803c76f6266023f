// A file with everything a browser keeps, to be carried to another one: JSON lines, first what the page keeps, then in each line
// a campaign, as its file, or a match, as its match file and what only the list knows. Read as if anybody could have written it.

import type { Reason } from "@soulspire/kernel"
import {
  type MatchFile,
  MatchFileError,
  readMatchFile,
  type ReadFile,
  writeMatchFile,
} from "@soulspire/match"
import type { Belongings, KeptCampaign, SavedMatch } from "./messages.ts"
import { reasonOf } from "./reason.ts"

const FORMAT = 1
const MARK = "soulspire-everything"

/** What only the list of matches knows. */
type OfTheList = Pick<SavedMatch, "begun" | "played" | "curtain">

export interface Packed {
  file: ReadFile
  /** Null where the file alone has to do. */
  line: OfTheList | null
}

/** A campaign as its file, which its game reads. */
export type PackedCampaign = Omit<KeptCampaign, "id">

export interface Parcel {
  belongings: Belongings | null
  campaigns: readonly (PackedCampaign & { at: number })[]
  matches: readonly (Packed & { at: number })[]
  refused: readonly { at: number; reason: Reason }[]
  /** A parcel may hold an earlier standing of what is here; a single file was chosen on purpose. */
  whole: boolean
}

export const writeParcel = (
  belongings: Belongings,
  campaigns: readonly KeptCampaign[],
  matches: readonly { file: MatchFile; saved: SavedMatch }[],
): string =>
  [
    { [MARK]: FORMAT, ...belongings },
    ...campaigns.map(({ game, text }) => ({ game, campaign: text })),
    ...matches.map(({ file, saved: { begun, played, curtain } }) => ({
      begun,
      played,
      curtain,
      file: writeMatchFile(file),
    })),
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("")

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

const isTime = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0

/** Null where the line holds something else. */
function readCampaign(value: unknown): PackedCampaign | null {
  if (!isRecord(value)) return null
  const { game, campaign } = value
  return typeof game === "string" && typeof campaign === "string" ? { game, text: campaign } : null
}

function readPacked(value: unknown, at: number): Packed {
  if (!isRecord(value) || typeof value["file"] !== "string")
    throw new MatchFileError(at, "file.not-a-match", {})
  const { begun, played, curtain, file } = value
  const known = isTime(begun) && isTime(played) && typeof curtain === "boolean"
  return { file: readMatchFile(file), line: known ? { begun, played, curtain } : null }
}

/** Reads a parcel, or a single match file, for which it throws a MatchFileError if it is none. */
export function readParcel(text: string): Parcel {
  const end = text.indexOf("\n")
  const first = parsed(end < 0 ? text : text.slice(0, end))
  if (!isRecord(first) || !Object.hasOwn(first, MARK)) {
    const matches = [{ file: readMatchFile(text), line: null, at: 1 }]
    return { belongings: null, campaigns: [], matches, refused: [], whole: false }
  }
  if (first[MARK] !== FORMAT)
    throw new MatchFileError(1, "file.other-format", {
      format: JSON.stringify(first[MARK]).slice(0, 40),
      here: FORMAT,
    })
  const { settings = null, tables } = first
  const campaigns: (PackedCampaign & { at: number })[] = []
  const matches: (Packed & { at: number })[] = []
  const refused: { at: number; reason: Reason }[] = []
  const rows = text.slice(end + 1).split("\n")
  for (const [i, row] of rows.entries())
    if (row.trim() !== "")
      try {
        const value = parsed(row)
        const campaign = readCampaign(value)
        if (campaign !== null) campaigns.push({ ...campaign, at: i + 1 })
        else matches.push({ ...readPacked(value, i + 2), at: i + 1 })
      } catch (error) {
        refused.push({ at: i + 1, reason: reasonOf(error) })
      }
  return {
    belongings: { settings, tables: isRecord(tables) ? tables : {} },
    campaigns,
    matches,
    refused,
    whole: true,
  }
}

const told = (entries: readonly unknown[]): string[] => entries.map((entry) => JSON.stringify(entry))

/** Is this the same match as one that is here, at the same answer; or, if that will do, at an earlier one? */
export function isHere(
  { header, log }: MatchFile,
  here: { head: Pick<MatchFile, "header">; entries: readonly unknown[] },
  earlierToo: boolean,
): boolean {
  if (JSON.stringify(header) !== JSON.stringify(here.head.header)) return false
  if (log.length > here.entries.length || (!earlierToo && log.length < here.entries.length)) return false
  const ours = told(here.entries)
  return told(log).every((entry, i) => entry === ours[i])
}
