// What a climb has brought its campaign, said at its end.

import type { Line, Speaker } from "@soulspire/text"
import { cards } from "../cards/index.ts"
import { packOf } from "../state/unlocks.ts"
import { sheetOf } from "./sheet.ts"
import type { SpireCampaign } from "./types.ts"

/** The cards of a pack by their names; of what is no pack, nothing. */
const inPack = (unlock: string): string =>
  cards
    .filter((card) => card.unlock > 0 && packOf(card.character, card.unlock) === unlock)
    .map(({ name }) => name)
    .join(", ")

export function newsOf(speaker: Speaker, before: SpireCampaign, now: SpireCampaign): Line[] {
  const [old, sheet] = [sheetOf(before), sheetOf(now)]
  const { name } = now
  if (now.booked.length < before.booked.length) return [speaker.say("campaign.undone", { name })]
  const lines: Line[] = []
  if (now.booked.length > before.booked.length) lines.push(speaker.say("campaign.booked", { name }))
  sheet.tracks.forEach(({ id, marks, boxes }, i) => {
    const more = marks - old.tracks[i].marks
    const track = speaker.word(`campaign.track.${id}`)
    if (more > 0) lines.push(speaker.say("campaign.marks", { track, more, marks, boxes }))
  })
  for (const unlock of sheet.unlocked)
    if (!old.unlocked.includes(unlock)) {
      const what = speaker.word(`setting.unlocked.${unlock}`)
      const found = inPack(unlock)
      lines.push(
        found === ""
          ? speaker.say("campaign.unlocked", { what })
          : speaker.say("campaign.unlocked-pack", { what, cards: found }),
      )
    }
  sheet.ladder.forEach(({ id, open }, i) => {
    const who = speaker.word(`set.${id}`)
    if (open > old.ladder[i].open) lines.push(speaker.say("campaign.open", { who, open }))
  })
  sheet.achievements.forEach(({ id, by }, i) => {
    if (by === null || old.achievements[i].by !== null) return
    const [title, how] = [speaker.word(`achievement.${id}`), speaker.word(`achievement.${id}.how`)]
    lines.push(speaker.say("campaign.achievement", { title, how }))
  })
  if (sheet.unplaced > 0) lines.push(speaker.say("campaign.unplaced", { left: sheet.unplaced }))
  return lines
}
