// Temperaments weigh what is gained and lost, and nothing else: what they name is there, and somewhere they choose otherwise.

import { type Bot, botFrom, bots, chairAt, stranger, tempers } from "@soulspire/bots"
import { spire } from "@soulspire/spire"
import { along } from "@soulspire/testkit"
import { expect, test } from "vitest"

test("each temperament weighs parts that there are, and death as heavily as others do", () => {
  const parts = spire.thinking?.parts.map(({ name }) => name)
  expect(Object.keys(spire.thinking?.tempers ?? {})).toEqual([...tempers])
  for (const weights of Object.values(spire.thinking?.tempers ?? {})) {
    for (const part of Object.keys(weights)) expect(parts).toContain(part)
    expect(Object.keys(weights)).not.toContain("fallen")
  }
})

/** How often somebody of this temperament answers otherwise than others would, in a fight that a stranger plays. */
function leaning(spec: string): { asked: number; otherwise: number } {
  const of = (name: string): Bot => {
    const found = botFrom(name, bots)
    if (!("bot" in found)) throw new Error(`no bot is called ${name}`)
    return found.bot
  }
  const [even, moody] = [of("hard:budget=120"), of(`hard:${spec}:budget=120`)]
  const count = { asked: 0, otherwise: 0 }
  const options = { room: "boss", characters: ["silent"], rewards: 6, potions: 2 }
  const look = (state: ReturnType<typeof spire.create>): void => {
    if (count.asked >= 60) return
    for (const decision of spire.decisions(state).filter(({ standing }) => !standing)) {
      const chair = chairAt(spire, state, decision)
      if (chair.options.length < 2) continue
      const answers = [even, moody].map((bot) =>
        bot.answer(chair, stranger(`temper ${count.asked}`)).join(" "),
      )
      count.asked++
      if (answers[0] !== answers[1]) count.otherwise++
    }
  }
  for (const seed of ["one", "another", "a third"]) along({ game: spire, options, seats: 1 }, seed, look)
  return count
}

test.each([...tempers])("who is %s mostly plays like others, and somewhere not", (temper) => {
  const { asked, otherwise } = leaning(temper)
  expect(otherwise).toBeGreaterThan(0)
  expect(otherwise).toBeLessThan(asked / 2)
})
