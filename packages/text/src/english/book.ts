// How English sentences are put together.

import type { Book } from "../render/grammar.ts"
import { plusClause, setClause, signed } from "../render/rows.ts"
import { numberNoun, qty } from "./amounts.ts"
import { np, owned } from "./np.ts"
import { ordinal } from "./nouns.ts"

const list = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} ${word} ${parts[parts.length - 1]}`

export const book: Book = {
  eachTime: (event) => `each time ${event}`,
  when: (event) => `when ${event}`,
  nextTime: (event, during, times) =>
    `the next ${times === 1 ? "time" : `${times} times`} ${event}${during === "" ? "" : ` ${during}`}`,
  nthTime: (event, nth, each) => `the ${ordinal(nth)} time ${event}${each === null ? "" : ` ${each}`}`,
  everyTime: (event, every, each) =>
    `every ${every === 2 ? "other" : ordinal(every)} time ${event}${each === null ? "" : ` ${each}`}`,
  and: (parts) => list(parts, "and"),
  or: (parts) => list(parts, "or"),
  nor: (parts) => list(parts, "or"),
  then: (parts) => parts.join(", then "),
  lead: (first, rest) => `${first}, ${rest}`,
  ifThen: (claim, rest) => `if ${claim}, ${rest}`,
  otherwise: (rest) => `otherwise, ${rest}`,
  onlyIf: (claim) => `only if ${claim}`,
  asLongAs: (claim) => `as long as ${claim}`,
  asSoonAs: (claim) => `as soon as ${claim}`,
  butIf: (claim) => `if ${claim}`,
  ifDone(t, who, how) {
    const said = np(t, who, "subject")
    const plain = said.many || said.person === 2
    const not = plain ? "don't" : "doesn't"
    const verbs = { do: plain ? "do" : "does", not, cannot: "can't", "will-not": `can but ${not}` }
    return `if ${said.text} ${verbs[how]}`
  },
  unless: (deed, condition) => `${deed} unless ${condition}`,
  forEach: (what, rest) => `for ${what}, ${rest}`,
  again: (often, deed) => `${deed} ${often}`,
  times: (often, rest) => `do this ${often}: ${rest}`,
  whileTrue: (claim, rest) => `as long as ${claim}, do this again and again: ${rest}`,
  mayDecide: (who, _second, wish) => `${who} may have ${wish}`,
  mayThis: (who, _second, rest) => `${who} may choose this: ${rest}`,
  chooseOne: (t, by) => (by.np === "you" ? "choose one" : `${np(t, by, "subject").text} chooses one`),
  vote(t, first, ways) {
    const names = ways.map((way) => t.lexicon.ways[way] ?? `‹way.${way}›`)
    return `all players vote, starting with ${np(t, first, "object").text}: ${list(names, "or")}`
  },
  number: (t, by, from, to) =>
    t.grammar.clause(t, { table: "ops", key: "number", roles: { by, from, to } }, "deed"),
  atOnce: (text) => `${text}, all at the same time`,
  stat(t, number, of, add, set) {
    const clause = plusClause(t.lexicon, number, of, add) ?? setClause(t.lexicon, number, of, set)
    if (clause !== null) return t.grammar.clause(t, clause, "fact")
    const noun = numberNoun(t, number)
    const whose = owned(t, of, noun.one)
    const be = noun.plural === true ? "are" : "is"
    if (set !== null) return `${whose} ${be} ${qty(t, set)}`
    if (add === null) return whose
    const { by, lower } = signed(add)
    const how = lower ? "lower" : "higher"
    return by.q === "n" ? `${whose} ${be} ${by.n} ${how}` : `${whose} ${be} ${how} by ${qty(t, by)}`
  },
  has(t, to, what, named, only) {
    const said = np(t, to, "subject")
    const several = said.many || said.person === 2
    const verbs = [
      ...(named === null ? [] : [`${several ? "are" : "is"} named ${named}`]),
      ...(what.length === 0 ? [] : [`${several ? "have" : "has"} ${list(what, "and")}`]),
      ...(only ? [`${several ? "lose" : "loses"} all other abilities`] : []),
    ]
    return `${said.text} ${list(verbs, "and")}`
  },
  abilitiesOf: (t, of) => `the abilities of ${np(t, of, "object").text}`,
  inPlay: (t, of) => `${np(t, of, "subject").text} is in play`,
  within: (zones) => `while this card is ${list(zones, "or")}`,
  from: (zone) => zone,
  fromPlay: "from play",
  quoted: (text) => `“${text}”`,
  nothing: "nothing happens",
  even: "even if that is not possible otherwise",
  ifAble: "if able",
  reachedThen(reach, of) {
    if (reach === "next") return `the player who was after ${of}`
    const verb = reach === "holder" ? "held" : "controlled"
    return `the player who ${verb} ${of}`
  },
  reach: { controller: "controller", next: "next player", holder: "holder" },
}
