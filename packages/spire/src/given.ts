// What cards can do by the rules alone: what orbs give at the end of a turn, what wrath takes, what poison does, and where
// ethereal cards go (STS-9.10, STS-10.2, STS-10.8, STS-10.12). They are abilities, so that they come in any order with all
// others (STS-7.12).

import { type Ability, all, type Body, call, type Cond, ge, read, same } from "@soulspire/kernel"
import { damage, endOfTurnInHand, exhaust, loseHp } from "./words.ts"

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
  // Block is no help, and it is nobody's hit.
  enemy: [
    {
      k: "on",
      event: "roundPlayed",
      when: ge(read("poison", "this"), 1),
      do: [loseHp(read("poison", "this"), "this")],
    },
  ],
  // Retained or not. (The word for it is printed as a fact.)
  fleeting: [endOfTurnInHand(exhaust("this"))],
}
