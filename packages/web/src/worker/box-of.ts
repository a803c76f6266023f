// The box of a game for the worker: refused in words where there is no such game, or where it cannot be fetched now.

import { Refusal } from "@soulspire/kernel"
import { MatchFileError } from "@soulspire/match"
import type { GameBox } from "@soulspire/text"
import { fetchBox, gameIds } from "../boxes/boxes.ts"

export async function boxOf(game: string): Promise<GameBox> {
  if (!gameIds.includes(game))
    throw new MatchFileError(1, "file.other-game", { saved: game, here: gameIds.join(", ") })
  try {
    return await fetchBox(game)
  } catch {
    throw new Refusal({ key: "not-fetched" })
  }
}
