// The games that can be played here, each fetched when it is first wanted. A game more is a line more.

import type { GameBox } from "@soulspire/text"

const shelves: Readonly<Record<string, () => Promise<GameBox>>> = {
  "four-souls": async () => (await import("@soulspire/four-souls")).fourSoulsBox,
  spire: async () => (await import("@soulspire/spire")).spireBox,
}

export const gameIds: readonly string[] = Object.keys(shelves)

const fetched = new Map<string, Promise<GameBox>>()

/** The box of a game. Throws for one that is not here. */
export function fetchBox(game: string): Promise<GameBox> {
  const shelf = shelves[game]
  if (!Object.hasOwn(shelves, game)) return Promise.reject(new Error(`there is no game ${game}`))
  let box = fetched.get(game)
  if (box === undefined) {
    fetched.set(game, (box = shelf()))
    // Whoever was offline may try again.
    box.catch(() => fetched.delete(game))
  }
  return box
}
