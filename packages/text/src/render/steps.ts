// Steps become sentences, with their lines of options and results. The same for every language; the words are the
// grammar's.

import type { Claim, Clause, NP, Paragraph, Qty, Step, Till } from "../phrases.ts"
import type { Mood, Tongue } from "./grammar.ts"
import { inline, join, led, none, type Passage } from "./passage.ts"
import { plusClause, rowFor, sameNP, subjectOf } from "./rows.ts"
import { frameOf, patternOf } from "./template.ts"
import { Unsayable } from "../walk/scope.ts"

function sayTill(t: Tongue, till: Till | undefined): string {
  if (till === undefined) return ""
  const { book } = t.grammar
  const span = till.span === "" ? "" : (t.lexicon.spans[till.span]?.till ?? `‹span.${till.span}›`)
  const stay = till.while === undefined ? "" : book.asLongAs(book.inPlay(t, till.while))
  return span !== "" && stay !== "" ? book.lead(span, stay) : span + stay
}

const onLine = (t: Tongue): Tongue => ({ ...t, told: t.told.branch() })

function spoken(t: Tongue, steps: readonly Step[]): Passage {
  return join(
    gathered(steps).map((group) => {
      const passage = group.length === 1 ? one(t, group[0]) : lastingTogether(t, group)
      t.told.sentence()
      return passage
    }),
  )
}

/** Numbers that are changed for the same time are told in one sentence. */
function gathered(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = []
  for (const step of steps) {
    const last = groups.at(-1)
    if (last !== undefined && isPassing(last[0]) && isPassing(step) && last[0].till.span === step.till.span)
      last.push(step)
    else groups.push([step])
  }
  return groups
}

const isPassing = (step: Step): step is Extract<Step, { s: "lasting" }> =>
  step.s === "lasting" && step.ability.p === "stat" && step.till.while === undefined

/** "+1 to rolls", after somebody "has +1 might": the same verb of the same one needs no second word. */
function sameSaid(t: Tongue, before: Paragraph | undefined, now: Paragraph): string | null {
  if (before?.p !== "stat" || now.p !== "stat" || !sameNP(before.of, now.of)) return null
  const [first, second] = [before, now].map(({ number, of, add }) => plusClause(t.lexicon, number, of, add))
  if (first === null || second === null) return null
  const verbOf = (c: Clause): string => patternOf(frameOf(rowFor(t.lexicon, c), c).say).verb
  if (verbOf(first) !== verbOf(second)) return null
  return t.grammar.clause(t, second, "fact", { tail: true })
}

function lastingTogether(t: Tongue, steps: readonly Step[]): Passage {
  const { book } = t.grammar
  const said = steps.filter(isPassing).map((step, i) => {
    const before = i === 0 ? undefined : steps.filter(isPassing)[i - 1].ability
    return sameSaid(t, before, step.ability) ?? paragraph(t, step.ability).sentences.join(" ")
  })
  const [{ till }] = steps.filter(isPassing)
  const lead = sayTill(t, till)
  return { sentences: [lead === "" ? book.and(said) : book.lead(lead, book.and(said))], lines: [] }
}

/** Plain deeds one after another stay in one sentence, so that what leads them leads them all. */
function chain(t: Tongue, steps: readonly Step[]): Passage {
  if (steps.length === 0) return { sentences: [t.grammar.book.nothing], lines: [] }
  const plain = steps.length > 1 && steps.every((step) => step.s === "deed" && step.then === undefined)
  if (!plain) return spoken(t, steps)
  return { sentences: [t.grammar.book.then(steps.flatMap((step) => one(t, step).sentences))], lines: [] }
}

