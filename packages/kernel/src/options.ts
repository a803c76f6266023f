// What a table can be set up with: the fields that a game declares, and the check of what somebody wants.

import { refuse } from "./plain.ts"

/** Drawn as a screen, validated before a game is made. */
export type OptionField = (
  | { kind: "number"; default: number; min: number; max: number }
  | { kind: "choice"; default: string; choices: readonly string[] }
  | { kind: "flag"; default: boolean }
  /** Names: some of these, each once; or, where none are given, any, as often as one likes: `tableBar` looks at them. */
  | { kind: "list"; default: readonly string[]; most: number; of?: readonly string[] }
  /** A number for each of these names; those that nobody gives stay as they are. */
  | { kind: "table"; default: Readonly<Record<string, number>>; min: number; max: number }
  /** An answer to each of these questions, of those that it has; what nobody answers stays as it is. */
  | {
      kind: "answers"
      default: Readonly<Record<string, string>>
      of: Readonly<Record<string, readonly string[]>>
    }
) & {
  /** The rule that a bad value breaks. */
  rule?: string
}
export type OptionSchema = Record<string, OptionField>
export type OptionValue =
  | number
  | string
  | boolean
  | readonly string[]
  | Readonly<Record<string, number>>
  | Readonly<Record<string, string>>
export type Options = Record<string, OptionValue>

const LONGEST_NAME = 200

const isWithin = (value: unknown, min: number, max: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= min && value <= max

const isName = (value: unknown): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= LONGEST_NAME

/** A list of its own, or null if it is none that this field takes. */
function listFrom(field: Extract<OptionField, { kind: "list" }>, value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length > field.most) return null
  const names: string[] = []
  for (const name of value as unknown[]) {
    if (!isName(name)) return null
    if (field.of !== undefined && (!field.of.includes(name) || names.includes(name))) return null
    names.push(name)
  }
  return names
}

/** Every name with what is said of it, or else with its default; null if something is said that does not fit. */
function eachNamed<V extends number | string>(
  usual: Readonly<Record<string, V>>,
  value: unknown,
  fits: (name: string, said: unknown) => said is V,
): Record<string, V> | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null
  const whole: Record<string, V> = { ...usual }
  for (const [name, said] of Object.entries(value as Record<string, unknown>)) {
    if (!Object.hasOwn(usual, name) || !fits(name, said)) return null
    whole[name] = said
  }
  return whole
}

/** The value as the game gets it, or null. */
function valueFrom(field: OptionField, value: unknown): OptionValue | null {
  switch (field.kind) {
    case "number":
      return isWithin(value, field.min, field.max) ? value : null
    case "choice":
      return typeof value === "string" && field.choices.includes(value) ? value : null
    case "flag":
      return typeof value === "boolean" ? value : null
    case "list":
      return listFrom(field, value)
    case "table":
      return eachNamed(field.default, value, (_name, number): number is number =>
        isWithin(number, field.min, field.max),
      )
    case "answers":
      return eachNamed(field.default, value, (name, answer): answer is string =>
        (field.of[name] as readonly unknown[]).includes(answer),
      )
  }
}

/** A value in a few characters, for people. */
function shown(value: unknown): string {
  const text = typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value)
  return (text as string | undefined) === undefined ? "" : text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** Options with their defaults filled in; a bad one is refused by name. */
export function checkOptions(schema: OptionSchema, given: Options): Options {
  if (typeof (given as unknown) !== "object" || (given as unknown) === null || Array.isArray(given))
    throw refuse("bad-option", { option: "options", given: shown(given) })
  const chosen: Options = {}
  for (const name in given)
    if (!Object.hasOwn(schema, name)) throw refuse("unknown-option", { option: name.slice(0, LONGEST_NAME) })
  for (const name in schema) {
    const field = schema[name]
    const wanted = Object.hasOwn(given, name) ? given[name] : undefined
    // Nothing said is the default; null is something said, and no value of any field.
    const value = valueFrom(field, wanted === undefined ? field.default : wanted)
    if (value === null) throw refuse("bad-option", { option: name, given: shown(wanted) }, field.rule)
    chosen[name] = value
  }
  return chosen
}
