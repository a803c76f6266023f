// Statements become sentences, with their lines of options and results. The same for every language; the words are the
// grammar's.

import type { NP, Qty, Statement } from "../phrases.ts"
import type { Mood, Tongue } from "./grammar.ts"
import { type DeedStatement, giftsOf, isAgain, isBrief, runs } from "./joined.ts"
import { gathered, lasting, lastingly, lastingTogether } from "./lasting.ts"
import { inline, join, led, none, type Passage } from "./passage.ts"
import { rowFor, sameNP, subjectOf } from "./rows.ts"
import { patternFor, parsePattern } from "./template.ts"

const onLine = (t: Tongue): Tongue => ({ ...t, told: t.told.branch() })

/** What hangs on the deed before it, and is said with it: "take 1 damage and gain 4 cents". */
function linked(statements: readonly Statement[]): Statement[] {
  const said: Statement[] = []
  for (const statement of statements) {
    const before = said[said.length - 1] as Statement | undefined
    const hangs =
      statement.s === "if" &&
      statement.if.c === "did" &&
      statement.if.and === true &&
      statement.else.length === 0
    if (hangs && before?.s === "deed")
      said[said.length - 1] = { s: "linked", do: [before, ...statement.then] }
    else said.push(statement)
  }
  return said
}

export function spoken(t: Tongue, statements: readonly Statement[]): Passage {
  const groups = gathered(t, runs(t, linked(statements)))
  const passages = groups.map((group) => {
    const passage = together(t, group)
    t.told.sentence()
    return passage
  })
  const { sentences, lines } = join(
    passages.flatMap((passage, i) => {
      if (leads(t, groups[i - 1]?.[0])) return []
      if (!leads(t, groups[i][0]) || i + 1 === groups.length) return [passage]
      const [next, ...more] = passages[i + 1].sentences
      const both = t.grammar.book.then([...passage.sentences, next])
      return [{ sentences: [both, ...more], lines: [...passage.lines, ...passages[i + 1].lines] }]
    }),
  )
  // What goes without saying is not what a tag stands in front of.
  const said = sentences.filter((each) => each !== "")
  return { sentences: said.length === 0 ? sentences : said, lines }
}

/** Does what follows come of it? */
const leads = ({ lexicon }: Tongue, statement: Statement | undefined): boolean =>
  statement?.s === "deed" && patternFor(rowFor(lexicon, statement.clause), statement.clause).leads === true

/** What is told in one sentence. */
function together(t: Tongue, [first, ...more]: readonly Statement[], same = false): Passage {
  if (more.length === 0)
    return first.s === "deed" && first.then === undefined && first.may !== true
      ? { sentences: [deed(t, first, "deed", same)], lines: [] }
      : one(t, first)
  if (first.s !== "deed") return lastingTogether(t, [first, ...more])
  const { book, often, clause } = t.grammar
  if (isAgain([first, ...more]))
    return led((rest) => book.times(often(t, { q: "n", n: more.length + 1 }), rest), one(t, first))
  const gifts = giftsOf(t, [first, ...more])
  if (gifts !== null) return { sentences: [clause(t, first.clause, "deed", { also: gifts })], lines: [] }
  const parts = [deed(t, first, "deed", same)]
  for (const statement of more)
    if (statement.s === "deed") parts.push(clause(t, statement.clause, "deed", { tail: true }))
  return { sentences: [book.and(parts)], lines: [] }
}

const isPlainDeed = (statement: Statement): boolean => statement.s === "deed" && statement.then === undefined

/** Plain deeds one after another stay in one sentence, so that what leads them leads them all. */
export function chain(t: Tongue, statements: readonly Statement[]): Passage {
  if (statements.length === 0) return { sentences: [t.grammar.book.nothing], lines: [] }
  const at = statements.findIndex((statement) => isApart(t, statement))
  if (at > 0) {
    const first = chain(t, statements.slice(0, at))
    t.told.sentence()
    return join([first, spoken(t, statements.slice(at))])
  }
  const plain = statements.length > 1 && statements.every(isPlainDeed)
  if (!plain) {
    // What comes before a condition is one sentence, and the condition another: what leads them leads no less.
    const end = statements.findIndex((statement) => statement.s === "if")
    if (end < 2 || !statements.slice(0, end).every(isPlainDeed)) return spoken(t, statements)
    const first = chain(t, statements.slice(0, end))
    t.told.sentence()
    return join([first, spoken(t, statements.slice(end))])
  }
  const { and, then } = t.grammar.book
  // Parts of one event that are changed are changed together.
  const linked = statements.every(
    (statement) => statement.s === "deed" && /\/\w+\./.test(statement.clause.key),
  )
    ? and
    : then
  return {
    sentences: [
      linked(
        runs(t, statements)
          .flatMap((run, i, all) => together(t, run, i > 0 && isSameDoer(t, all[i - 1][0], run[0])).sentences)
          .filter((each) => each !== ""),
      ),
    ],
    lines: [],
  }
}

