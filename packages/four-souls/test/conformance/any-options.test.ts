// Tables set up at random, with every option there is: what cannot be played is refused with a reason, what can be ends by
// rule with its facts intact.

import { type OptionField, type Options, type OptionValue, Refusal } from "@soulspire/kernel"
import { fourSouls } from "@soulspire/four-souls"
import { soak } from "@soulspire/testkit"
import { usually } from "@soulspire/testkit/vitest"
import fc from "fast-check"
import { expect, it } from "vitest"
import { patience } from "./settings.ts"

const decked = fourSouls.cards
  .filter(({ back }) => ["loot", "treasure", "monster"].includes(back))
  .map(({ id }) => id)

/** Any good value of an option, by itself. */
function valueOf(field: OptionField): fc.Arbitrary<OptionValue> {
  switch (field.kind) {
    case "number":
      return fc.integer({ min: field.min, max: field.max })
    case "choice":
      return fc.constantFrom(...field.choices)
    case "flag":
      return fc.boolean()
    case "list":
      return fc.shuffledSubarray([...(field.of ?? decked)], field.of === undefined ? { maxLength: 6 } : {})
    case "answers":
      return fc
        .record(
          Object.fromEntries(
            Object.entries(field.of).map(([name, answers]) => [name, fc.constantFrom(...answers)]),
          ),
          { requiredKeys: [] },
        )
        .map((answers): OptionValue => answers as Record<string, string>)
    case "table":
      return fc
        .record(
          Object.fromEntries(
            Object.keys(field.default).map((name) => [name, fc.integer({ min: field.min, max: 20 })]),
          ),
          { requiredKeys: [] },
        )
        .map((table): OptionValue => table as Record<string, number>)
  }
}

const anyOptions: fc.Arbitrary<Options> = fc
  .record(
    Object.fromEntries(Object.entries(fourSouls.options).map(([name, field]) => [name, valueOf(field)])),
    { requiredKeys: [] },
  )
  .map((options) => options as Options)

const anySeats = fc.integer({ min: fourSouls.seats.min, max: fourSouls.seats.max })

/** Without what contradicts the rest of it. */
function mended(given: Options): Options {
  const { picked: _picked, treasureRatio, lootRatio, monsterRatio, ...options } = given
  const ratios = { treasureRatio, lootRatio, monsterRatio }
  if (options["decks"] !== "ratios") delete options["decks"]
  else for (const [name, ratio] of Object.entries(ratios)) if (ratio !== undefined) options[name] = ratio
  if (options["ruleset"] !== "custom") delete options["switches"]
  if (options["barter"] === false) delete options["tradeItems"]
  if (options["mode"] === undefined || options["mode"] === "competitive")
    for (const name of ["difficulty", "soulCap", "openHands"]) delete options[name]
  if (options["challenge"] !== undefined && options["challenge"] !== "none")
    for (const name of ["difficulty", "soulCap"]) delete options[name]
  const sets = (options["sets"] as readonly string[] | undefined) ?? []
  return { ...options, sets: ["base", ...sets.filter((set) => set !== "base")] }
}

const refusal = (options: Options, seats: number): Refusal | null => {
  try {
    fourSouls.create(options, seats, "any")
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

it("is laid, or refused with a reason and the rule it breaks", patience, () => {
  const counts = { laid: 0, refused: 0 }
  fc.assert(
    fc.property(fc.oneof(anyOptions, anyOptions.map(mended)), anySeats, (options, seats) => {
      const refused = refusal(options, seats)
      counts[refused === null ? "laid" : "refused"]++
      expect(refused === null ? "FS-1" : refused.reason.rule).toMatch(/^(FSC?|RD)-/)
    }),
    { numRuns: usually(700, { inFull: 2000 }), seed: 7 },
  )
  expect(Math.min(counts.laid, counts.refused)).toBeGreaterThan(30)
})

it("ends by rule, whatever was chosen", patience, () => {
  const ends = new Set<string>()
  fc.assert(
    fc.property(anyOptions.map(mended), anySeats, fc.string({ maxLength: 8 }), (options, seats, seed) => {
      fc.pre(refusal(options, seats) === null)
      for (const end of Object.keys(soak({ game: fourSouls, options, seats }, [seed]).ends)) ends.add(end)
    }),
    { numRuns: usually(8, { inFull: 20 }), seed: 11 },
  )
  expect(ends.size).toBeGreaterThan(0)
})
