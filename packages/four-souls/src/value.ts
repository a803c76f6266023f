// How good a table looks for a seat, from what that seat sees.

import type { Seat, View } from "@soulspire/kernel"

interface Shown {
  cents: number
  health: number
  souls: number
  died: number
}

export function value(view: View, seat: Seat): number {
  const players = view.table["players"] as unknown as Shown[]
  const worth = (each: Shown, at: number): number =>
    each.souls * 40 +
    each.cents +
    each.health * 2 -
    each.died * 8 +
    view.zones[`hand.${at}`].length * 3 +
    view.zones[`board.${at}`].length * 8
  // Who plays together wins or loses together (FS-17.5).
  if (view.table["mode"] !== "competitive")
    return players.reduce((sum, each, at) => sum + worth(each, at), 0) + Number(view.table["timer"] ?? 0) * 20
  return players.reduce(
    (sum, each, at) => sum + (at === seat ? worth(each, at) : -worth(each, at) / (players.length - 1)),
    0,
  )
}
