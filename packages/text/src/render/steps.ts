// Steps become sentences, with their lines of options and results. The same for every language; the words are the
// grammar's.

import type { NP, Qty, Step } from "../phrases.ts"
import type { Mood, Tongue } from "./grammar.ts"
import { isAgain, runs } from "./joined.ts"
import { gathered, lasting, lastingly, lastingTogether } from "./lasting.ts"
import { inline, join, led, none, type Passage } from "./passage.ts"
import { rowFor, sameNP, subjectOf } from "./rows.ts"
import { frameOf, patternOf } from "./template.ts"

const onLine = (t: Tongue): Tongue => ({ ...t, told: t.told.branch() })

/** What hangs on the deed before it, and is said with it: "take 1 damage and gain 4 cents". */
function linked(steps: readonly Step[]): Step[] {
  const said: Step[] = []
  for (const step of steps) {
    const before = said[said.length - 1] as Step | undefined
    const hangs = step.s === "if" && step.if.c === "did" && step.if.and === true && step.else.length === 0
    if (hangs && before?.s === "deed") said[said.length - 1] = { s: "linked", do: [before, ...step.then] }
    else said.push(step)
  }
  return said
}

export function spoken(t: Tongue, steps: readonly Step[]): Passage {
  const { sentences, lines } = join(
    gathered(t, runs(t, linked(steps))).map((group) => {
      const passage = together(t, group)
      t.told.sentence()
      return passage
    }),
  )
  // What goes without saying is not what a tag stands in front of.
  const said = sentences.filter((each) => each !== "")
  return { sentences: said.length === 0 ? sentences : said, lines }
}

/** What is told in one sentence. */
function together(t: Tongue, [first, ...more]: readonly Step[]): Passage {
  if (more.length === 0) return one(t, first)
  if (first.s !== "deed") return lastingTogether(t, [first, ...more])
  const { book, often, clause } = t.grammar
  if (isAgain([first, ...more]))
    return led((rest) => book.times(often(t, { q: "n", n: more.length + 1 }), rest), one(t, first))
  const parts = [deed(t, first, "deed")]
  for (const step of more) if (step.s === "deed") parts.push(clause(t, step.clause, "deed", { tail: true }))
  return { sentences: [book.and(parts)], lines: [] }
}

/** Plain deeds one after another stay in one sentence, so that what leads them leads them all. */
export function chain(t: Tongue, steps: readonly Step[]): Passage {
  if (steps.length === 0) return { sentences: [t.grammar.book.nothing], lines: [] }
  const at = steps.findIndex((step) => isApart(t, step))
  if (at > 0) {
    const first = chain(t, steps.slice(0, at))
    t.told.sentence()
    return join([first, spoken(t, steps.slice(at))])
  }
  const plain = steps.length > 1 && steps.every((step) => step.s === "deed" && step.then === undefined)
  if (!plain) return spoken(t, steps)
  const { and, then } = t.grammar.book
  // Parts of one event that are changed are changed together.
  const linked = steps.every((step) => step.s === "deed" && /\/\w+\./.test(step.clause.key)) ? and : then
  return {
    sentences: [
      linked(
        runs(t, steps)
          .flatMap((run) => together(t, run).sentences)
          .filter((each) => each !== ""),
      ),
    ],
    lines: [],
  }
}

const isApart = ({ lexicon }: Tongue, step: Step): boolean =>
  step.s === "deed" && frameOf(rowFor(lexicon, step.clause), step.clause).apart === true

