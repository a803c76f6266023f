// How Italian sentences are put together.

import type { Book } from "../render/grammar.ts"
import { plusClause, setClause, signed } from "../render/rows.ts"
import { numberNoun, qty } from "./amounts.ts"
import { likeness, owned, phrase } from "./np.ts"
import { conjugated } from "./verbs.ts"

const list = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} ${word} ${parts[parts.length - 1]}`

const ORDINALS = ["", "prima", "seconda", "terza", "quarta", "quinta", "sesta"]
const COUNT = ["", "una", "due", "tre", "quattro", "cinque", "sei"]
const ordinal = (n: number): string => ORDINALS[n] ?? `${n}ª`

export const book: Book = {
  eachTime: (event) => `ogni volta che ${event}`,
  when: (event) => `quando ${event}`,
  nextTime: (event, during, times) =>
    `${times === 1 ? "la prossima volta" : `le prossime ${times} volte`}${during === "" ? "" : ` ${during}`} che ${event}`,
  nthTime: (event, nth, each) => `la ${ordinal(nth)} volta${each === null ? "" : ` ${each}`} che ${event}`,
  everyTime: (event, every, each) =>
    `ogni ${COUNT[every] ?? every} volte che ${event}${each === null ? "" : ` ${each}`}`,
  and: (parts) => list(parts, "e"),
  or: (parts) => list(parts, "o"),
  nor: (parts) => list(parts, "né"),
  then: (parts) => parts.join(", poi "),
  lead: (first, rest) => `${first}, ${rest}`,
  ifThen: (claim, rest) => `se ${claim}, ${rest}`,
  otherwise: (rest) => `altrimenti, ${rest}`,
  onlyIf: (claim) => `solo se ${claim}`,
  // "Finché non" would be "until".
  asLongAs: (claim) => (claim.startsWith("non ") ? `se ${claim}` : `finché ${claim}`),
  asSoonAs: (claim) => `non appena ${claim}`,
  butIf: (claim) => `se ${claim}`,
  ifDone(t, who, how) {
    const near = who.np === "ref" && t.told.mention(who.to, likeness(t, who.to)) === "plain"
    const said = phrase(t, who, "", "subject")
    const subject = said.person === 2 || near ? "" : `${said.text} `
    if (said.person === 3) t.told.othersAct()
    const can = conjugated("potere", said, "fact", t.lexicon)
    const does = `lo ${conjugated("fare", said, "fact", t.lexicon)}`
    const verbs = { do: does, not: `non ${does}`, cannot: `non ${can}`, "will-not": `${can} ma non ${does}` }
    return `se ${subject}${verbs[how]}`
  },
  unless: (deed, condition) => `${deed} a meno che ${condition}`,
  forEach: (what, rest) => `per ${what}, ${rest}`,
  again: (often, deed) => `${deed}, ${often}`,
  times: (often, rest) => `fai questo ${often}: ${rest}`,
  whileTrue: (claim, rest) => `finché ${claim}, ripeti: ${rest}`,
  mayDecide: (who, second, wish) => `${second ? "puoi" : `${who} può`} decidere che ${wish}`,
  mayThis: (who, second, rest) => `${second ? "puoi" : `${who} può`} scegliere questo: ${rest}`,
  chooseOne: (t, by) =>
    by.np === "you" ? "scegli un'opzione" : `${phrase(t, by, "", "subject").text} sceglie un'opzione`,
  vote(t, first, ways) {
    const names = ways.map((way) => `«${t.lexicon.ways[way] ?? `‹way.${way}›`}»`)
    return `tutti i giocatori votano, a partire ${phrase(t, first, "da").text}: ${list(names, "o")}`
  },
  number: (t, by, from, to) =>
    t.grammar.clause(t, { table: "ops", key: "number", roles: { by, from, to } }, "deed"),
  atOnce: (text) => `${text}, tutti nello stesso momento`,
  stat(t, number, of, add, set) {
    const clause = plusClause(t.lexicon, number, of, add) ?? setClause(t.lexicon, number, of, set)
    if (clause !== null) return t.grammar.clause(t, clause, "fact")
    const noun = numberNoun(t, number)
    const whose = owned(t, of, noun, false, "")
    const said = { person: 3 as const, many: noun.plural === true }
    if (set !== null) return `${whose} ${conjugated("essere", said, "fact", t.lexicon)} ${qty(t, set)}`
    if (add === null) return whose
    const { by, lower } = signed(add)
    const verb = conjugated(lower ? "diminuire" : "aumentare", said, "fact", t.lexicon)
    return `${whose} ${verb} ${qty(t, by, "di")}`
  },
  has(t, to, what, named, only) {
    const said = phrase(t, to, "", "subject")
    const verb = (infinitive: string): string => conjugated(infinitive, said, "fact", t.lexicon)
    const verbs = [
      ...(named === null ? [] : [`${verb("avere")} il nome ${named}`]),
      ...(what.length === 0 ? [] : [`${verb("avere")} ${list(what, "e")}`]),
      ...(only ? [`${verb("perdere")} tutte le altre abilità`] : []),
    ]
    return said.person === 2 ? list(verbs, "e") : `${said.text} ${list(verbs, "e")}`
  },
  abilitiesOf: (t, of) => `le abilità ${phrase(t, of, "di", "object").text}`,
  inPlay: (t, of) => `${phrase(t, of, "", "subject").text} è in gioco`,
  within: (zones) => `mentre questa carta è ${list(zones, "o")}`,
  from: (zone) => zone,
  fromPlay: "dal gioco",
  quoted: (text) => `«${text}»`,
  nothing: "non succede nulla",
  even: "anche se altrimenti non sarebbe possibile",
  ifAble: "se possibile",
  reachedThen: (_reach, of) => of,
  reach: { controller: "", next: "", holder: "" },
}
