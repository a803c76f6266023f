// A table of a campaign: what it takes from there, and what it brings when it is over.

import { Refusal, type Options } from "@soulspire/kernel"
import { fileOf, headerOf, type Match, matchId, replaying } from "@soulspire/match"
import { type Campaign, plainText, speakerOf } from "@soulspire/text"
import { Mistake } from "../shell/mistake.ts"
import type { Input } from "../table/input.ts"
import { wordsIn } from "../table/sitting.ts"
import { changeAt, type Keeping, readAt, sentenceOf } from "./keep.ts"

/** The options of a new table, with what its campaign has unlocked; what does not belong there is a mistake. */
export function optionsIn(keeping: Keeping, options: Options, seats: number): Options {
  const { plan } = keeping
  const campaign = readAt(keeping)
  const reason = plan.bar(campaign, options, seats)
  if (reason !== null) throw new Mistake(sentenceOf(keeping, new Refusal(reason)))
  return plan.optionsFor(campaign, options)
}

const isOf = ({ begun, booked }: Campaign, id: string): boolean =>
  begun.includes(id) || booked.some((each) => each.id === id)

/** Only what was begun in a campaign counts for it. */
export function beginIn(keeping: Keeping, match: Match): void {
  const id = matchId(headerOf(match))
  if (isOf(readAt(keeping), id))
    throw new Mistake(`this very game was begun in ${keeping.path} before; take another --seed`)
  changeAt(keeping, (campaign) => keeping.plan.begun(campaign, id))
}

export function mustBeOf(keeping: Keeping, match: Match, path: string): void {
  if (!isOf(readAt(keeping), matchId(headerOf(match))))
    throw new Mistake(
      `${path} was not begun in ${keeping.path}, so it cannot count there; leave --campaign out`,
    )
}

/** Books a match, and gives what is new: nothing if it was booked before. */
export function bookIn(keeping: Keeping, match: Match): string[] {
  const { plan, box, language } = keeping
  const id = matchId(headerOf(match))
  const day = new Date().toISOString().slice(0, 10)
  const { before, now } = changeAt(keeping, (campaign) =>
    plan.after(campaign, id, replaying(fileOf(match), box.game, { lostEnd: true }), day),
  )
  return plan.news(speakerOf(box, language), before, now).map(plainText)
}

/** Asks where marks go that are left over; whoever says nothing can do it later. */
export async function placeIn(keeping: Keeping, input: Input, say: (line: string) => void): Promise<void> {
  const { plan, box, language } = keeping
  const words = wordsIn(language).campaign
  const { tracks, unplaced } = plan.sheet(readAt(keeping))
  let left = unplaced
  for (const { id, marks, boxes, shared } of tracks) {
    const most = Math.min(left, boxes - marks)
    if (!shared || most === 0) continue
    const track = speakerOf(box, language).word(`campaign.track.${id}`)
    const line = await input.ask(` ${words.howMany(track, most)} > `)
    const given = /^\d{1,2}$/.test(line ?? "") ? Math.min(Number(line), most) : 0
    if (given === 0) continue
    const { before, now } = changeAt(keeping, (campaign) => plan.placed(campaign, { [id]: given }))
    for (const told of plan.news(speakerOf(box, language), before, now)) say(plainText(told))
    left -= given
  }
  if (left > 0) say(words.placeLater(keeping.path))
}
