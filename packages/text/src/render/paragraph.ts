// One ability becomes its sentences: what it costs, what sets it off, what it changes, permits or forbids.

import type { Claim, Clause, NP, Paragraph, Statement } from "../phrases.ts"
import { allOf } from "../walk/expr.ts"
import { ranges, runs as spokenRuns } from "../walk/ranges.ts"
import { Unsayable } from "../walk/scope.ts"
import type { Mood, Tongue } from "./grammar.ts"
import { runs } from "./joined.ts"
import { finished, inline, led, type Passage } from "./passage.ts"
import { plusClause, rowFor } from "./rows.ts"
import { chain, deed, one, spoken } from "./statements.ts"
import { patternFor, hasPattern } from "./template.ts"

/** Where a card has to lie for an ability to work, if that is not where cards are played. */
const place = (t: Tongue, zones: readonly string[] | null): string =>
  zones === null || isEverywhere(t, zones)
    ? ""
    : t.grammar.book.within(zones.map((zone) => t.grammar.zone(t, yours(t, zone), "in")))

const isEverywhere = ({ lexicon: { everywhere = {} } }: Tongue, zones: readonly string[]): boolean =>
  Object.values(everywhere).some((all) => all.join() === zones.join())

/** A card lies in its player's own zone. */
const yours = (t: Tongue, zone: string): Extract<NP, { np: "zone" }> =>
  t.lexicon.zones[zone]?.own === true ? { np: "zone", zone, of: { np: "you" } } : { np: "zone", zone }

/** The time in which something is summed up. */
const sumIn = (t: Tongue, span: string | null): string[] =>
  span === null ? [] : [t.lexicon.spans[span]?.sum ?? `‹span.${span}›`]

export function paragraph(t: Tongue, p: Paragraph): Passage {
  const { book } = t.grammar
  switch (p.p) {
    case "act":
      return act(t, p)
    case "on": {
      const always = alwaysSo(t, p)
      if (always !== null) return { sentences: [always], lines: [] }
      const { tails, rest: left } = tailsOf(t, p.if)
      const event = [t.grammar.clause(t, p.clause, p.would ? "would" : "fact"), ...tails].join(" ")
      const times = t.lexicon.spans
      const pattern = patternFor(rowFor(t.lexicon, p.clause), p.clause)
      const { next } = pattern
      const lead =
        next !== undefined && p.times.t === "next" && p.times.times === 1 && p.times.span === next.span
          ? next.say
          : pattern.lead === true && p.times.t !== "next"
            ? event
            : p.times.t === "each"
              ? pattern.once === true
                ? book.when(event)
                : isLast(t, p.do)
                  ? book.nextTime(event, "", 1)
                  : book.eachTime(event)
              : p.times.t === "when"
                ? book.when(event)
                : p.times.t === "sum"
                  ? book.eachTime([event, ...sumIn(t, p.times.span)].join(" "))
                  : p.times.t === "every"
                    ? book.everyTime(
                        event,
                        p.times.every,
                        p.times.span === null
                          ? null
                          : (times[p.times.span]?.same ?? times[p.times.span]?.each ?? ""),
                      )
                    : p.times.t === "next"
                      ? book.nextTime(event, times[p.times.span]?.during ?? "", p.times.times)
                      : book.nthTime(
                          event,
                          p.times.nth,
                          p.times.span === null
                            ? null
                            : ((isOnly(t, p) ? times[p.times.span]?.during : times[p.times.span]?.each) ??
                                ""),
                        )
      const { faces, rest: cond } = facesOf(t, t.lexicon.places ?? {}, left)
      const conds = cond === null ? [] : partsOf(cond)
      const since = conds.flatMap((part) => tagOf(t, part) ?? [])
      const open = allOf(conds.filter((part) => tagOf(t, part) === null))
      const claim = open === null ? "" : book.butIf(t.grammar.claim(t, open))
      if (pattern.in !== undefined && p.in === null) throw new Unsayable(`"${p.clause.key}" in play`)
      const dying =
        p.in?.every((zone) => t.lexicon.zones[zone]?.plain === true) === true ||
        (pattern.in !== undefined && p.in?.join() === pattern.in)
      const parts = [...since, dying ? "" : place(t, p.in), lead, claim].filter((part) => part !== "")
      const rows = rowsOf(t, p.do)
      if (rows !== null && faces.length === 0)
        return {
          sentences: [],
          lines: rows.flatMap(({ face, done }) =>
            finished(tagged([[face, ...parts].join(", ")], chain(t, done))),
          ),
        }
      // A paragraph of its own needs no sentence that never ends.
      const deeds = runs(t, p.do).filter(([first]) => first.s === "deed").length
      const done = nextTime(t, p.do) ?? (deeds > MOST ? spoken(t, p.do) : chain(t, p.do))
      return tagged(
        faces,
        led((rest) => parts.reduceRight((text, part) => book.lead(part, text), rest), done),
      )
    }
    case "stat": {
      const { faces, rest } = facesOf(t, t.lexicon.places ?? {}, p.while)
      const timed = timedPlus(t, p, rest)
      if (timed !== null) return tagged(faces, hedged(t, p.in, timed.rest, timed.text))
      const whenever = t.lexicon.numbers[p.number]?.atOnce === true ? book.butIf : book.asLongAs
      return tagged(faces, hedged(t, p.in, rest, book.stat(t, p.number, p.of, p.add, p.set), whenever))
    }
    case "grant": {
      const tag = everybodyOf(t, p)
      if (tag === null) return hedged(t, p.in, p.while, granted(t, p))
      return led((rest) => `${tag}: ${rest}`, paragraph(t, p.gives[0]))
    }
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
          book.asSoonAs,
        )
      const { faces, rest } = facesOf(t, t.lexicon.places ?? {}, p.while)
      const tail =
        p.modal === "may" ? ` ${row?.even ?? book.even}` : p.modal === "must" ? ` ${book.ifAble}` : ""
      const first = t.grammar.clause(t, p.clause, p.modal)
      const listed = p.modal === "cant" ? book.nor : book.or
      const said = listed([first, ...(p.also ?? []).map((each) => t.grammar.clause(t, each, "bare"))])
      return tagged(faces, hedged(t, p.in, rest, `${said}${tail}`))
    }
  }
}

