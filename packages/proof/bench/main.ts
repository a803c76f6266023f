// One measured process: warms up, measures, prints one JSON document. With "play" it only plays: for a profile.

import { costs, play } from "./proof.ts"

const SLICE = 0.25
const seconds = Number(process.argv[2] ?? 3)
// The compiler goes on finding better code for several seconds; what is measured is what a long search would see.
play(10, 0)

// In short slices: on a machine shared with others the least disturbed one says most about the code.
const slices = Array.from({ length: Math.ceil(seconds / SLICE) }, (_, i) => play(SLICE, 100_000 + i * 1000))
const sum = (field: keyof (typeof slices)[number]): number =>
  slices.reduce((all, slice) => all + slice[field], 0)
const [decisions, unforced, games, took] = [sum("decisions"), sum("unforced"), sum("games"), sum("seconds")]
const measured: Record<string, number> = {
  "undisturbed, a second": Math.max(...slices.map((slice) => slice.decisions / slice.seconds)),
  "decisions a second": decisions / took,
  "unforced a second": unforced / took,
  "games a second": games / took,
  "decisions a game": decisions / games,
  ...(process.argv[3] === "play" ? {} : costs()),
}
process.stdout.write(JSON.stringify(measured))
