// The data of a climb's summary, as the game tells it.

export interface RoomStory {
  at: string
  room: string
  hp: readonly number[]
  gold: readonly number[]
  event: string
  enemies: readonly string[]
  rounds: number
  dealt: readonly number[]
  lost: readonly number[]
}

export interface PlayerStory {
  taken: readonly string[]
  skipped: readonly string[]
  bought: readonly string[]
  removed: readonly string[]
  dealt: number
  lost: number
  healed: number
  gained: number
  paid: number
  played: number
}

export interface Run {
  rooms: readonly RoomStory[]
  players: readonly PlayerStory[]
}
