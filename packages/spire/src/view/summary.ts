// What a climb was like, told from its events: the way, each fight, and what every player took, skipped and dealt. Data
// for screens and statistics; whoever looks may only know what they have seen, so it is made of what was told to them.

import type { GameEvent, Plain } from "@soulspire/kernel"
import type { Room } from "../state/types.ts"

/** A room on the way, in the order of the time line: what everybody had when the party came there. */
export interface RoomStory {
  at: string
  room: Room
  hp: number[]
  gold: number[]
  /** The event that was met, or the enemies that were fought, and for how many rounds. */
  event: string
  enemies: string[]
  rounds: number
  /** By each player, here. */
  dealt: number[]
  lost: number[]
}

export interface PlayerStory {
  taken: string[]
  skipped: string[]
  bought: string[]
  removed: string[]
  dealt: number
  lost: number
  healed: number
  gained: number
  paid: number
  played: number
}

export interface RunSummary {
  rooms: RoomStory[]
  players: PlayerStory[]
  /** Keys of Act IV, in the order in which they were gained. */
  keys: string[]
}

const newPlayer = (): PlayerStory => ({
  taken: [],
  skipped: [],
  bought: [],
  removed: [],
  dealt: 0,
  lost: 0,
  healed: 0,
  gained: 0,
  paid: 0,
  played: 0,
})

const zeros = (seats: number): number[] => Array.from({ length: seats }, () => 0)

/** Things that change hands, by why they were moved. */
const piles = { gain: "taken", buy: "bought", skip: "skipped", remove: "removed" } as const

export function summarize(seats: number, events: Iterable<GameEvent>): RunSummary {
  const rooms: RoomStory[] = []
  const players = Array.from({ length: seats }, newPlayer)
  const keys: string[] = []
  const who = (ref: Plain | undefined): PlayerStory | undefined =>
    typeof ref === "number" ? players[ref] : undefined
  for (const event of events) {
    const room = rooms.at(-1)
    const amount = event["amount"] as number
    switch (event.k) {
      case "enters":
        rooms.push({
          at: event["at"] as string,
          room: event["room"] as Room,
          hp: (event["hp"] as number[]).slice(),
          gold: (event["gold"] as number[]).slice(),
          event: "",
          enemies: [],
          rounds: 0,
          dealt: zeros(seats),
          lost: zeros(seats),
        })
        break
      case "turnStarts":
        // Everybody's turn starts in each round.
        if (event["who"] === 0 && room !== undefined) room.rounds++
        break
      case "plays":
        add(who(event["who"]), "played", 1)
        break
      case "damage":
        add(who(event["by"]), "dealt", amount)
        if (room !== undefined && who(event["by"]) !== undefined) room.dealt[event["by"] as number] += amount
        break
      case "loseHp":
        add(who(event["whom"]), "lost", amount)
        if (room !== undefined && who(event["whom"]) !== undefined)
          room.lost[event["whom"] as number] += amount
        break
      case "heal":
        add(who(event["whom"]), "healed", amount)
        break
      case "gainGold":
        add(who(event["who"]), "gained", amount)
        break
      case "payGold":
        add(who(event["who"]), "paid", amount)
        break
      case "gainKey":
        keys.push(event["key"] as string)
        break
      case "move":
        noteMove(event, room, players)
        break
    }
  }
  return { rooms, players, keys }
}

type Counted = "dealt" | "lost" | "healed" | "gained" | "paid" | "played"
function add(story: PlayerStory | undefined, what: Counted, amount: number): void {
  if (story !== undefined) story[what] += amount
}

function noteMove(event: GameEvent, room: RoomStory | undefined, players: readonly PlayerStory[]): void {
  const { card, cause, giver, taker } = event as Record<string, Plain>
  if (typeof card !== "string" || card === "") return
  if (cause === "enter" && room !== undefined) room.enemies.push(card)
  if (cause === "event" && room !== undefined) room.event = card
  const pile = piles[cause as keyof typeof piles]
  if (pile === undefined) return
  const story = players[(pile === "taken" || pile === "bought" ? taker : giver) as number]
  story?.[pile].push(card)
}
