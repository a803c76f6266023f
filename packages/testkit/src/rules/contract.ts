// The rules contract as data: docs/rules/*.md, one row a rule, with ids that tests cite.

/** A page of the contract: its file's name without the ending, and its text. */
interface RulesPage {
  name: string
  text: string
}

/** Every rule id of a page: the first cell of a row. */
const idsIn = (text: string): string[] =>
  [...text.matchAll(/^\|\s*([A-Z]+-[^\s|]+)\s*\|/gm)].map((match) => match[1])

/** Which game a page is about: `four-souls.md` and every `four-souls-....md` beside it are about one. */
function gameOf(name: string, names: readonly string[]): string {
  const [game = name] = names
    .filter((each) => name.startsWith(`${each}-`))
    .toSorted((a, b) => a.length - b.length)
  return game
}

/** The game of every rule id. */
export function contractOf(pages: readonly RulesPage[]): Map<string, string> {
  const names = pages.map(({ name }) => name)
  return new Map(
    pages.flatMap(({ name, text }) => idsIn(text).map((id) => [id, gameOf(name, names)] as const)),
  )
}

/** The rule that is cited. Of a question that editions answer differently also the answer may be: `RD-09=yes`. */
const ruleOf = (citation: string): string => citation.split("=", 1)[0]

/** The rules that are cited, each once. */
export const rulesIn = (cited: readonly string[]): string[] => [...new Set(cited.map(ruleOf))]

/** What is wrong with what a test cites: one to three rules, each of which exists. Null when nothing is. */
export function badCitation(cited: readonly string[], contract: ReadonlyMap<string, string>): string | null {
  const ids = rulesIn(cited)
  if (ids.length === 0) return "a rule's test cites the rule"
  if (ids.length > 3)
    return `cites ${ids.length} rules; a test that proves more than three proves none of them`
  if (new Set(cited).size !== cited.length) return `cites a rule twice: ${cited.join(", ")}`
  const both = ids.filter((id) => cited.includes(id) && cited.some((each) => each.startsWith(`${id}=`)))
  if (both.length > 0) return `cites a rule with and without its answer: ${both.join(", ")}`
  const unknown = ids.filter((id) => !contract.has(id))
  return unknown.length === 0 ? null : `cites what is in no page of docs/rules: ${unknown.join(", ")}`
}