/** A change for a time of yours, where a pattern of its row says both in one: "+2 to your first roll each turn". */
function timedPlus(
  t: Tongue,
  { number, of, add }: Extract<Paragraph, { p: "stat" }>,
  when: Claim | null,
): { text: string; rest: Claim | null } | null {
  const row = t.lexicon.numbers[number]?.plus
  const clause = plusClause(t.lexicon, number, of, add)
  if (clause === null || row === undefined || typeof row === "string" || of.np !== "you") return null
  const parts = when === null ? [] : partsOf(when)
  const time = (part: Claim): string =>
    part.c === "clause" && during(t, part) !== null ? part.clause.key : ""
  const pattern = row.find(({ if: wants }) => parts.some((part) => time(part) === wants?.["during"]))
  const word = pattern?.if?.["during"]
  if (typeof word !== "string") return null
  const roles = { ...clause.roles, during: { word } }
  const text = t.grammar.clause(t, { ...clause, roles }, "fact")
  return { text, rest: allOf(parts.filter((part) => time(part) !== word)) }
}

/** Is the card gone once this is done? */
const isLast = ({ lexicon }: Tongue, done: readonly Statement[]): boolean =>
  done.some(
    (statement) =>
      statement.s === "deed" &&
      statement.may !== true &&
      patternFor(rowFor(lexicon, statement.clause), statement.clause).last === true,
  )

/** How many deeds one sentence bears. */
const MOST = 3

/**
 * What a card changes of its own doing each time, where a game has a row for it: it is so, and nothing happens "instead".
 * `damage/always` says that none of it is done (in the negative), `damage/always.more` and `damage/always.double` how much.
 */
function alwaysSo(t: Tongue, p: Extract<Paragraph, { p: "on" }>): string | null {
  const [statement, ...more] = p.do
  if (p.times.t !== "each" || p.if !== null || p.in !== null || more.length > 0) return null
  if (statement?.s !== "deed" || statement.may === true || statement.till !== undefined) return null
  const made = (how: string, mood: Mood, roles: Clause["roles"] = {}): string | null => {
    const clause: Clause = {
      table: "events",
      key: `${p.clause.key}/always${how}`,
      roles: { ...p.clause.roles, ...roles },
    }
    const row = rowFor(t.lexicon, clause)
    return row === undefined || !hasPattern(row, clause) ? null : t.grammar.clause(t, clause, mood)
  }
  if (statement.clause.key === `${p.clause.key}/none`) return made("", "not")
  const { amount } = statement.clause.roles
  if (statement.clause.key !== p.clause.key || amount === undefined || !("q" in amount)) return null
  const [that, by] = amount.q === "plus" || amount.q === "times" ? amount.of : []
  if (that?.q !== "that" || that.name !== "amount" || by?.q !== "n") return null
  if (amount.q === "plus") return made(".more", "fact", { more: by })
  return by.n === 2 ? made(".double", "fact") : null
}

