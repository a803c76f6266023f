// Climbs of those who think ahead end, well or badly. They look at little here: what goes in circles does so either way.

import { type Bot, bots, chairAt, stranger } from "@soulspire/bots"
import { spire } from "@soulspire/spire"
import { expect, test } from "vitest"

/** More answers than a climb through one Act takes anybody. */
const MANY = 800

function climb(bot: Bot, characters: readonly string[], seed: string): string {
  const state = spire.create({ characters: [...characters], lastAct: 1 }, characters.length, seed)
  const chance = stranger(seed)
  const last: string[] = []
  for (let given = 0; given < MANY * characters.length; given++) {
    if (spire.outcome(state) !== null) return "over"
    const [decision] = spire.decisions(state).filter(({ standing }) => !standing)
    const keys = bot.answer(chairAt(spire, state, decision), chance)
    last.push(`${decision.prompt.key}: ${keys.join(" ")}`)
    spire.answer(state, decision.seat, decision.id, keys)
  }
  return last.slice(-8).join(", ")
}

test.each([
  ["normal", ["defect"], 1],
  ["hard", ["ironclad"], 2],
  ["hard", ["silent"], 1],
  ["hard", ["watcher", "ironclad"], 1],
])("%s: climbs of %j end", (name, characters, many) => {
  const hasty = bots[name].withBudget?.(30) ?? bots[name]
  for (let nth = 1; nth <= many; nth++) expect(climb(hasty, characters, `ends ${nth}`)).toBe("over")
})
