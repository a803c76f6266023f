// Random games of every setting, as text: run in Node and in a browser, the two must not differ in a byte.

import { fourSouls } from "@soulspire/four-souls"
import { proof } from "@soulspire/proof"
import { spire } from "@soulspire/spire"
import { hashLog } from "@soulspire/testkit"

const seeds = (count: number): string[] => Array.from({ length: count }, (_each, i) => `everywhere ${i}`)

/** Long games, of which every seventh hash says as much. */
const souls = (seats: number, ruleset: string): string[] =>
  hashLog({ game: fourSouls, options: { ruleset }, seats }, seeds(1), 7)

export function playAll(): string {
  const proofs = [2, 3, 4].flatMap((seats) =>
    [false, true].flatMap((barter) => hashLog({ game: proof, options: { barter }, seats }, seeds(4))),
  )
  const games = [2, 3, 4].flatMap((seats) => souls(seats, seats === 3 ? "italian" : "english-2023"))
  const fights = [1, 2, 3, 4].flatMap((seats) =>
    hashLog(
      { game: spire, options: { room: "boss", rewards: 12, upgrades: 6, relics: 3 }, seats },
      seeds(2),
      3,
    ),
  )
  return [...proofs, ...games, ...fights].join("\n")
}