export function one(t: Tongue, step: Step): Passage {
  const { book } = t.grammar
  switch (step.s) {
    case "deed": {
      const head = deed(t, step, step.may === true ? "may" : "deed")
      return step.then === undefined ? { sentences: [head], lines: [] } : followedBy(t, head, step.then)
    }
    case "choose":
      return clauseOnly(t, "choose", { who: step.who, what: step.what }, step.may === true ? "may" : "deed")
    case "if": {
      const claim = t.grammar.claim(t, step.if)
      if (step.then.length === 0)
        return led((rest) => book.ifThen(t.grammar.claim(t, step.if, true), rest), chain(t, step.else))
      const then = led((rest) => book.ifThen(claim, rest), chain(t, step.then))
      if (step.else.length === 0) return then
      t.told.sentence()
      return join([then, led(book.otherwise, chain(t, step.else))])
    }
    case "while": {
      const claim = t.grammar.claim(t, step.if)
      return led((rest) => book.whileTrue(claim, rest), chain(t, step.do))
    }
    case "each":
      return eachOf(t, step.what, step.do)
    case "repeat": {
      if (step.times.q === "count")
        return eachOf(t, { np: "some", some: { ...step.times.what, det: "each" } }, step.do)
      const often = t.grammar.often(t, step.times)
      return led((rest) => book.times(often, rest), chain(t, step.do))
    }
    case "gate":
      return gate(t, step)
    case "modes":
      return {
        sentences: [`${book.chooseOne(t, step.by)}:`],
        lines: step.ways.map(({ do: body }) => `• ${inline(chain(onLine(t), body))}`),
      }
    case "table":
      return {
        sentences: isKnown(t, step.of) ? [] : [`${t.grammar.qty(t, step.of)}:`],
        lines: tableLines(t, step.rows),
      }
    case "vote":
      return { sentences: [book.vote(t, step.first, step.ways)], lines: [] }
    case "number":
      return { sentences: [book.number(t, step.by, step.from, step.to)], lines: [] }
    case "chain":
      return chain(t, step.do)
    case "linked": {
      const [sentence, ...more] = step.do.flatMap((each) => one(t, each).sentences)
      return { sentences: [book.and([sentence, ...more])], lines: [] }
    }
    case "either":
      return { sentences: [book.or(step.do.flatMap((each) => one(t, each).sentences))], lines: [] }
    case "together":
      return led(book.atOnce, chain(t, step.do))
    case "gather": {
      const chosen = clauseOnly(t, "choose", { who: step.who, what: step.what })
      t.told.sentence()
      return join([led(book.atOnce, chosen), chain(t, step.do)])
    }
    case "lasting":
      return lasting(t, step)
  }
}

/** A number just rolled goes without saying; one that an event tells, if it has a name. */
const isKnown = (t: Tongue, of: Qty): boolean =>
  of.q === "that" && (of.told !== true || t.lexicon.numbers[of.name]?.known === true)

/** One line for each result; results with the same outcome share one. */
function tableLines(t: Tongue, rows: Extract<Step, { s: "table" }>["rows"]): string[] {
  const results = new Map<string, string[]>()
  for (const { from, to, do: body } of rows) {
    const [low, high] = [t.grammar.qty(t, from), t.grammar.qty(t, to)]
    const text = inline(chain(onLine(t), body))
    results.set(text, [...(results.get(text) ?? []), low === high ? low : `${low}–${high}`])
  }
  return [...results].map(([text, numbers]) => `${t.grammar.book.or(numbers)}: ${text}`)
}

/** A deed, and what comes of it: rows of results stand right below it. */
function followedBy(t: Tongue, head: string, then: readonly Step[]): Passage {
  t.told.sentence()
  const rest = spoken(t, then)
  const tabled = rest.sentences.length === 0
  return { sentences: [tabled ? `${head}:` : head, ...rest.sentences], lines: rest.lines }
}

const eachOf = (t: Tongue, what: NP, body: readonly Step[]): Passage => {
  const text = t.grammar.np(t, what, "object").text
  return led((rest) => t.grammar.book.forEach(text, rest), chain(t, body))
}

const clauseOnly = (t: Tongue, key: string, roles: Record<string, NP>, mood: Mood = "deed"): Passage => ({
  sentences: [t.grammar.clause(t, { table: "ops", key, roles }, mood)],
  lines: [],
})

