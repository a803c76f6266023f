// What the pure packages may not touch: Node, the DOM, the clock, the network, the machine's language and
// chance that no seed decides. The same code then runs, and runs the same, in Node, in a worker and in a browser.

import { builtinModules } from "node:module"
import type { TextFile } from "../support/files.ts"
import { importsOf, lineOf, readSource } from "./source.ts"

export const purePackages = ["kernel", "text", "proof", "four-souls", "spire", "bots", "match"]

/** Names that pure code does not speak, as values or as types. */
export const forbiddenGlobals = [
  // the clock
  "Date",
  "performance",
  "setTimeout",
  "setInterval",
  "setImmediate",
  "queueMicrotask",
  "requestAnimationFrame",
  // the network and chance
  "fetch",
  "XMLHttpRequest",
  "WebSocket",
  "crypto",
  // Node and the DOM
  "process",
  "Buffer",
  "require",
  "__dirname",
  "__filename",
  "window",
  "document",
  "navigator",
  "localStorage",
  "globalThis",
  "console",
  // what the garbage collector or the machine's language decides
  "WeakRef",
  "FinalizationRegistry",
  "Intl",
  // code from text
  "eval",
  "Function",
]

/** Signs of impurity that are more than a name. */
const forbiddenForms: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["Math.random, or Math taken whole", /(?<![.\w$])Math\b(?!\s*\.\s*(?!random\b)\w)/g],
  ["the machine's language", /\.\s*(?:toLocale\w*|localeCompare)\b/g],
  ["import.meta", /(?<![.\w$])import\s*\.\s*meta\b/g],
]

const nodeModules = new Set(builtinModules)

/** One sentence for each impurity in the sources of the pure packages. */
export function impurities(files: readonly TextFile[]): string[] {
  const pure = new RegExp(`^packages/(?:${purePackages.join("|")})/src/.*\\.[cm]?[jt]sx?$`)
  return files.filter(({ path }) => pure.test(path)).flatMap(impuritiesOf)
}

function impuritiesOf({ path, text }: TextFile): string[] {
  const source = readSource(text)
  const found: { line: number; what: string }[] = []
  for (const { from, line } of importsOf(source)) {
    if (from !== null && (from.startsWith("node:") || nodeModules.has(from)))
      found.push({ line, what: `imports ${from}` })
  }
  for (const [what, pattern] of forbiddenForms) {
    for (const match of source.code.matchAll(pattern)) found.push({ line: lineOf(text, match.index), what })
  }
  for (const match of source.code.matchAll(globalName)) {
    if (!isMemberName(source.code, match.index, match[0])) {
      found.push({ line: lineOf(text, match.index), what: match[0] })
    }
  }
  // A comment to people, an order to the compiler: it would bring the forbidden names' types back.
  for (const match of text.matchAll(/^\s*\/\/\/\s*<reference/gm)) {
    found.push({ line: lineOf(text, match.index), what: "a reference directive" })
  }
  return found.map(({ line, what }) => `${path}:${line}: ${what}`)
}

/** One of the names, not as a member (`x.process`), though a spread (`...process`) is none. */
const globalName = new RegExp(
  `(?<!(?<!\\.\\.)\\.\\s*)(?<![\\w$#])(?:${forbiddenGlobals.join("|")})(?![\\w$])`,
  "g",
)

/** Whether a name only labels a member or a parameter: `{ document: 1 }`, `readonly process?: string`. */
function isMemberName(code: string, at: number, name: string): boolean {
  if (!/^\s*\??:/.test(code.slice(at + name.length))) return false
  const lineSoFar = code.slice(code.lastIndexOf("\n", at - 1) + 1, at)
  return /(?:^|[{,;(]|\breadonly)\s*$/.test(lineSoFar)
}