/** Does the same one do both? */
function isSameDoer(t: Tongue, one: Statement, two: Statement): boolean {
  const [before, now] = [one, two].map((statement) => {
    if (statement.s !== "deed") return null
    const { subject } = parsePattern(patternFor(rowFor(t.lexicon, statement.clause), statement.clause).say)
    return subjectOf(statement.clause, subject, statement.actor ?? t.actor)
  })
  return before !== null && now !== null && "np" in now && sameNP(before, now)
}

const isApart = ({ lexicon }: Tongue, statement: Statement): boolean =>
  statement.s === "deed" && patternFor(rowFor(lexicon, statement.clause), statement.clause).apart === true

export function one(t: Tongue, statement: Statement): Passage {
  const { book } = t.grammar
  switch (statement.s) {
    case "deed": {
      const head = deed(t, statement, statement.may === true ? "may" : "deed")
      return statement.then === undefined
        ? { sentences: [head], lines: [] }
        : followedBy(t, head, statement.then)
    }
    case "choose":
      return clauseOnly(
        t,
        "choose",
        { who: statement.who, what: statement.what },
        statement.may === true ? "may" : "deed",
      )
    case "if": {
      const claim = t.grammar.claim(t, statement.if)
      if (statement.then.length === 0)
        return led(
          (rest) => book.ifThen(t.grammar.claim(t, statement.if, true), rest),
          chain(t, statement.else),
        )
      const then = led((rest) => book.ifThen(claim, rest), chain(t, statement.then))
      if (statement.else.length === 0) return then
      t.told.sentence()
      return join([then, led(book.otherwise, chain(t, statement.else))])
    }
    case "while": {
      const claim = t.grammar.claim(t, statement.if)
      return led((rest) => book.whileTrue(claim, rest), chain(t, statement.do))
    }
    case "each":
      return eachOf(t, statement.what, statement.do)
    case "repeat": {
      if (statement.times.q === "count")
        return eachOf(t, { np: "some", some: { ...statement.times.what, det: "each" } }, statement.do)
      const each = t.grammar.each(t, statement.times)
      if (each !== null) return led((rest) => book.forEach(each, rest), chain(t, statement.do))
      const often = t.grammar.often(t, statement.times)
      const again = simplyAgain(t, statement.do)
      if (again !== null) return { sentences: [book.again(often, deed(t, again, "deed"))], lines: [] }
      return led((rest) => book.times(often, rest), chain(t, statement.do))
    }
    case "gate":
      return gate(t, statement)
    case "modes":
      return {
        sentences: [`${book.chooseOne(t, statement.by)}:`],
        lines: statement.ways.map(({ do: body }) => `• ${inline(chain(onLine(t), body))}`),
      }
    case "table":
      return {
        sentences: isKnown(t, statement.of) ? [] : [`${t.grammar.qty(t, statement.of)}:`],
        lines: tableLines(t, statement.rows),
      }
    case "vote":
      return { sentences: [book.vote(t, statement.first, statement.ways)], lines: [] }
    case "number":
      return { sentences: [book.number(t, statement.by, statement.from, statement.to)], lines: [] }
    case "chain":
      return chain(t, statement.do)
    case "linked": {
      const [sentence, ...more] = statement.do.flatMap((each) => one(t, each).sentences)
      return { sentences: [book.and([sentence, ...more])], lines: [] }
    }
    case "either":
      return { sentences: [book.or(statement.do.flatMap((each) => one(t, each).sentences))], lines: [] }
    case "together":
      return led(book.atOnce, chain(t, statement.do))
    case "gather": {
      const chosen = clauseOnly(t, "choose", { who: statement.who, what: statement.what })
      t.told.sentence()
      return join([led(book.atOnce, chosen), chain(t, statement.do)])
    }
    case "lasting":
      return lasting(t, statement)
  }
}

/** The one deed that is done several times, where nothing of it is chosen anew each time: "gain 2 coins twice". */
function simplyAgain(t: Tongue, [first, ...more]: readonly Statement[]): DeedStatement | null {
  return first !== undefined && more.length === 0 && isBrief(t, first) ? first : null
}

/** A number just rolled goes without saying; one that an event tells, if it has a name. */
const isKnown = (t: Tongue, of: Qty): boolean =>
  of.q === "that" && (of.told !== true || t.lexicon.numbers[of.name]?.known === true)

/** One line for each result; results with the same outcome share one. */
function tableLines(t: Tongue, rows: Extract<Statement, { s: "table" }>["rows"]): string[] {
  const results = new Map<string, string[]>()
  for (const { from, to, do: body } of rows) {
    const [low, high] = [t.grammar.qty(t, from), t.grammar.qty(t, to)]
    const text = inline(chain(onLine(t), body))
    results.set(text, [...(results.get(text) ?? []), low === high ? low : `${low}–${high}`])
  }
  return [...results].map(([text, numbers]) => `${t.grammar.book.or(numbers)}: ${text}`)
}

