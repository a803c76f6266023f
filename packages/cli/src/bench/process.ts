// One measured process: warms up, measures, prints one JSON document. With "play" it only plays: for a profile.

import { boxOf } from "../shell/arguments.ts"
import { beginning, costs, play } from "./measure.ts"

const SLICE = 0.25
const [, , id, given, warmUp, only] = process.argv
const { game } = boxOf(id)
const seconds = Number(given)
const begin = beginning(game)
// The compiler goes on finding better code for several seconds; what is measured is what a long search would see.
play(game, begin, Number(warmUp), 0)

// In short slices: on a machine shared with others the least disturbed one says most about the code.
const slices = Array.from({ length: Math.ceil(seconds / SLICE) }, (_, i) =>
  play(game, begin, Math.min(SLICE, seconds), 100_000 + i * 1000),
)
const sum = (field: keyof (typeof slices)[number]): number =>
  slices.reduce((all, slice) => all + slice[field], 0)
const [decisions, unforced, games, took] = [sum("decisions"), sum("unforced"), sum("games"), sum("seconds")]
const measured: Record<string, number> = {
  undisturbedPerSecond: Math.max(...slices.map((slice) => slice.decisions / slice.seconds)),
  decisionsPerSecond: decisions / took,
  unforcedPerSecond: unforced / took,
  gamesPerSecond: games / took,
  decisionsPerGame: decisions / games,
  ...(only === "play" ? {} : costs(game, Math.min(1, seconds))),
}
process.stdout.write(JSON.stringify(measured))
