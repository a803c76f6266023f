// What lasts: till when it does, and numbers that are changed for the same time in one sentence.

import type { Claim, Clause, Paragraph, Statement, Till } from "../phrases.ts"
import { allOf } from "../walk/expr.ts"
import type { Tongue } from "./grammar.ts"
import { led, type Passage } from "./passage.ts"
import { plusClause, rowFor, sameNP, setClause } from "./rows.ts"
import { patternFor, parsePattern } from "./template.ts"

function sayTill(t: Tongue, till: Till | undefined): string {
  if (till === undefined) return ""
  const { book } = t.grammar
  const span = till.span === "" ? "" : (t.lexicon.spans[till.span]?.till ?? `‹span.${till.span}›`)
  const stay = till.while === undefined ? "" : book.asLongAs(book.inPlay(t, till.while))
  return span !== "" && stay !== "" ? book.lead(span, stay) : span + stay
}

/** Numbers that are changed for the same time are told in one sentence; the statements come in runs that are anyway. */
export function gathered(t: Tongue, runs: readonly Statement[][]): Statement[][] {
  const groups: Statement[][] = []
  for (const run of runs) {
    const [last, statement] = [groups.at(-1), run[0]]
    const passing = last !== undefined && isPassing(last[0]) && isPassing(statement) ? last[0] : null
    const timed = [last?.[0], statement].some(
      (each) => each?.s === "lasting" && timedClause(t, each) !== null,
    )
    if (
      last !== undefined &&
      passing !== null &&
      isPassing(statement) &&
      passing.till.span === statement.till.span &&
      !timed
    )
      last.push(statement)
    else groups.push(run)
  }
  return groups
}

const isPassing = (statement: Statement): statement is Extract<Statement, { s: "lasting" }> =>
  statement.s === "lasting" &&
  statement.ability.p === "stat" &&
  statement.ability.while === null &&
  statement.till.while === undefined

/** A change that an effect makes for a time, where its row has words for that. */
const passing = (t: Tongue, ability: Paragraph): Clause | null => {
  if (ability.p !== "stat" || ability.in !== null) return null
  const clause = plusClause(t.lexicon, ability.number, ability.of, ability.add)
  return clause === null ? null : { ...clause, table: "passing" }
}

function passingly(t: Tongue, ability: Paragraph): string {
  const clause = passing(t, ability)
  return clause === null ? t.tell(t, ability).sentences.join(" ") : t.grammar.clause(t, clause, "fact")
}

/** "+1 to rolls", after somebody "gains +1 might": the same verb of the same one needs no second word. */
function sameSaid(t: Tongue, before: Paragraph | undefined, now: Paragraph): string | null {
  if (before?.p !== "stat" || now.p !== "stat" || !sameNP(before.of, now.of)) return null
  const [first, second] = [before, now].map((each) => passing(t, each))
  if (first === null || second === null) return null
  const verbOf = (c: Clause): string => parsePattern(patternFor(rowFor(t.lexicon, c), c).say).verb
  if (verbOf(first) !== verbOf(second)) return null
  return t.grammar.clause(t, second, "fact", { tail: true })
}

export function lastingTogether(t: Tongue, statements: readonly Statement[]): Passage {
  const { book } = t.grammar
  const said = statements.filter(isPassing).map((statement, i) => {
    const before = i === 0 ? undefined : statements.filter(isPassing)[i - 1].ability
    return sameSaid(t, before, statement.ability) ?? passingly(t, statement.ability)
  })
  const [{ till }] = statements.filter(isPassing)
  return { sentences: [lastingly(t, book.and(said), till)], lines: [] }
}

/** With its time behind it: "has +1 might till end of turn". */
export function lastingly(t: Tongue, text: string, till: Till | undefined): string {
  const time = sayTill(t, till)
  return time === "" ? text : `${text} ${time}`
}

/** A number that is so much for a time, where its row says both in one. */
const timedClause = (t: Tongue, { till, ability }: Extract<Statement, { s: "lasting" }>): Clause | null =>
  ability.p === "stat" && till.while === undefined
    ? setClause(t.lexicon, ability.number, ability.of, ability.set, till.span)
    : null

export function lasting(t: Tongue, { till, uses, ability }: Extract<Statement, { s: "lasting" }>): Passage {
  if (ability.p === "on" && uses > 0) {
    const here: readonly Claim[] = till.while === undefined ? [] : [{ c: "here", of: till.while }]
    const still = allOf([...(ability.if === null ? [] : [ability.if]), ...here])
    return t.tell(t, { ...ability, if: still, times: { t: "next", span: till.span, times: uses } })
  }
  const clause = timedClause(t, { s: "lasting", till, uses, ability })
  if (clause !== null) return { sentences: [t.grammar.clause(t, clause, "fact")], lines: [] }
  // A number's time stands behind it; of what has a condition of its own that would be the condition's.
  if (ability.p === "stat" && ability.while === null && till.while === undefined)
    return { sentences: [lastingly(t, passingly(t, ability), till)], lines: [] }
  const passage = t.tell(t, ability)
  const lead = sayTill(t, till)
  return lead === "" ? passage : led((rest) => t.grammar.book.lead(lead, rest), passage)
}
