// What is said of a thing by a word at its noun instead of a clause behind it: "a non-eternal item".

import type { Lexicon } from "../lexicon.ts"
import type { Claim, Some } from "../phrases.ts"
import { placeWord } from "./many.ts"

/** The word for what something is not, where the game has one. */
function lack({ nouns, tests }: Lexicon, claim: Claim): string | null {
  if (claim.c !== "not") return null
  const { of: what } = claim
  if (what.c === "kind") return what.of.np === "gap" ? (nouns[what.noun]?.not ?? null) : null
  if (what.c !== "clause" || what.clause.table !== "tests") return null
  const { of } = what.clause.roles
  const row = tests[what.clause.key]
  return of !== undefined && "np" in of && of.np === "gap" && "say" in row ? (row.not ?? null) : null
}

/** Words that go to the noun, and what is left for clauses; of two nouns it would not be plain which one is meant. */
export function adjectivesOf(lexicon: Lexicon, what: Some): { words: string[]; where: readonly Claim[] } {
  if (what.nouns.length !== 1) return { words: [], where: what.where }
  const place = placeWord(lexicon, what)
  return {
    words: [...(place === null ? [] : [place]), ...what.where.flatMap((claim) => lack(lexicon, claim) ?? [])],
    where: what.where.filter((claim) => lack(lexicon, claim) === null),
  }
}
