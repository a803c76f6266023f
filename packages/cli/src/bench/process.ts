// One measured process: warms up, measures, prints one JSON document. With "play" it only plays: for a profile.

import { boxOf } from "../shell/arguments.ts"
import { beginning, costs, measure, warmUp } from "./measure.ts"

const [, , id, given, warm, only] = process.argv
const { game } = boxOf(id)
const seconds = Number(given)
const begin = beginning(game)
// The compiler goes on finding better code for several seconds; what is measured is what a long search would see.
warmUp(game, begin, Number(warm))
// How quick it is now says how many games fit into the time.
const glance = Math.min(1, seconds)
const {
  decisions,
  unforced,
  games,
  seconds: took,
  undisturbedPerSecond,
} = measure(game, begin, seconds, warmUp(game, begin, glance) / glance)
const measured: Record<string, number> = {
  undisturbedPerSecond,
  decisionsPerSecond: decisions / took,
  unforcedPerSecond: unforced / took,
  gamesPerSecond: games / took,
  decisionsPerGame: decisions / games,
  ...(only === "play" ? {} : costs(game, Math.min(1, seconds))),
}
process.stdout.write(JSON.stringify(measured))
