// Campaigns that are kept here. Whatever is over in one is booked whenever anybody looks at them, from the matches as they are
// stored: so nothing gets lost, however a tab ends, and what was undone is gone by itself.

import { Refusal, type Options } from "@soulspire/kernel"
import { type MatchFile, matchId, replaying } from "@soulspire/match"
import type { Campaign, CampaignPlan } from "@soulspire/text"
import { freshId } from "../play/fresh-id.ts"
import { boxOf } from "./box-of.ts"
import { campaignOf, planOf, readAll } from "./campaign-of.ts"
import type { CampaignNews, KeptCampaign, SavedMatch } from "./messages.ts"
import type { Saves } from "./saves.ts"

interface Campaigns {
  /** All of them, after everything that is over was booked. */
  settle(): Promise<KeptCampaign[]>
  /** Matches that came in without their campaign belong to it, if it is here. */
  adopt(): Promise<void>
  add(game: string, name: string): Promise<KeptCampaign>
  /** Beside those that are here; matches of it that are here already belong to it from then on. */
  bringIn(game: string, text: string): Promise<KeptCampaign>
  /** Takes the games of another one in, those that both have once; that one stays as it is. */
  merge(id: string, from: string): Promise<KeptCampaign>
  place(id: string, marks: Readonly<Record<string, number>>): Promise<void>
  /** The options of a table of this campaign; throws a Refusal. */
  optionsFor(id: string, options: Options, seats: number): Promise<Options>
  begin(id: string, match: string): Promise<void>
  newsOf(match: string): Promise<CampaignNews | null>
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

  /** Books what is over and was begun in it, wherever it was begun first; what was undone is taken out by its own match alone. */
  async function settleOne(
    kept: KeptCampaign,
    matches: readonly SavedMatch[],
    isOwn: (campaign: string) => boolean,
  ): Promise<void> {
    const { begun, booked } = (await planOf(kept.game)).read(kept.text)
    const overKeys = new Set(
      matches.flatMap(({ over, campaign }) => (over === null ? [] : [campaign?.match])),
    )
    for (const saved of matches) {
      const { game, campaign, over } = saved
      if (campaign === undefined || game !== kept.game) continue
      const { match } = campaign
      const isBooked = booked.some(({ id }) => id === match)
      if (over !== null && !isBooked && begun.includes(match)) await book(kept.id, match, saved)
      if (over === null && isBooked && isOwn(campaign.id) && !overKeys.has(match))
        await book(kept.id, match, saved)
    }
  }

  async function settle(): Promise<KeptCampaign[]> {
    const all = await saves.campaigns()
    const matches = all.length === 0 ? [] : await saves.list()
    for (const kept of all)
      try {
        await settleOne(kept, matches, (id) => id === kept.id || all.every((each) => each.id !== id))
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

  // A match that came before its campaign is found by what identifies it; so is one whose campaign is gone, where another has it.
  async function adopt(): Promise<void> {
    const all = await saves.campaigns()
    if (all.length === 0) return
    const read = await readAll(all)
    for (const saved of await saves.list()) {
      if (read.every(({ kept }) => kept.game !== saved.game)) continue
      if (all.some(({ id }) => id === saved.campaign?.id)) continue
      const found = await saves.read(saved.id)
      if (found === null) continue
      const campaign = campaignOf(read, saved, matchId(found.head.header))
      if (campaign !== undefined) await saves.update({ ...found.saved, campaign })
    }
  }

  return {
    settle,
    adopt,
    async add(game, name) {
      return store(game, (await planOf(game)).create(name))
    },
    async bringIn(game, text) {
      const kept = await store(game, (await planOf(game)).read(text))
      await adopt()
      return kept
    },
    async merge(id, from) {
      await settle()
      const other = await find(from)
      const taken = (await planOf(other.game)).read(other.text)
      return change(id, (campaign, plan) => plan.merged(campaign, taken))
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
      const read = await readAll(await settle())
      // Where that campaign is gone, one that has taken its games in tells as much.
      const found =
        read.find(({ kept }) => kept.id === id) ??
        read.find(({ campaign }) => campaign.booked.some((each) => each.id === key))
      if (found === undefined) return null
      const { kept, campaign } = found
      const plan = await planOf(kept.game)
      const before = { ...campaign, booked: campaign.booked.filter((each) => each.id !== key) }
      return { before: plan.textOf(before), now: kept.text }
    },
  }
}