/** What all of a kind have, and nothing else, is told in front of it where it means somebody: "Each player: ..." */
function everybodyOf(
  t: Tongue,
  { to, gives, of, only, named, in: zones, while: claim }: Extract<Paragraph, { p: "grant" }>,
): string | null {
  const plain =
    gives.length === 1 && of === null && !only && named === null && zones === null && claim === null
  if (!plain || to.np !== "some" || to.some.det !== "all" || to.some.nouns.length !== 1) return null
  const { nouns, where, of: whose, zones: at, other } = to.some
  const bare = where.length === 0 && whose === undefined && at === undefined && other === undefined
  return bare ? (t.lexicon.nouns[nouns[0]]?.everybody ?? null) : null
}

/** "Each item has “...”, has the abilities of ..., is named so and loses all other abilities." */
function granted(t: Tongue, p: Extract<Paragraph, { p: "grant" }>): string {
  const { book } = t.grammar
  const has = [
    ...(p.gives.length === 0 ? [] : [t.quote(p.gives)]),
    ...(p.of === null ? [] : [book.abilitiesOf(t, p.of)]),
  ]
  if (has.length === 0 && p.named === null && !p.only) throw new Unsayable("a grant of nothing")
  const name = p.named === null ? null : (t.lexicon.names?.[p.named] ?? `‹${p.named}›`)
  return book.has(t, p.to, has, name, p.only)
}

/** "... as long as there is another foe": after what it is about. What happens but once does so as soon as it is true. */
function hedged(
  t: Tongue,
  zones: readonly string[] | null,
  claim: Extract<Paragraph, { p: "stat" }>["while"],
  text: string,
  whenever = t.grammar.book.asLongAs,
): Passage {
  const { book } = t.grammar
  const parts = claim === null ? [] : partsOf(claim)
  const times = parts.flatMap((part) => during(t, part) ?? [])
  const tags = parts.flatMap((part) => tagOf(t, part) ?? [])
  const rest = allOf(parts.filter((part) => during(t, part) === null && tagOf(t, part) === null))
  const so = rest !== null && isDone(t, rest) ? book.butIf : whenever
  const tails = rest === null ? times : [...times, so(t.grammar.claim(t, rest))]
  const tail = tails.map((each) => ` ${each}`).join("")
  const where = place(t, zones)
  const told = where === "" ? text + tail : book.lead(where, text + tail)
  return { sentences: [tags.reduceRight((text, tag) => book.lead(tag, text), told)], lines: [] }
}

/** "At level 3 or more", where a number of this card has such words. */
function tagOf(t: Tongue, claim: Claim): string | null {
  if (claim.c !== "compare" || claim.by !== "ge" || claim.a.q !== "number" || claim.b.q !== "n") return null
  const tag = claim.a.of.np === "this" ? t.lexicon.numbers[claim.a.number]?.tag : undefined
  return tag?.replace("#", String(claim.b.n)) ?? null
}

/** "On a roll of 3": conditions on what this card was that belong to the event. */
function tailsOf(t: Tongue, claim: Claim | null): { tails: string[]; rest: Claim | null } {
  const parts = claim === null ? [] : partsOf(claim)
  const tailOf = (part: Claim): string | null => {
    if (part.c !== "compare" || part.by !== "eq" || part.a.q !== "number" || part.b.q !== "n") return null
    const words = part.a.of.np === "this" ? t.lexicon.numbers[part.a.number]?.on : undefined
    return words?.replace("#", String(part.b.n)) ?? null
  }
  return {
    tails: parts.flatMap((part) => tailOf(part) ?? []),
    rest: allOf(parts.filter((part) => tailOf(part) === null)),
  }
}

/** What has been done stays done: "if", not "as long as". */
const isDone = (t: Tongue, claim: Claim): boolean =>
  claim.c === "compare" && claim.a.q === "number" && t.lexicon.numbers[claim.a.number]?.done !== undefined

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

/** With tags in front. */
const tagged = (tags: readonly string[], passage: Passage): Passage =>
  tags.length === 0 ? passage : led((rest) => `${tags.join(", ")}: ${rest}`, passage)

type Names = Readonly<Record<string, string>>

/** "1–2": the values that numbers of this card must have, where the act's row has a place for them. */
function facesOf(t: Tongue, by: Names, when: Claim | null): { faces: string[]; rest: Claim | null } {
  const parts = when === null ? [] : partsOf(when)
  const faces = parts.flatMap((part) => faceOf(t, by, part) ?? [])
  return { faces, rest: allOf(parts.filter((part) => faceOf(t, by, part) === null)) }
}

const partsOf = (claim: Claim): readonly Claim[] => (claim.c === "and" ? claim.of.flatMap(partsOf) : [claim])

