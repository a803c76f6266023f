// A campaign as it is printed: tracks, levels, achievements, and what the games were like.

import {
  type CampaignSheet,
  cardsIn,
  damageIn,
  type GameBox,
  type Language,
  percentOf,
  speakerOf,
  winsIn,
} from "@soulspire/text"
import { inColumns, wrap } from "../shell/columns.ts"
import type { Paint } from "../shell/paint.ts"
import { cleanName } from "../shell/print.ts"
import { wordsIn } from "../table/sitting.ts"

/** So many of a list of numbers are worth showing. */
const TOP = 5

export function shown(
  box: GameBox,
  sheet: CampaignSheet,
  language: Language,
  paint: Paint,
  columns: number,
): string[] {
  const speaker = speakerOf(box, language)
  const words = wordsIn(language).campaign
  const names = new Map(box.cards.map(({ id, name }) => [id, name]))
  const card = (id: string): string => names.get(id) ?? cleanName(id)
  const who = (id: string): string => speaker.word(`campaign.track.${id}`)
  const open = (unlock: string): string => speaker.word(`setting.unlocked.${unlock}`)
  const title = (text: string): string[] => ["", ` ${paint.bold(text)}`]
  const listed = (rows: string[][]): string[] =>
    inColumns(rows.map(([first, ...rest]) => [`  ${first}`, ...rest]))
  const part = (text: string, rows: string[][]): string[] =>
    rows.length === 0 ? [] : [...title(text), ...listed(rows)]

  const tracks = sheet.tracks.map(({ id, marks, boxes, steps }) => [
    who(id),
    "■".repeat(marks) + "□".repeat(boxes - marks),
    words.marks(marks, boxes),
    steps.map(({ at, unlocks }) => `${marks >= at ? "✓" : at} ${open(unlocks)}`).join("   "),
  ])
  const ladder = sheet.ladder.map(({ id, won, open: highest }) => [who(id), words.level(won, highest)])
  const earned = sheet.achievements.map(({ id, by, on }) => [
    by === null ? " " : "✓",
    speaker.word(`achievement.${id}`),
    `${speaker.word(`achievement.${id}.how`)}${on === "" ? "" : ` (${on})`}`,
  ])
  const games = sheet.games.map(({ on, players, level, result, act, room, met, rooms, rounds }) => [
    on,
    players.map(({ character }) => who(character)).join(", "),
    words.ascension(level),
    words.ended(
      speaker.word(`campaign.result.${result}`),
      speaker.word(`set.act-${act}`),
      speaker.word(`room.${room}`),
    ),
    words.length(rooms, rounds),
    [...new Set(met)].map(card).join(", "),
  ])
  const wins = winsIn(sheet).map(({ id, games: all, won: times }) => [
    who(id),
    words.won(times, all, percentOf(times, all)),
  ])
  const damage = damageIn(sheet, card)
    .slice(0, TOP)
    .map(([name, lost]) => [name, `${lost}`])
  const cards = cardsIn(sheet, card)
    .slice(0, TOP)
    .map(({ name, taken, skipped }) => [name, words.taken(taken, skipped)])
  const done = sheet.achievements.filter(({ by }) => by !== null).length
  const won = sheet.games.filter(({ result }) => result === "victory").length
  return [
    "",
    ` ${paint.bold(cleanName(sheet.name))}  ${paint.dim(box.name)}`,
    ...title(words.tracks),
    ...listed(tracks),
    ...(sheet.unplaced > 0 ? wrap(`  ${words.unplaced(sheet.unplaced)}`, columns, "  ") : []),
    ...title(words.ladder),
    ...listed(ladder),
    ...title(words.achievements(done, sheet.achievements.length)),
    ...listed(earned),
    ...title(words.games(sheet.games.length, won, sheet.open)),
    ...listed(games),
    ...part(words.wins, wins),
    ...part(words.damage, damage),
    ...part(words.cards, cards),
    "",
  ]
}
