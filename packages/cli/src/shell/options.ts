// Options of a table as they are typed: `goal=3`, `barter`, `sets=base+gold`, `ratio=penny:4+bomb:6`.

import type { OptionField, OptionValue } from "@soulspire/kernel"
import { Mistake } from "./mistake.ts"
import { didYouMean } from "./near.ts"
import { whole } from "./whole.ts"

/** Names with a plus between; nothing at all is an empty list. */
const plus = (value: string): string[] => (value === "" ? [] : value.split("+"))

function readList(name: string, of: readonly string[] | undefined, value: string): string[] {
  const names = plus(value)
  for (const each of names)
    if (each === "" || (of !== undefined && !of.includes(each)))
      throw new Mistake(
        `option ${name} is a list with + between${of === undefined ? "" : ` (of ${of.join(", ")})`}, not '${value}'${didYouMean(each, of ?? [])}`,
      )
  const twice = of === undefined ? undefined : names.find((each, i) => names.indexOf(each) !== i)
  if (twice !== undefined) throw new Mistake(`option ${name} has '${twice}' twice`)
  return names
}

/** `name:value` with + between; each value is read by its name. */
function readPairs<V>(
  name: string,
  of: readonly string[],
  example: string,
  value: string,
  read: (key: string, value: string | undefined) => V,
): Record<string, V> {
  const pairs: Record<string, V> = {}
  for (const each of plus(value)) {
    const [key, said] = each.split(":")
    if (!of.includes(key))
      throw new Mistake(
        `option ${name} has no '${key}'${didYouMean(key, of)}; write ${of[0]}:${example} with + between, of ${of.join(", ")}`,
      )
    if (Object.hasOwn(pairs, key)) throw new Mistake(`option ${name} has '${key}' twice`)
    pairs[key] = read(key, said)
  }
  return pairs
}

type Kind<K extends OptionField["kind"]> = Extract<OptionField, { kind: K }>

const readTable = (name: string, field: Kind<"table">, value: string): Record<string, number> =>
  readPairs(name, Object.keys(field.default), "1", value, (key, said) =>
    whole(`option ${name}: ${key}`, field.min, field.max)(said ?? "nothing"),
  )

function readAnswers(name: string, { of }: Kind<"answers">, value: string): Record<string, string> {
  const [[, first]] = Object.entries(of)
  return readPairs(name, Object.keys(of), first[0], value, (key, said) => {
    if (said !== undefined && of[key].includes(said)) return said
    const given = said === undefined ? "nothing" : `'${said}'`
    throw new Mistake(
      `option ${name}: ${key} is one of ${of[key].join(", ")}, not ${given}${didYouMean(said ?? "", of[key])}`,
    )
  })
}

/** Checked as far as one option goes; whether all of them go together is for the game to say. */
export function readOption(name: string, field: OptionField, value: string | undefined): OptionValue {
  const given = value === undefined ? "nothing" : `'${value}'`
  switch (field.kind) {
    case "number":
      return whole(`option ${name}`, field.min, field.max)(value ?? "nothing")
    case "choice":
      if (value !== undefined && field.choices.includes(value)) return value
      throw new Mistake(`option ${name} is one of ${field.choices.join(", ")}, not ${given}`)
    case "flag":
      if (value === undefined || /^(true|yes|on|1)$/i.test(value)) return true
      if (/^(false|no|off|0)$/i.test(value)) return false
      throw new Mistake(`option ${name} is true or false, not ${given}`)
    case "list":
      return readList(name, field.of, value ?? "")
    case "table":
      return readTable(name, field, value ?? "")
    case "answers":
      return readAnswers(name, field, value ?? "")
  }
}

/** A value as it would be typed. */
export function writeOption(value: OptionValue): string {
  if (typeof value !== "object") return String(value)
  if (isList(value)) return value.join("+")
  return Object.entries(value)
    .map(([name, said]) => `${name}:${said}`)
    .join("+")
}

const isList = (value: object): value is readonly string[] => Array.isArray(value)

/** What can be typed for an option, for a help text. */
export function describeOption(field: OptionField): string {
  switch (field.kind) {
    case "number":
      return `${field.min} to ${field.max}`
    case "choice":
      return field.choices.join(" | ")
    case "flag":
      return "true | false"
    case "list":
      return field.of === undefined ? "names with + between" : `some of ${field.of.join("+")}`
    case "table":
      return `any of these with other numbers, ${field.min} to ${field.max}`
    case "answers":
      return "any of these with another answer"
  }
}
