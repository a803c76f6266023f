// Play that has stopped: an answer came out differently when it was played a second time. What was kept stands, and what is
// needed to find the mistake is written beside it.

import type { Report } from "@soulspire/match"
import { writeWhole } from "../file/write-whole.ts"
import { Failure, messageOf } from "../shell/mistake.ts"

export function stoppedWith(report: Report, path: string): Failure {
  const told =
    "Play has stopped: this answer came out differently when it was played a second time, so it has not happened. " +
    `Everything before it is kept; 'soulspire table --resume ${path}' goes on from there`
  const beside = `${path}.report-${report.file.split("\n").length}.json`
  try {
    writeWhole(beside, `${JSON.stringify(report, null, 2)}\n`)
    return new Failure(`${told}. ${beside} tells what happened: please send it in`)
  } catch (error) {
    return new Failure(`${told}. A report could not be written: ${messageOf(error)}`)
  }
}