function faceOf({ grammar: { book } }: Tongue, by: Names, when: Claim): string | null {
  const values: number[] = []
  const names = new Set<string>()
  for (const each of when.c === "or" ? when.of : [when]) {
    const { a, b } = each.c === "compare" && each.by === "eq" ? each : { a: null, b: null }
    if (a?.q !== "number" || a.of.np !== "this" || a.printed === true || b?.q !== "n") return null
    names.add(a.number)
    values.push(b.n)
  }
  const [name, ...others] = names
  if (others.length > 0 || !Object.hasOwn(by, name)) return null
  // Faces of a die stand for themselves.
  return by[name].replace("#", by[name] === "#" ? ranges(values) : book.or(spokenRuns(values)))
}

/** Is the time in which it happens the only one that such a card is there for? */
const isOnly = (
  { lexicon: { spans } }: Tongue,
  { times, clause }: Extract<Paragraph, { p: "on" }>,
): boolean => {
  const kind = times.t === "nth" && times.span !== null ? spans[times.span]?.onlyOne : undefined
  return kind !== undefined && clause.on?.includes(kind) === true
}

/** What is done only at a time to come has that time behind it: "summon a Cultist at the start of the next round". */
function nextTime(t: Tongue, [later, ...more]: readonly Statement[]): Passage | null {
  if (later?.s !== "lasting" || more.length > 0 || later.till.while !== undefined) return null
  const { till, uses, ability } = later
  if (ability.p !== "on" || ability.if !== null || ability.in !== null || uses !== 1) return null
  // Behind several deeds it would be the last one's.
  if (runs(t, ability.do).length > 1) return null
  const { next } = patternFor(rowFor(t.lexicon, ability.clause), ability.clause)
  if (next?.span !== till.span) return null
  const { sentences, lines } = chain(t, ability.do)
  const [only, ...others] = sentences
  return lines.length > 0 || others.length > 0 ? null : { sentences: [`${only} ${next.say}`], lines }
}

/** What is done by a number of this card that stands in front of what it does: a line for each of its values. */
function rowsOf(
  t: Tongue,
  [table, ...more]: readonly Statement[],
): { face: string; done: readonly Statement[] }[] | null {
  if (table?.s !== "table" || more.length > 0) return null
  const { of } = table
  const by = of.q === "number" && of.of.np === "this" ? t.lexicon.places?.[of.number] : undefined
  if (by === undefined) return null
  const faced = (n: number): Claim => ({ c: "compare", by: "eq", a: of, b: { q: "n", n } })
  return table.rows.map(({ from, to, do: done }) => {
    if (from.q !== "n" || to.q !== "n") throw new Unsayable("a row without figures")
    const values = Array.from({ length: to.n - from.n + 1 }, (_, i) => faced(from.n + i))
    return { face: facesOf(t, t.lexicon.places ?? {}, { c: "or", of: values }).faces.join(), done }
  })
}

/** A number that is chosen to be paid may be said shorter than one that is chosen otherwise. */
function cost(t: Tongue, statement: Statement): string {
  if (statement.s === "deed") return deed(t, statement, "deed")
  if (statement.s !== "number") return inline(one(t, statement))
  const { by, from, to } = statement
  return t.grammar.clause(t, { table: "costs", key: "number", roles: { by, from, to } }, "deed")
}

/** The cost and the act's name are a tag in front. */
function act(t: Tongue, p: Extract<Paragraph, { p: "act" }>): Passage {
  const { book } = t.grammar
  const row = t.lexicon.acts[p.act]
  // (A way of an ability alone is no act.)
  if (row === undefined && p.act !== "") throw new Unsayable(`no row for the act "${p.act}"`)
  if (row?.on !== undefined && !p.on.includes(row.on)) throw new Unsayable(`"${p.act}" on such a card`)
  const { faces, rest: further } = facesOf(t, row?.by ?? {}, p.when)
  const parts = further === null ? [] : partsOf(further)
  const rest = allOf(parts.filter((part) => tagOf(t, part) === null))
  const tags = [
    ...faces,
    ...parts.flatMap((part) => tagOf(t, part) ?? []),
    row?.tag ?? "",
    isHome(row?.from, p.from)
      ? ""
      : p.from === null
        ? book.fromPlay
        : p.from.map((zone) => book.from(t.grammar.zone(t, yours(t, zone), "from"))).join(", "),
    ...p.cost.map((statement) => cost(t, statement)),
    rest === null || row?.only !== undefined ? "" : book.onlyIf(t.grammar.claim(t, rest)),
  ].filter((tag) => tag !== "")
  const only =
    rest === null || row?.only === undefined ? [] : [row.only.replace("#", t.grammar.claim(t, rest))]
  if (only.length > 0) t.told.sentence()
  const passage =
    p.do.length === 0 && (tags.length > 0 || row?.tag === "")
      ? { sentences: [book.nothing], lines: [] }
      : spoken({ ...t, mine: row?.mine === true }, p.do)
  const told = tagged(tags, passage)
  return { ...told, sentences: [...only, ...told.sentences] }
}
