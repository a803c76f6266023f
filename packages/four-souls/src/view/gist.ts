// What a saved game is remembered by: how many souls win it, and how many everybody has.

import type { View } from "@soulspire/kernel"
import type { Gist } from "@soulspire/text"
import type { FourSoulsView } from "./show.ts"

export function gist(view: View): Gist {
  const { table, zones, moment } = view as FourSoulsView
  const { turn } = moment
  return {
    // In a challenge something other than souls wins.
    at:
      table.goal === undefined
        ? { key: "gist.turn", params: { turn } }
        : { key: "gist.goal", params: { turn, goal: table.goal } },
    seats: table.players.map(({ souls }, seat) => ({
      card: zones[`board.${seat}`].find(({ back }) => back === "character")?.card ?? "",
      number: souls,
      of: "souls",
    })),
  }
}
