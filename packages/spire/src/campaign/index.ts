// What is kept from one climb to the next (STS-K.7): marks on tracks and what they unlock, levels that were won,
// achievements, and the climbs themselves. A campaign is a list of climbs that are over, each worked out from its match
// alone; the rest follows from the list. No part of the rules: a match knows nothing of it but what its table has unlocked.

import type { CampaignPlan, PlayedAgain } from "@soulspire/text"
import { climbOf, whyNotFor } from "./booking.ts"
import { mergedCampaigns, newCampaign, readCampaign, writeCampaign } from "./file.ts"
import { newsOf } from "./news.ts"
import { optionsFor, placeMarks, sheetOf } from "./sheet.ts"
import type { ClimbState, SpireCampaign } from "./types.ts"

const without = (ids: readonly string[], id: string): string[] => ids.filter((each) => each !== id)

/** Booked where its first end was, however often it is told. */
function after(
  campaign: SpireCampaign,
  id: string,
  played: PlayedAgain<ClimbState>,
  on: string,
): SpireCampaign {
  const at = campaign.booked.findIndex((each) => each.id === id)
  if (at < 0 && !campaign.begun.includes(id)) return campaign
  const climb = climbOf(id, played, at < 0 ? on : campaign.booked[at].on)
  const begun = without(campaign.begun, id)
  if (climb !== null)
    return {
      ...campaign,
      begun,
      booked: at < 0 ? [...campaign.booked, climb] : campaign.booked.with(at, climb),
    }
  if (at < 0) return campaign
  return { ...campaign, begun: [...begun, id], booked: campaign.booked.toSpliced(at, 1) }
}

export const campaignPlan: CampaignPlan<SpireCampaign, ClimbState> = {
  create: newCampaign,
  read: readCampaign,
  textOf: writeCampaign,
  merged: mergedCampaigns,
  bar: whyNotFor,
  optionsFor,
  begun: (campaign, id) =>
    campaign.begun.includes(id) || campaign.booked.some((each) => each.id === id)
      ? campaign
      : { ...campaign, begun: [...campaign.begun, id] },
  after,
  placed: placeMarks,
  sheet: sheetOf,
  news: newsOf,
}
