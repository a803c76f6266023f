// The vocabulary of challenges (chapter 18): the timer, final bosses and minions.

import { type Ability, all, type Body, type Cond, type Select } from "@soulspire/kernel"

export const minions: Select = { from: "monsters", where: { test: "isMinion", of: "it" } }
export const finalBosses: Select = { from: "monsters", where: { test: "isFinalBoss", of: "it" } }

export const whenTimerDrops = (body: Body): Ability => ({ k: "on", event: "timer", do: body })

const dies = (what: "isMinion" | "isFinalBoss"): Cond =>
  all({ test: what, of: "ev.old" }, { says: ["ev.cause", "death"] })
export const whenMinionDies = (body: Body): Ability => ({
  k: "on",
  event: "move",
  when: dies("isMinion"),
  do: body,
})
export const whenFinalBossDies = (body: Body): Ability => ({
  k: "on",
  event: "move",
  when: dies("isFinalBoss"),
  do: body,
})