/** A deed, and what comes of it: rows of results stand right below it. */
function followedBy(t: Tongue, head: string, then: readonly Statement[]): Passage {
  t.told.sentence()
  const rest = spoken(t, then)
  const tabled = rest.sentences.length === 0
  return { sentences: [tabled ? `${head}:` : head, ...rest.sentences], lines: rest.lines }
}

const eachOf = (t: Tongue, what: NP, body: readonly Statement[]): Passage => {
  const text = t.grammar.np(t, what, "object").text
  return led((rest) => t.grammar.book.forEach(text, rest), chain(t, body))
}

const clauseOnly = (t: Tongue, key: string, roles: Record<string, NP>, mood: Mood = "deed"): Passage => ({
  sentences: [t.grammar.clause(t, { table: "ops", key, roles }, mood)],
  lines: [],
})

export function deed(tongue: Tongue, statement: DeedStatement, mood: Mood, same = false): string {
  const t: Tongue = statement.actor === undefined ? tongue : { ...tongue, actor: statement.actor }
  const more = { ...(statement.instead === true ? { instead: true } : {}), ...(same ? { same } : {}) }
  return lastingly(t, t.grammar.clause(t, statement.clause, mood, more), statement.till)
}

/** Deeds after "may" or "must": the first with its subject, the others after it, all of them at one price or each for itself. */
function modal(
  t: Tongue,
  statements: readonly Statement[],
  mood: Mood,
  joined = t.grammar.book.and,
): string | null {
  const deeds = statements.filter((statement) => statement.s === "deed")
  if (deeds.length === 0 || deeds.length !== statements.length) return null
  return joined(deeds.map((statement, i) => deed(t, statement, i === 0 ? mood : "bare")))
}

function gate(t: Tongue, statement: Extract<Statement, { s: "gate" }>): Passage {
  const asked: Tongue = { ...t, actor: statement.who }
  const { book } = t.grammar
  const after = (how: "do" | "not" | "cannot" | "will-not", statements: readonly Statement[]): Passage => {
    if (statements.length === 0) return none()
    t.told.sentence()
    const lead = book.ifDone(t, statement.who, how)
    return led((rest) => book.lead(lead, rest), chain(t, statements))
  }
  const simple = statement.ifNot.length > 0 && statement.ifDo.length === 0 && statement.ifCannot === null
  if (statement.ask === "may" && simple && isDoneBy(asked, statement.who, statement.do)) {
    const done = chain(t, statement.ifNot)
    return led((deeds) => book.unless(deeds, modal(asked, statement.do, "unless") ?? ""), done)
  }
  const [body, ifDo] = statement.do.length === 0 ? [statement.ifDo, []] : [statement.do, statement.ifDo]
  // A price is paid as a whole; what is only allowed happens one after another.
  const head = offered(
    asked,
    statement.who,
    body,
    statement.ask,
    statement.do.length === 0 ? book.then : book.and,
  )
  // What must be done and what follows from it: "and", where nothing is said of the other case.
  if (
    statement.ask === "must" &&
    ifDo.length > 0 &&
    statement.ifNot.length === 0 &&
    statement.ifCannot === null
  ) {
    const both = [...head.sentences, ...chain(t, ifDo).sentences]
    return { sentences: [book.and(both)], lines: head.lines }
  }
  const cannot = statement.ifCannot ?? []
  return join([
    head,
    after("do", ifDo),
    after(statement.ifCannot === null ? "not" : "will-not", statement.ifNot),
    after("cannot", cannot),
  ])
}

/** What somebody may do, or does because they must. */
function offered(
  t: Tongue,
  who: NP,
  body: readonly Statement[],
  ask: "may" | "must",
  joined: (parts: readonly string[]) => string,
): Passage {
  // You do what you must; of others it is said that they must.
  const mood = ask === "may" ? "may" : who.np === "you" ? "deed" : "must"
  const text = isDoneBy(t, who, body) ? modal(t, body, mood, joined) : null
  if (text !== null) return { sentences: [text], lines: [] }
  if (ask === "must") return chain(t, body)
  const said = t.grammar.np(t, who, "subject")
  if (body.every((statement) => statement.s === "deed")) {
    const wished: Tongue = { ...t, actor: { np: "you" }, asked: who }
    const wish = t.grammar.book.and(body.map((statement) => deed(wished, statement, "wish")))
    return { sentences: [t.grammar.book.mayDecide(said.text, said.person === 2, wish)], lines: [] }
  }
  return led((rest) => t.grammar.book.mayThis(said.text, said.person === 2, rest), chain(t, body))
}

/** Are these deeds of this very player? */
const isDoneBy = (t: Tongue, who: NP, body: readonly Statement[]): boolean =>
  body.every((statement) => {
    if (statement.s !== "deed") return false
    const { subject } = parsePattern(patternFor(rowFor(t.lexicon, statement.clause), statement.clause).say)
    return sameNP(subjectOf(statement.clause, subject, statement.actor ?? t.actor), who)
  })
