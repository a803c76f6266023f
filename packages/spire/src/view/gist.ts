// What a saved game is remembered by: how far up the party is, and how everybody fares.

import type { View } from "@soulspire/kernel"
import type { Gist } from "@soulspire/text"
import type { SpireView } from "./show.ts"

export function gist(view: View): Gist {
  const { table, zones } = view as SpireView
  const { act, map } = table
  return {
    at:
      map === null
        ? { key: "gist.combat" }
        : { key: "gist.climb", params: { act, room: Math.max(1, map.path.length) } },
    seats: table.players.map(({ hp }, seat) => ({
      card: zones[`board.${seat}`].find(({ back }) => back === "character")?.card ?? "",
      number: hp,
      of: "hp",
    })),
  }
}
