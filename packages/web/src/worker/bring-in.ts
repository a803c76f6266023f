// Takes over what is in a file: every match is played through first, and then all of them are stored at once, with the campaigns
// that come along, or none. A match that other rules have played is kept whole, even if these cannot go on with it.

import type { Reason } from "@soulspire/kernel"
import { type MatchFile, MatchFileError, matchId, outcomeOf, type Progress } from "@soulspire/match"
import { freshId } from "../play/fresh-id.ts"
import { boxOf } from "./box-of.ts"
import { campaignOf, planOf, readAll } from "./campaign-of.ts"
import type { Brought, KeptCampaign, SavedMatch } from "./messages.ts"
import { isHere, type Packed, type PackedCampaign, readParcel } from "./parcel.ts"
import { playAgain } from "./play-again.ts"
import { reasonOf, reasonOfParted } from "./reason.ts"
import type { Kept, Saves } from "./saves.ts"
import { whereIn } from "./where.ts"

/** The line of the list for a match that is new here. */
export type NewLine = (standing: Omit<SavedMatch, "id" | "begun" | "played">) => SavedMatch

/** Who sits there, and how many answers stand, as its log tells. */
function standingIn({ header, log }: MatchFile): Pick<SavedMatch, "seats" | "answers"> {
  let { seats } = header
  let answers = 0
  for (const entry of log) {
    if (entry.k === "answer") answers++
    else if (entry.k === "undo") answers = entry.to
    // Nobody has looked at a seat that comes after what agrees.
    else if (entry.k === "seat" && entry.seat < seats.length) seats = seats.with(entry.seat, entry.now)
  }
  return { seats, answers }
}

/** Matches that could be the same as one that comes in. */
async function alike(saves: Saves, { file }: Packed, lines: readonly SavedMatch[]): Promise<Kept[]> {
  const options = JSON.stringify(file.header.options)
  const found = lines.filter(
    (each) => each.game === file.header.game && JSON.stringify(each.options) === options,
  )
  const read = await Promise.all(found.map(({ id }) => saves.read(id)))
  return read.filter((each) => each !== null)
}

/** Beside those that are here, never into one of them; unless one of that name has everything of it already. */
async function comesIn(
  { game, text }: PackedCampaign,
  here: readonly KeptCampaign[],
): Promise<{ name: string; kept: KeptCampaign | null }> {
  if ((await boxOf(game)).campaign === undefined) throw new MatchFileError(1, "file.not-a-match", {})
  const plan = await planOf(game)
  const coming = plan.read(text)
  const isKnown = (await readAll(here)).some(
    ({ kept, campaign }) =>
      kept.game === game &&
      campaign.name === coming.name &&
      plan.textOf(plan.merged(campaign, coming)) === plan.textOf(campaign),
  )
  return { name: coming.name, kept: isKnown ? null : { id: freshId(), game, text: plan.textOf(coming) } }
}

export async function bringIn(
  text: string,
  saves: Saves,
  newLine: NewLine,
  progress: Progress,
): Promise<Brought> {
  const { belongings, campaigns, matches, refused, whole } = readParcel(text)
  const lines = await saves.list()
  const all = matches.reduce((sum, { file }) => sum + file.log.length, 0)
  const coming: Kept[] = []
  const wrong: Brought["refused"][number][] = [...refused]
  const notes: Reason[] = []
  const names = { added: [] as string[], known: [] as string[] }
  const newCampaigns: KeptCampaign[] = []
  let known = 0
  let before = 0

  const here = await saves.campaigns()
  for (const { at, ...packed } of campaigns) {
    try {
      const { name, kept } = await comesIn(packed, [...here, ...newCampaigns])
      names[kept === null ? "known" : "added"].push(name)
      if (kept !== null) newCampaigns.push(kept)
    } catch (error) {
      const reason = reasonOf(error)
      wrong.push({ at, reason, ...(reason.key.startsWith("campaign.") && { game: packed.game }) })
    }
  }
  const readHere = await readAll([...here, ...newCampaigns])

  /** Played through once, so that nothing is kept that could not go on. */
  async function take(packed: Packed): Promise<void> {
    const { file, line } = packed
    const same = [...(await alike(saves, packed, lines)), ...coming]
    if (same.some((each) => isHere(file, each, whole))) {
      known++
      return
    }
    const box = await boxOf(file.header.game)
    const { game } = box
    const { match, endLost, parted } = await playAgain(file, game, (done) => progress(before + done, all))
    if (file.torn !== null) notes.push({ key: "file.torn", params: { line: file.torn } })
    if (endLost) notes.push({ key: "file.no-end" })
    if (parted !== null) notes.push(reasonOfParted(parted))
    const { seats, answers } = standingIn(file)
    const { game: id, options } = file.header
    const made = newLine({
      game: id,
      options,
      seats,
      answers,
      ...(match === null ? { turn: 0, phase: "" } : whereIn(box, match.state)),
      over: match === null || parted !== null ? file.end : outcomeOf(match),
      curtain: seats.filter(({ kind }) => kind === "person").length > 1,
    })
    const campaign = campaignOf(readHere, made, matchId(file.header))
    const saved = { ...made, ...line, ...(campaign !== undefined && { campaign }) }
    coming.push({ saved, head: { header: file.header, cards: file.cards }, entries: file.log })
  }

  for (const packed of matches) {
    try {
      await take(packed)
    } catch (error) {
      if (!whole) throw error
      wrong.push({ at: packed.at, reason: reasonOf(error) })
    }
    before += packed.file.log.length
    progress(before, all)
  }
  await saves.begin(coming, newCampaigns)
  return {
    added: coming.map(({ saved }) => saved),
    known,
    campaigns: names,
    refused: wrong,
    notes,
    belongings,
  }
}
