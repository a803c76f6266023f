// `npm run soak`: every game's settings, for as many random games as asked for. Not part of `npm test`; scripts/soak.mjs
// runs it.

import { writeSync } from "node:fs"
import { isatty } from "node:tty"
import {
  checkShape,
  dealtAnew,
  hiddenStaysHidden,
  legalByBruteForce,
  saveAndLoad,
  soak,
  undoAndRedo,
} from "@soulspire/testkit"
import { test } from "vitest"
import { settings as proof } from "../../packages/proof/test/conformance/settings.ts"

const games = Number(process.env["SOULSPIRE_SOAK_GAMES"])
const first = process.env["SOULSPIRE_SOAK_SEED"] ?? "soak"

/** One line that is written over; straight to the terminal, since the runner shows what a test prints only at its end. */
const say = (line: string): void => {
  if (isatty(2)) writeSync(2, `\r\u001B[K${line}`)
}

const all = proof.map(([name, setting]) => [`proof, ${name}`, setting] as const)

test.each(all)("%s", { timeout: 0 }, (name, setting) => {
  let answers = 0
  for (let i = 0; i < games; i++) {
    const seed = `${first} ${i}`
    answers += soak(setting, [seed], (state, count) => {
      if (count % 7 === 0) checkShape(setting.game, state)
    }).answers
    // What is slow is done with some of them, each a different one.
    if (i % 10 === 1) undoAndRedo(setting, seed)
    if (i % 10 === 3) hiddenStaysHidden(setting, seed, 3)
    if (i % 10 === 5) legalByBruteForce(setting, seed, 11, 10)
    if (i % 20 === 7) saveAndLoad(setting, seed, { toEnd: 40 })
    if (i % 20 === 9) dealtAnew(setting, seed, 9)
    say(`· ${name}: ${i + 1} of ${games} games, ${answers} answers`)
  }
  say("")
})
