// Every step, branch and ability of the proof game is reached by random games that go looking for it.

import {
  below,
  defineGame,
  moveObject,
  NOBODY,
  type Seat,
  seatAfter,
  spawn,
  topOf,
  zone,
} from "@soulspire/kernel"
import { type ProofRun, proofSpec, type ProofState } from "@soulspire/proof"
import { cover, describeFound } from "@soulspire/testkit"
import { expect, it } from "vitest"
import { settings } from "./conformance/settings.ts"
import { rests } from "./support/table.ts"

const unreachable: Record<string, string> = {
  "$held 0 settle":
    "Nobody mixes triggers with another seat's here: Spire's tests are the proof of holding them.",
  "$held 1 hold": "The same.",
  "settled 5 if: no": "Nothing leaves the stack while everybody may answer.",
  "resolveTop 5 if: no":
    "A card that went somewhere else is a new object, and by its old name no card at all.",
  "roll 10 if: no": "Whatever takes a die off the stack ends the roll with it.",
  "roll 13 set": "The same.",
  "toll/0/do 4 did: not done":
    "Whoever is asked can pay; a trade that takes the coins away changes the question too.",
}

/** Cards that together make a program run. */
const company: Record<string, readonly string[]> = {
  loop: ["ebb", "flow", "coinpress"],
  check: ["spark", "fork"],
}

const game = defineGame(proofSpec)

/** Lays a card where it may be played, used or fought: with the seat on turn or the next, in hand or on its board. */
function lay(r: ProofRun, id: string, seat: Seat, inHand: boolean): void {
  const def = r.m.defNumber.get(id)
  // Two of a kind in play would breed: ebb and flow answer each other.
  if (def === undefined || r.s.objects.some((o) => o.def === def && o.data !== null)) return
  const { back, kinds } = r.m.defs[def].def
  r.s.table.players[seat].plays++
  if (back === "foe") spawn(r, def, zone(r, "field"), NOBODY)
  else spawn(r, def, zone(r, kinds.includes("thing") && !inHand ? "board" : "hand", seat), seat)
}

/** Nothing is left to draw. */
function emptyDecks(r: ProofRun): void {
  for (const pile of [zone(r, "deck"), zone(r, "discard")])
    while (r.s.zones[pile].length > 0)
      moveObject(r, topOf(r, pile), zone(r, "aside"), "top", NOBODY, null, "coverage")
}

it("reaches everything there is", { timeout: 300_000 }, () => {
  const tables = settings.flatMap(([, { seats, options }]) => [
    { seats, options },
    // Hardly anybody ever reaches the usual goal.
    { seats, options: { ...options, goal: 2 } },
  ])
  const found = cover<ProofState>({
    game,
    tables,
    games: 600,
    seed: "coverage",
    unreachable,
    rests,
    bring: (state, wanted, random) =>
      game.arrange(state, (r) => {
        const chance = (): boolean => below(random, 0, 2) === 0
        for (const each of wanted) {
          const seat = chance() ? r.s.table.active : seatAfter(r, r.s.table.active)
          const inHand = company[each] === undefined && chance()
          for (const id of company[each] ?? [each]) lay(r, id, seat, inHand)
        }
        if (wanted.includes("cascade") && chance()) emptyDecks(r)
        // One more blow, and somebody falls outside an attack.
        if (wanted.includes("check")) for (const player of r.s.table.players) player.damage = 2
      }),
  })
  const most = found.all - Object.keys(unreachable).length
  expect(describeFound(found)).toBe(`${most} of ${found.all} parts reached in ${found.games} games`)
  expect(found.all).toBeGreaterThan(350)
})
