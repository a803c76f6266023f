// Campaigns that are kept here. Whatever is over in one is booked whenever anybody looks at them, from the matches as they are
// stored: so nothing gets lost, however a tab ends, and what was undone is gone by itself.

import { Refusal, type Options } from "@soulspire/kernel"
import { type MatchFile, replaying } from "@soulspire/match"
import type { Campaign, CampaignPlan } from "@soulspire/text"
import { freshId } from "../play/fresh-id.ts"
import { boxOf } from "./box-of.ts"
import type { CampaignNews, KeptCampaign, SavedMatch } from "./messages.ts"
import type { Saves } from "./saves.ts"

interface Campaigns {
  /** All of them, after everything that is over was booked. */
  settle(): Promise<KeptCampaign[]>
  add(game: string, name: string): Promise<KeptCampaign>
  /** Beside those that are here, under a name of its own. */
  bringIn(game: string, text: string): Promise<KeptCampaign>
  place(id: string, marks: Readonly<Record<string, number>>): Promise<void>
  /** The options of a table of this campaign; throws a Refusal. */
  optionsFor(id: string, options: Options, seats: number): Promise<Options>
  begin(id: string, match: string): Promise<void>
  newsOf(match: string): Promise<CampaignNews | null>
}

async function planOf(game: string): Promise<CampaignPlan> {
  const { campaign } = await boxOf(game)
  if (campaign === undefined) throw new Refusal({ key: "no-such-match" })
  return campaign
}

export function campaignsIn(saves: Saves, now: () => number): Campaigns {
  async function find(id: string): Promise<KeptCampaign> {
    const found = (await saves.campaigns()).find((each) => each.id === id)
    if (found === undefined) throw new Refusal({ key: "no-such-match" })
    return found
  }

  /** Until nobody else has changed it in between. */
  async function change(
    id: string,
    next: (campaign: Campaign, plan: CampaignPlan) => Campaign,
  ): Promise<KeptCampaign> {
    for (;;) {
      const was = await find(id)
      const plan = await planOf(was.game)
      const campaign = plan.read(was.text)
      const changed = next(campaign, plan)
      if (changed === campaign) return was
      const text = plan.textOf(changed)
      if (await saves.changeCampaign(was, text)) return { ...was, text }
    }
  }

  async function book(id: string, match: string, saved: SavedMatch): Promise<void> {
    const kept = await saves.read(saved.id)
    if (kept === null) return
    const { game } = await boxOf(saved.game)
    const file: MatchFile = { ...kept.head, log: kept.entries, end: kept.saved.over }
    const day = new Date(now()).toISOString().slice(0, 10)
    await change(id, (campaign, plan) =>
      plan.after(campaign, match, replaying(file, game, { lostEnd: true }), day),
    )
  }

  async function settleOne(kept: KeptCampaign, matches: readonly SavedMatch[]): Promise<void> {
    const { booked } = (await planOf(kept.game)).read(kept.text)
    for (const saved of matches) {
      const { campaign, over } = saved
      if (campaign?.id !== kept.id) continue
      const isBooked = booked.some(({ id }) => id === campaign.match)
      if (isBooked !== (over !== null)) await book(kept.id, campaign.match, saved)
    }
  }

  async function settle(): Promise<KeptCampaign[]> {
    const all = await saves.campaigns()
    const matches = all.length === 0 ? [] : await saves.list()
    for (const kept of all)
      try {
        await settleOne(kept, matches)
      } catch (error) {
        // One that a newer version has written, or a match that other rules have played, is left alone.
        if (!(error instanceof Error)) throw error
      }
    return saves.campaigns()
  }

  async function store(game: string, campaign: Campaign): Promise<KeptCampaign> {
    const plan = await planOf(game)
    const kept = { id: freshId(), game, text: plan.textOf(campaign) }
    await saves.addCampaign(kept)
    return kept
  }

  return {
    settle,
    async add(game, name) {
      return store(game, (await planOf(game)).create(name))
    },
    async bringIn(game, text) {
      return store(game, (await planOf(game)).read(text))
    },
    async place(id, marks) {
      await change(id, (campaign, plan) => plan.placed(campaign, marks))
    },
    async optionsFor(id, options, seats) {
      await settle()
      const { game, text } = await find(id)
      const plan = await planOf(game)
      const campaign = plan.read(text)
      const reason = plan.bar(campaign, options, seats)
      if (reason !== null) throw new Refusal(reason)
      return plan.optionsFor(campaign, options)
    },
    async begin(id, match) {
      await change(id, (campaign, plan) => plan.begun(campaign, match))
    },
    async newsOf(match) {
      const saved = (await saves.list()).find(({ id }) => id === match)
      if (saved?.campaign === undefined) return null
      const { id, match: key } = saved.campaign
      const all = await settle()
      const kept = all.find((each) => each.id === id)
      if (kept === undefined) return null
      const plan = await planOf(kept.game)
      const campaign = plan.read(kept.text)
      const before = { ...campaign, booked: campaign.booked.filter((each) => each.id !== key) }
      return { before: plan.textOf(before), now: kept.text }
    },
  }
}
