// What a variant's file exports (FSC-V): the option it is, the card that says it, and what it asks of a table. The card lies
// beside the slots wherever the variant is played. What it does stands on it as abilities, or in words where the rules ask
// for it by name.

import type { Ability, Def, Options, OptionSchema, Reason } from "@soulspire/kernel"
import type { Look, SliceWords } from "@soulspire/text"
import { card, type Card } from "../../verbs/card.ts"
import { VARIANT, type VariantId } from "./playing.ts"

export interface Variant {
  id: VariantId
  option: string
  /** The option in the schema of tables, with the rule that it is. */
  schema: OptionSchema
  card: Card
  /** Does a table with these options play it? */
  isOn(options: Options): boolean
  /** Why it cannot be played at such a table: what contradicts it, or has no use for it. */
  bar?(options: Options, seats: number, cards: readonly Def[]): Reason | null
  en: SliceWords
  it: SliceWords
}

interface VariantFacts {
  rule: string
  option: string
  name: string
  look: Look
  abilities?: readonly Ability[]
  /** Ways to play it, the first of which is not to; without them it is on or off. */
  choices?: readonly string[]
  bar?: Variant["bar"]
}

export function variant(
  id: VariantId,
  { rule, option, name, look, abilities = [], choices, bar }: VariantFacts,
  { en, it }: Pick<Variant, "en" | "it">,
): Variant {
  const made = card(
    id,
    name,
    VARIANT,
    { look },
    { back: VARIANT, kinds: [VARIANT, id], facts: {}, abilities: [...abilities] },
  )
  const { def } = made
  return {
    id,
    option,
    schema: {
      [option]:
        choices === undefined
          ? { kind: "flag", default: false, rule }
          : { kind: "choice", default: choices[0], choices: [...choices], rule },
    },
    // None lies in the box: it is laid out where it is played.
    card: { ...made, set: "variants", def: { ...def, facts: { ...def.facts, outside: 1, copies: 0 } } },
    isOn: (options) => (choices === undefined ? options[option] === true : options[option] !== choices[0]),
    ...(bar === undefined ? {} : { bar }),
    en,
    it,
  }
}

/** Two options of which each says the opposite of the other. */
export const clash = (option: string, other: string, rule: string): Reason => ({
  key: "options-clash",
  params: { option, other },
  rule,
})
