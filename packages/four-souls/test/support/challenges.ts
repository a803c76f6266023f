// Tables with a challenge, and what is looked at there.

import type { Play } from "./play.ts"

/** Two against the heart in the cellar. */
export const cellar = {
  options: { mode: "co-op", challenge: "heart-of-the-cellar" },
  challenge: ["heart-of-the-cellar"],
  finalBoss: "cellar-heart",
  monsters: ["fly", "fatty"],
  timer: 10,
} as const

/** Two who have to gather the tithe. */
export const tithe = {
  options: { mode: "co-op", challenge: "the-last-tithe" },
  challenge: ["the-last-tithe"],
  finalBoss: "greed",
  monsters: ["fly", "fatty"],
  timer: 9,
} as const

/** The same table, where the final boss has taken so much damage. */
export function wounded(table: Play, damage: number): Play {
  const boss = table.state.objects.find(({ data }) => data?.setAside === "final-boss")
  if (boss === undefined || boss.data === null) throw new Error("there is no final boss")
  boss.data.damage = damage
  return table
}

export const timer = (table: Play): unknown => table.game.view(table.state, 1).table["timer"]

/** What everybody sees of a card in a monster slot or in one of the challenge. */
export function monster(table: Play, id: string): Record<string, unknown> {
  const found = table.game.view(table.state, 1).zones["monsters"].find(({ card }) => card === id)
  if (found === undefined) throw new Error(`there is no ${id}`)
  return { ...found.shows }
}

export const outcome = (table: Play): ReturnType<Play["game"]["outcome"]> => table.game.outcome(table.state)
