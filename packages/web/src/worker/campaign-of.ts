// Which campaign a match belongs to: one that has begun it, by what identifies the match wherever it is taken.

import { Refusal } from "@soulspire/kernel"
import type { Campaign, CampaignPlan } from "@soulspire/text"
import { boxOf } from "./box-of.ts"
import type { KeptCampaign, SavedMatch } from "./messages.ts"

export async function planOf(game: string): Promise<CampaignPlan> {
  const { campaign } = await boxOf(game)
  if (campaign === undefined) throw new Refusal({ key: "no-such-match" })
  return campaign
}

export interface ReadCampaign {
  kept: KeptCampaign
  campaign: Campaign
}

/** Those that can be read here. */
export async function readAll(all: readonly KeptCampaign[]): Promise<ReadCampaign[]> {
  const read: ReadCampaign[] = []
  for (const kept of all)
    try {
      read.push({ kept, campaign: (await planOf(kept.game)).read(kept.text) })
    } catch (error) {
      if (!(error instanceof Error)) throw error
    }
  return read
}

/** An earlier standing of a match that is over for a campaign is no match of it any more. */
export function campaignOf(
  read: readonly ReadCampaign[],
  { game, over }: Pick<SavedMatch, "game" | "over">,
  match: string,
): SavedMatch["campaign"] {
  const found = read.find(
    ({ kept, campaign: { begun, booked } }) =>
      kept.game === game &&
      (begun.includes(match) || (over !== null && booked.some(({ id }) => id === match))),
  )
  return found === undefined ? undefined : { id: found.kept.id, match }
}
