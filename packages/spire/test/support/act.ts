// An Act of a test's own, with as little as an Act can have.

import type { Def } from "@soulspire/kernel"
import { option } from "../../src/cards/event.ts"
import { enemy, event } from "./made-up.ts"

const foe = (
  act: number,
  rank: "encounter" | "elite" | "boss" | "summon",
  nth: number,
  die?: readonly number[],
): Def =>
  enemy(
    `test-${act}-${rank}-${nth}`,
    `Test ${act} ${rank} ${nth}`,
    { act, rank, hp: 5, reward: {}, ...(die === undefined ? {} : { die }) },
    [],
  ).def

export const actOf = (act: number): readonly Def[] => [
  foe(act, "encounter", 1),
  foe(act, "encounter", 2),
  foe(act, "elite", 1),
  foe(act, "summon", 1),
  foe(act, "boss", 1, [1, 2, 3]),
  foe(act, "boss", 2, [4, 5, 6]),
  event(`test-${act}-event`, `Test event ${act}`, { act }, [option([])]).def,
]
