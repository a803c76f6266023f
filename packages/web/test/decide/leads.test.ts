// A click on what is asked about only after another answer: the first answer is given, and the second follows by itself.

import { makeRef, type View } from "@soulspire/kernel"
import type { Asked } from "@soulspire/match"
import type { Lead } from "@soulspire/text"
import { expect, test } from "vitest"
import { ledTo, onward } from "../../src/decide/leads.ts"
import { askedOf } from "../support/asked.ts"

const [FLY, EVENT] = [makeRef(1, 905), makeRef(1, 906)]
const decision = (more: Partial<Asked>): Asked => askedOf({ prompt: { key: "action" }, ...more })
const leads: readonly Lead[] = [
  { zone: "monsters", key: "attack", fits: ({ shows }) => shows?.["health"] !== undefined },
]
const view = {
  zones: {
    monsters: [
      { back: "monster", ref: FLY, shows: { health: 1 } },
      { back: "monster", ref: EVENT, shows: {} },
    ],
  },
} as unknown as View
const mayAttack = decision({ options: ["attack", "end"].map((key) => ({ key, refs: [] })) })
const whom = decision({ kind: "choose", options: [{ key: "against:fly#905", refs: [FLY] }] })
const answersOnly = decision({ pass: "pass", options: [{ key: "pass", refs: [] }] })

test("what can be attacked leads to attacking, as long as one may attack", () => {
  expect([...ledTo(leads, view, [mayAttack]).keys()]).toEqual([FLY])
  expect(ledTo(leads, view, [whom]).size).toBe(0)
  expect(ledTo(leads, view, [{ ...mayAttack, standing: true }]).size).toBe(0)
})

test("it goes on with what was meant, waits while others answer, and is lost when something else is asked", () => {
  expect(onward([whom], FLY)).toEqual({ asked: whom, option: whom.options[0] })
  expect(onward([answersOnly], FLY)).toBe("wait")
  expect(onward([whom], EVENT)).toBe("lost")
})
