// One measured process: warms up, measures, prints one JSON document. With "play" it only plays: for a profile.

import { costs, play } from "./proof.ts"

const seconds = Number(process.argv[2] ?? 3)
// The compiler goes on finding better code for several seconds; what is measured is what a long search would see.
play(10, 0)
const { decisions, unforced, games, seconds: took } = play(seconds, 100_000)
const measured: Record<string, number> = {
  "decisions a second": decisions / took,
  "unforced a second": unforced / took,
  "games a second": games / took,
  "decisions a game": decisions / games,
  ...(process.argv[3] === "play" ? {} : costs()),
}
process.stdout.write(JSON.stringify(measured))
