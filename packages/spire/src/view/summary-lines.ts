// How a climb reads afterwards: its rooms one by one, then each player.

import type { GameEvent, Plain } from "@soulspire/kernel"
import type { Line, Speaker, Summary } from "@soulspire/text"
import { type PlayerStory, type RoomStory, summarize } from "./summary.ts"

const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0)

const roomLine = (speaker: Speaker, { at, room, hp, gold, rounds, dealt, lost }: RoomStory): Line =>
  speaker.say(rounds > 0 ? "summary.fight" : "summary.room", {
    at,
    room: speaker.word(`room.${room}`),
    hp: hp.join(" + "),
    gold: gold.join(" + "),
    ...(rounds > 0 ? { rounds, dealt: sum(dealt), lost: sum(lost) } : {}),
  })

const playerLine = (speaker: Speaker, name: string, story: PlayerStory): Line =>
  speaker.say("summary.player", {
    name,
    taken: story.taken.length + story.bought.length,
    skipped: story.skipped.length,
    removed: story.removed.length,
    dealt: story.dealt,
    lost: story.lost,
    gained: story.gained,
  })

/** A combat alone has no way to tell of. */
export function summary(seats: number, events: readonly GameEvent[]): Summary {
  const story = summarize(seats, events)
  return {
    data: story as unknown as Plain,
    tell: (speaker, name: (seat: number) => string) => [
      ...story.rooms.map((room) => roomLine(speaker, room)),
      ...story.keys.map((key) => speaker.say(`event.gainKey.${key}`)),
      ...story.players.map((player, seat) => playerLine(speaker, name(seat), player)),
    ],
  }
}