export function deed(tongue: Tongue, step: Extract<Step, { s: "deed" }>, mood: Mood): string {
  const t: Tongue = step.actor === undefined ? tongue : { ...tongue, actor: step.actor }
  const more = step.instead === true ? { instead: true } : {}
  return lastingly(t, t.grammar.clause(t, step.clause, mood, more), step.till)
}

/** Deeds after "may" or "must": the first with its subject, the others after it, all of them at one price or each for itself. */
function modal(t: Tongue, steps: readonly Step[], mood: Mood, joined = t.grammar.book.and): string | null {
  const deeds = steps.filter((step) => step.s === "deed")
  if (deeds.length === 0 || deeds.length !== steps.length) return null
  return joined(deeds.map((step, i) => deed(t, step, i === 0 ? mood : "bare")))
}

function gate(t: Tongue, step: Extract<Step, { s: "gate" }>): Passage {
  const asked: Tongue = { ...t, actor: step.who }
  const { book } = t.grammar
  const after = (how: "do" | "not" | "cannot" | "will-not", steps: readonly Step[]): Passage => {
    if (steps.length === 0) return none()
    t.told.sentence()
    const lead = book.ifDone(t, step.who, how)
    return led((rest) => book.lead(lead, rest), chain(t, steps))
  }
  const simple = step.ifNot.length > 0 && step.ifDo.length === 0 && step.ifCannot === null
  if (step.ask === "may" && simple && isDoneBy(asked, step.who, step.do)) {
    const done = chain(t, step.ifNot)
    return led((deeds) => book.unless(deeds, modal(asked, step.do, "unless") ?? ""), done)
  }
  const [body, ifDo] = step.do.length === 0 ? [step.ifDo, []] : [step.do, step.ifDo]
  // A price is paid as a whole; what is only allowed happens one after another.
  const head = offered(asked, step.who, body, step.ask, step.do.length === 0 ? book.then : book.and)
  // What must be done and what follows from it: "and", where nothing is said of the other case.
  if (step.ask === "must" && ifDo.length > 0 && step.ifNot.length === 0 && step.ifCannot === null) {
    const both = [...head.sentences, ...chain(t, ifDo).sentences]
    return { sentences: [book.and(both)], lines: head.lines }
  }
  const cannot = step.ifCannot ?? []
  return join([
    head,
    after("do", ifDo),
    after(step.ifCannot === null ? "not" : "will-not", step.ifNot),
    after("cannot", cannot),
  ])
}

/** What somebody may do, or does because they must. */
function offered(
  t: Tongue,
  who: NP,
  body: readonly Step[],
  ask: "may" | "must",
  joined: (parts: readonly string[]) => string,
): Passage {
  // You do what you must; of others it is said that they must.
  const mood = ask === "may" ? "may" : who.np === "you" ? "deed" : "must"
  const text = isDoneBy(t, who, body) ? modal(t, body, mood, joined) : null
  if (text !== null) return { sentences: [text], lines: [] }
  if (ask === "must") return chain(t, body)
  const said = t.grammar.np(t, who, "subject")
  if (body.every((step) => step.s === "deed")) {
    const wished: Tongue = { ...t, actor: { np: "you" }, asked: who }
    const wish = t.grammar.book.and(body.map((step) => deed(wished, step, "wish")))
    return { sentences: [t.grammar.book.mayDecide(said.text, said.person === 2, wish)], lines: [] }
  }
  return led((rest) => t.grammar.book.mayThis(said.text, said.person === 2, rest), chain(t, body))
}

/** Are these deeds of this very player? */
const isDoneBy = (t: Tongue, who: NP, body: readonly Step[]): boolean =>
  body.every((step) => {
    if (step.s !== "deed") return false
    const { subject } = patternOf(frameOf(rowFor(t.lexicon, step.clause), step.clause).say)
    return sameNP(subjectOf(step.clause, subject, step.actor ?? t.actor), who)
  })
