// The edition of the cards, which is apart from that of the rules. A card that did something else in the first edition has two
// forms, a definition each; a table plays with one of them. Everybody names the card, never a form.

import type { Def, Options } from "@soulspire/kernel"
import type { FourSoulsRun } from "./run.ts"

export const cardEditions = ["present", "first"] as const
export type CardEdition = (typeof cardEditions)[number]

export const cardEditionOf = (options: Options): CardEdition => options["cardEdition"] as CardEdition

/** The fact that tells a form, part of the definition as all that set-up has to know; a card of one form has none. */
const FACT = "edition"
const PRINTED: Readonly<Record<CardEdition, number>> = { first: 1, present: 2 }
const FIRST = "-first-edition"

const marked = (def: Def, edition: CardEdition): Def => ({
  ...def,
  facts: { ...def.facts, [FACT]: PRINTED[edition] },
})
/** Two definitions of one card as the forms that they are. */
export const formsOf = (present: Def, first: Def): Readonly<Record<CardEdition, Def>> => ({
  present: marked(present, "present"),
  first: { ...marked(first, "first"), id: present.id + FIRST },
})

/** The card that a definition is, or is a form of. */
export const cardOf = ({ id, facts }: Def): string =>
  facts[FACT] === PRINTED.first ? id.slice(0, -FIRST.length) : id

/** Is a card, in this form, one of such an edition? */
export const isOfEdition = ({ facts }: Def, edition: CardEdition): boolean =>
  facts[FACT] === undefined || facts[FACT] === PRINTED[edition]

/** The number of a card in the form that this table plays with. */
export const playedAs = (r: FourSoulsRun, card: string): number | undefined =>
  (r.s.table.cardEdition === "first" ? r.m.defNumber.get(card + FIRST) : undefined) ?? r.m.defNumber.get(card)
