// Random games of every setting, as text: run in Node and in a browser, the two must not differ in a byte.

import { fourSouls } from "@soulspire/four-souls"
import { proof } from "@soulspire/proof"
import { spire } from "@soulspire/spire"
import { hashLog } from "@soulspire/testkit"

/** How many games of each kind; the browser is told the same. */
export interface Share {
  proofs: number
  /** Numbers of players. */
  souls: readonly number[]
  fights: number
}

const seeds = (count: number): string[] => Array.from({ length: count }, (_each, i) => `everywhere ${i}`)

/** Long games, of which every seventh hash says as much. */
const souls = (seats: number, ruleset: string): string[] =>
  hashLog({ game: fourSouls, options: { ruleset }, seats }, seeds(1), 7)

export function playAll(share: Share): string {
  const proofs = [2, 3, 4].flatMap((seats) =>
    [false, true].flatMap((barter) =>
      hashLog({ game: proof, options: { barter }, seats }, seeds(share.proofs)),
    ),
  )
  const games = share.souls.flatMap((seats) => souls(seats, seats === 3 ? "italian" : "english-2023"))
  const fights = [1, 2, 3, 4].flatMap((seats) =>
    hashLog(
      { game: spire, options: { room: "boss", rewards: 12, upgrades: 6, relics: 3 }, seats },
      seeds(share.fights),
      3,
    ),
  )
  return [...proofs, ...games, ...fights].join("\n")
}