function one(t: Tongue, step: Step): Passage {
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
      const once = step.times.q === "n" && step.times.n === 1
      const times = t.grammar.qty(t, step.times)
      return led((rest) => book.times(times, once, rest), chain(t, step.do))
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
  return [...results].map(([text, numbers]) => `${numbers.join(", ")}: ${text}`)
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

function deed(t: Tongue, step: Extract<Step, { s: "deed" }>, mood: Mood): string {
  const more = step.instead === true ? { instead: true } : {}
  const till = sayTill(t, step.till)
  const text = t.grammar.clause(t, step.clause, mood, more)
  return till === "" ? text : t.grammar.book.lead(till, text)
}

/** Deeds after "may" or "must": the first with its subject, the others after it. */
function modal(t: Tongue, steps: readonly Step[], mood: Mood): string | null {
  const deeds = steps.filter((step) => step.s === "deed")
  if (deeds.length === 0 || deeds.length !== steps.length) return null
  return t.grammar.book.and(deeds.map((step, i) => deed(t, step, i === 0 ? mood : "bare")))
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
  const head = offered(asked, step.who, body, step.ask)
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
function offered(t: Tongue, who: NP, body: readonly Step[], ask: "may" | "must"): Passage {
  // You do what you must; of others it is said that they must.
  const mood = ask === "may" ? "may" : who.np === "you" ? "deed" : "must"
  const text = isDoneBy(t, who, body) ? modal(t, body, mood) : null
  if (text !== null) return { sentences: [text], lines: [] }
  if (ask === "must") return chain(t, body)
  const said = t.grammar.np(t, who, "subject")
  if (body.every((step) => step.s === "deed")) {
    const wish = t.grammar.book.and(body.map((step) => deed({ ...t, actor: { np: "you" } }, step, "wish")))
    return { sentences: [t.grammar.book.mayDecide(said.text, said.person === 2, wish)], lines: [] }
  }
  return led((rest) => t.grammar.book.mayThis(said.text, said.person === 2, rest), chain(t, body))
}

/** Are these deeds of this very player? */
const isDoneBy = (t: Tongue, who: NP, body: readonly Step[]): boolean =>
  body.every((step) => {
    if (step.s !== "deed") return false
    const { subject } = patternOf(frameOf(rowFor(t.lexicon, step.clause), step.clause).say)
    return sameNP(subjectOf(step.clause, subject, t.actor), who)
  })

function lasting(t: Tongue, { till, uses, ability }: Extract<Step, { s: "lasting" }>): Passage {
  if (ability.p === "on" && uses > 0 && till.while === undefined)
    return paragraph(t, { ...ability, times: { t: "next", span: till.span, times: uses } })
  const lead = sayTill(t, till)
  const passage = paragraph(t, ability)
  return lead === "" ? passage : led((rest) => t.grammar.book.lead(lead, rest), passage)
}

/** Where a card has to lie for an ability to work, if that is not where cards are played. */
const place = (t: Tongue, zones: readonly string[] | null): string =>
  zones === null ? "" : t.grammar.book.within(zones.map((zone) => t.grammar.zone(t, yours(t, zone), "in")))

/** A card lies in its player's own zone. */
const yours = (t: Tongue, zone: string): Extract<NP, { np: "zone" }> =>
  t.lexicon.zones[zone]?.own === true ? { np: "zone", zone, of: { np: "you" } } : { np: "zone", zone }

export function paragraph(t: Tongue, p: Paragraph): Passage {
  const { book } = t.grammar
  switch (p.p) {
    case "act":
      return act(t, p)
    case "on": {
      const event = t.grammar.clause(t, p.clause, p.would ? "would" : "fact")
      const times = t.lexicon.spans
      const frame = frameOf(rowFor(t.lexicon, p.clause), p.clause)
      const lead =
        frame.lead === true
          ? event
          : p.times.t === "each"
            ? frame.once === true
              ? book.when(event)
              : book.eachTime(event)
            : p.times.t === "when"
              ? book.when(event)
              : p.times.t === "every"
                ? book.everyTime(
                    event,
                    p.times.every,
                    p.times.span === null ? null : (times[p.times.span]?.each ?? ""),
                  )
                : p.times.t === "next"
                  ? book.nextTime(event, times[p.times.span]?.during ?? "", p.times.times)
                  : book.nthTime(
                      event,
                      p.times.nth,
                      p.times.span === null ? null : (times[p.times.span]?.each ?? ""),
                    )
      const claim = p.if === null ? "" : book.butIf(t.grammar.claim(t, p.if))
      const dying = p.in?.every((zone) => t.lexicon.zones[zone]?.plain === true) === true
      const parts = [dying ? "" : place(t, p.in), lead, claim].filter((part) => part !== "")
      return led((rest) => parts.reduceRight((text, part) => book.lead(part, text), rest), chain(t, p.do))
    }
    case "stat":
      return hedged(t, p.in, p.while, book.stat(t, p.number, p.of, p.add, p.set))
    case "grant":
      return hedged(t, p.in, p.while, book.has(t, p.to, t.quote(p.gives)))
    case "modal": {
      const row = t.lexicon.acts[p.clause.key]
      if (p.modal === "does" && p.in === null && row?.from !== undefined)
        throw new Unsayable(`"${p.clause.key}" in play`)
      if (p.modal === "does")
        return hedged(
          t,
          isHome(row?.from, p.in) ? null : p.in,
          p.while,
          t.grammar.clause(t, p.clause, "fact"),
        )
      const tail =
        p.modal === "may" ? ` ${row?.even ?? book.even}` : p.modal === "must" ? ` ${book.ifAble}` : ""
      return hedged(t, p.in, p.while, `${t.grammar.clause(t, p.clause, p.modal)}${tail}`)
    }
  }
}

/** "... as long as there is another foe": after what it is about. */
function hedged(
  t: Tongue,
  zones: readonly string[] | null,
  claim: Extract<Paragraph, { p: "stat" }>["while"],
  text: string,
): Passage {
  const { book } = t.grammar
  const tail = claim === null ? "" : ` ${during(t, claim) ?? book.asLongAs(t.grammar.claim(t, claim))}`
  const where = place(t, zones)
  return { sentences: [where === "" ? text + tail : book.lead(where, text + tail)], lines: [] }
}

/** "During your turn", where the game has a name for whose turn it is. */
function during(t: Tongue, claim: Claim): string | null {
  if (claim.c === "clause" && claim.clause.table === "tests") {
    const row = t.lexicon.tests[claim.clause.key]
    const { of } = claim.clause.roles
    return of !== undefined && "np" in of && of.np === "you" && "say" in row ? (row.during ?? null) : null
  }
  if (claim.c !== "same") return null
  const [named, you] = claim.a.np === "named" ? [claim.a, claim.b] : [claim.b, claim.a]
  return named.np === "named" && you.np === "you" ? (t.lexicon.whoms[named.whom].during ?? null) : null
}

/** Does the card lie where the act expects it? */
const isHome = (home: string | readonly string[] | undefined, zones: readonly string[] | null): boolean =>
  (zones ?? []).join() === (home === undefined ? "" : typeof home === "string" ? home : home.join())

/** The cost and the act's name are a tag in front. */
function act(t: Tongue, p: Extract<Paragraph, { p: "act" }>): Passage {
  const { book } = t.grammar
  const row = t.lexicon.acts[p.act]
  // (A way of an ability alone is no act.)
  if (row === undefined && p.act !== "") throw new Unsayable(`no row for the act "${p.act}"`)
  const tags = [
    row?.tag ?? "",
    isHome(row?.from, p.from)
      ? ""
      : p.from === null
        ? book.fromPlay
        : p.from.map((zone) => book.from(t.grammar.zone(t, yours(t, zone), "from"))).join(", "),
    ...p.cost.map((step) => (step.s === "deed" ? deed(t, step, "deed") : inline(one(t, step)))),
    p.when === null ? "" : book.onlyIf(t.grammar.claim(t, p.when)),
  ].filter((tag) => tag !== "")
  const passage = spoken(t, p.do)
  return tags.length === 0 ? passage : led((rest) => `${tags.join(", ")}: ${rest}`, passage)
}
