// The coverage runner reports what cannot happen, and what was said to be impossible and is not.

import { defineGame, eq, n, spawn, when, zone } from "@soulspire/kernel"
import { proofSpec, type ProofState, words } from "@soulspire/proof"
import { cover, describeFound } from "@soulspire/testkit"
import { expect, it } from "vitest"
import { rests } from "../../../proof/test/support/table.ts"

const { gainCoins, spell } = words

// One way of it can never be taken.
const dud = spell("dud", [when(eq(1, 2), [gainCoins("you", n(9))], [gainCoins("you", n(1))])])

const look = (unreachable: Record<string, string>) => {
  const game = defineGame(proofSpec, { cards: [dud, ...proofSpec.cards] })
  return cover<ProofState>({
    game,
    tables: [{ seats: 2, options: {} }],
    games: 3,
    seed: "dud",
    unreachable,
    rests,
    bring: (state) =>
      game.arrange(state, (r) => {
        const { active } = r.s.table
        spawn(r, 0, zone(r, "hand", active), active)
        r.s.table.players[active].plays++
      }),
  })
}

it("reports branches that never ran, by card", () => {
  const found = look({})
  expect(found.missing["dud"]).toEqual(["dud/0/do 0 if: yes", "dud/0/do 1 gainCoins"])
  expect(describeFound(found)).toContain("dud was never seen to do\n  dud/0/do 0 if: yes")
})

it("leaves out what is listed, and reports a list that is wrong", () => {
  const found = look({
    "dud/0/do 0 if: yes": "one is not two",
    "dud/0/do 1 gainCoins": "the same",
    "dud/0/do 0 if: no": "a mistake",
    "dud/0/do 99 fly": "another",
  })
  expect(found.missing["dud"]).toBeUndefined()
  expect(found.wrong).toEqual(["dud/0/do 0 if: no", "dud/0/do 99 fly"])
})
