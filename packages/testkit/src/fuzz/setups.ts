// Tables set up in every way that a game's options allow: each value in its turn, the others by chance.

import {
  below,
  type Game,
  type OptionField,
  type Options,
  type OptionValue,
  type RandomState,
  Refusal,
  type State,
} from "@soulspire/kernel"
import { between, chance, pick } from "./junk.ts"

/** A game to be fuzzed, with the names that its lists take where the option itself does not say. */
export interface Fuzzed<S extends State> {
  game: Game<S>
  names?: Readonly<Record<string, readonly string[]>>
}

export interface Laid {
  options: Options
  seats: number
}

const namesFor = <S extends State>(
  { names }: Fuzzed<S>,
  name: string,
  field: OptionField,
): readonly string[] => (field.kind === "list" ? (field.of ?? names?.[name] ?? []) : [])

/** Every value of every option that differs in kind: all choices, both ends of a number, each name of a list. */
export function everyValue<S extends State>(fuzzed: Fuzzed<S>): [string, OptionValue][] {
  return Object.entries(fuzzed.game.options).flatMap(([name, field]) => {
    const values = ((): OptionValue[] => {
      switch (field.kind) {
        case "number":
          return [field.min, field.max]
        case "choice":
          return [...field.choices]
        case "flag":
          return [true, false]
        case "list":
          return [[], ...namesFor(fuzzed, name, field).map((each) => [each])]
        case "table":
          return Object.keys(field.default).flatMap((key) => [{ [key]: field.min }, { [key]: field.max }])
        case "answers":
          return Object.entries(field.of).flatMap(([key, answers]) =>
            answers.map((each) => ({ [key]: each })),
          )
      }
    })()
    return values.map((value): [string, OptionValue] => [name, value])
  })
}

function anyValue<S extends State>(
  fuzzed: Fuzzed<S>,
  name: string,
  field: OptionField,
  random: RandomState,
): OptionValue {
  switch (field.kind) {
    case "number":
      return between(random, field.min, field.max)
    case "choice":
      return pick(random, field.choices)
    case "flag":
      return chance(random, 2)
    case "list": {
      const names = namesFor(fuzzed, name, field)
      const many = Math.min(below(random, 0, 4), field.most, names.length)
      return [...new Set(Array.from({ length: many }, () => pick(random, names)))]
    }
    case "table":
      return {
        [pick(random, Object.keys(field.default))]: between(random, field.min, Math.min(field.max, 30)),
      }
    case "answers": {
      const key = pick(random, Object.keys(field.of))
      return { [key]: pick(random, field.of[key]) }
    }
  }
}

/** A table with this value, if there is one among a few tries; whatever is refused is refused with a reason. */
export function anySetup<S extends State>(
  fuzzed: Fuzzed<S>,
  random: RandomState,
  forced?: readonly [string, OptionValue],
): Laid | null {
  const { game } = fuzzed
  // Many values need another one beside them, and most do not go with many others.
  for (let tries = 0; tries < 100; tries++) {
    const options: Options = {}
    for (const [name, field] of Object.entries(game.options))
      if (chance(random, 2 + (tries % 9))) options[name] = anyValue(fuzzed, name, field, random)
    if (forced !== undefined) options[forced[0]] = forced[1]
    const seats = between(random, game.seats.min, game.seats.max)
    try {
      game.create(options, seats, "any")
      return { options, seats }
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason.key === "")
        throw new Error(`${JSON.stringify(options)}, ${seats} seats, met no refusal but: ${String(error)}`, {
          cause: error,
        })
    }
  }
  return null
}
