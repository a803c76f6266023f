// Only atoms change a state. The compiler finds assignments to a frozen one; this finds what it misses: who imports the file
// that thaws, `Object.assign`, casts to what can be written, and writes to what is the kernel's own.

import { dirname, join } from "node:path"
import { importsOf, lineOf, readSource } from "./source.ts"

interface Writers {
  /** The file that thaws a state, and the one that writes book-keeping. */
  thaws: string
  notes: string
  /** What its files of atoms are called. */
  atoms: RegExp
  /** The file whose records can be written. */
  plain: string
  /** Files that may speak of a state that can be written: they make one, or hand the types on. */
  makers: readonly string[]
}

export const writers: Readonly<Record<string, Writers>> = {
  "four-souls": {
    thaws: "state/write.ts",
    notes: "state/note.ts",
    atoms: /(^|\/)atoms\.ts$/,
    plain: "types.ts",
    makers: [
      "rules/challenge/modes.ts",
      "game.ts",
      "index.ts",
      "state/new-state.ts",
      "state/run.ts",
      "state/table-options.ts",
      "state/types.ts",
    ],
  },
  // What `state/types.ts` calls a player is frozen there.
  spire: {
    thaws: "state/write.ts",
    notes: "state/note.ts",
    atoms: /(^|\/)atoms(\.ts$|\/)/,
    plain: "state/new.ts",
    makers: ["game.ts", "index.ts", "state/types.ts", "state/begin.ts", "state/new.ts"],
  },
  proof: {
    thaws: "write.ts",
    notes: "note.ts",
    atoms: /^atoms(-turn)?\.ts$/,
    plain: "types.ts",
    makers: ["game.ts", "index.ts", "run.ts", "spec.ts", "types.ts"],
  },
}

/** Types of a game that name a state which can be written. */
const WRITABLE = "(?:Table|Data|Player|Fighter|Reward|Shield)"

/** What no file but the one that thaws may say. */
const thawing: readonly RegExp[] = [
  /\bObject\s*\.\s*(?:assign|definePropert\w+|setPrototypeOf)\b/g,
  /\bReflect\s*\.\s*(?:set|defineProperty|deleteProperty)\b/g,
  new RegExp(`\\bas\\s+${WRITABLE}\\b(?!\\s*\\[)`, "g"),
  new RegExp(`\\bas\\s+(?:Obj|Run|State)\\s*<[^>]*(?<!Read)\\b${WRITABLE}\\b`, "g"),
  new RegExp(`\\bas\\s+unknown\\s+as\\s+(?:(?:${WRITABLE}|Run|State|Obj|Record)\\b|\\{)`, "g"),
]

/** Fields of a state that are the kernel's: atoms may write them, by hand where the kernel has no function for it. */
const KERNEL = "(?:clock|objects|free|zones|tracks|effects|pending|guard|over|table)"
const writing: readonly RegExp[] = [
  new RegExp(`(?:\\+\\+|--)\\s*r\\.s\\.${KERNEL}\\b`, "g"),
  new RegExp(`\\br\\.s\\.${KERNEL}\\b[\\w.[\\]]*\\s*(?:\\+\\+|--|(?:[-+*/|&]|\\?\\?)?=(?![=>]))`, "g"),
  new RegExp(
    `\\br\\.s\\.${KERNEL}(?:\\[[^\\n]*?\\])?\\.(?:push|pop|shift|unshift|splice|sort|reverse|fill)\\(`,
    "g",
  ),
  /\.(?:memo|act|layers|known|controller|was)\s*(?:\?\?)?=(?![=>])/g,
  /\bdelete\s+\w+\.(?:memo|data)\b/g,
]

export interface File {
  readonly path: string
  readonly text: string
}

/** A frozen record fits a parameter of the plain type, so that who could write is told by who knows that type. */
const plainTypes = (text: string, plain: string): string[] => [
  ...[
    ...text.matchAll(new RegExp(`(?:import|export) (?:type )?\\{([^}]*)\\} from "[^"]*\\b${plain}"`, "g")),
  ].flatMap(([, names]) =>
    names
      .split(",")
      .map((name) => name.trim().replace(/^type /, ""))
      .filter((name) => new RegExp(`^${WRITABLE}$`).test(name)),
  ),
  ...[...text.matchAll(new RegExp(`import type \\* as \\w+ from "[^"]*\\b${plain}"`, "g"))].map(
    () => "all of them",
  ),
]

/** Every place outside of atoms where a state is written, or could be. */
export function strayWrites(files: readonly File[]): string[] {
  return files.flatMap(({ path, text }) => {
    const [, game, inside] = /^packages\/([\w-]+)\/src\/(.*\.ts)$/.exec(path) ?? []
    const rule = game === undefined ? undefined : writers[game]
    if (rule === undefined || inside === undefined) return []
    const { thaws, notes, atoms, plain, makers } = rule
    if (inside === thaws || inside === notes) return []
    const source = readSource(text)
    const isAtoms = atoms.test(inside)
    const found = [...thawing, ...(isAtoms ? [] : writing)].flatMap((pattern) =>
      [...source.code.matchAll(pattern)].map(
        (match) => `${path}:${lineOf(text, match.index)}: ${match[0].replaceAll(/\s+/g, " ")}`,
      ),
    )
    // Types are no way to write.
    const imported = isAtoms
      ? []
      : importsOf(source)
          .filter(({ from }) => from !== null && join(dirname(inside), from) === thaws)
          .filter(({ line }) => !/^\s*(?:import|export) type\b/.test(text.split("\n")[line - 1]))
          .map(({ line }) => `${path}:${line}: imports ${thaws}`)
    const known =
      isAtoms || makers.includes(inside)
        ? []
        : plainTypes(text, plain).map((name) => `${path}: knows ${name}`)
    return [...found, ...imported, ...known]
  })
}
