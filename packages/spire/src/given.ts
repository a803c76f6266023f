// What every player's board can do by the rules: what orbs give at the end of a turn, and what wrath takes (STS-10.8,
// STS-10.12). They are abilities, so that they come in any order with all others (STS-7.10).

import { type Ability, all, type Body, call, type Cond, ge, read, same } from "@soulspire/kernel"
import { damage } from "./words.ts"

const turnEnds = (cond: Cond, ...body: Body): Ability => ({
  k: "on",
  event: "turnEnds",
  when: all(same("ev.who", "you"), cond),
  do: body,
})

const eachOrb = (orb: "lightning" | "frost"): Ability => turnEnds(ge(read(orb, "you"), 1), call(`${orb}sAct`))

export const given: Readonly<Record<string, readonly Ability[]>> = {
  character: [
    eachOrb("lightning"),
    eachOrb("frost"),
    turnEnds({ test: "isInWrath", of: "you" }, damage(1, "you")),
  ],
}
