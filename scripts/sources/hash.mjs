// The hash of the source code of rules: what the code does counts; comments, formatting, types, and where a file lies do not.

import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { transformSync } from "esbuild"

/**
 * What does not count, with the reason. Everything else does, what is new included: a hash that changes for nothing costs a
 * match one line in its file, one that does not change costs somebody an hour to find out why a match came out differently.
 *
 * @type {Readonly<Record<string, string>>}
 */
const leftOutFolders = {
  content: "cards, which a match brings along, with a hash of their own",
  cards: "the same, of the proof game",
  text: "what is said of it, in both languages",
  sim: "what is measured of games, and where they begin",
  bot: "what those who think ahead are told",
  campaign: "what is kept from one climb to the next: told from matches that are over, and heard by none",
}
/** @type {Readonly<Record<string, string>>} */
const leftOutFiles = {
  "sources.ts": "what is written here",
  "outside.ts": "checks of what comes from outside: files and messages",
  "release.ts": "a number for people",
  "en.ts": "what is said of it, in English",
  "it.ts": "the same in Italian",
  "sim.ts": "what is measured of games, and where they begin",
  "box.ts": "what a game gives to screens, put together",
  "beats.ts": "what of it is seen one after another",
  "board.ts": "how a board is drawn",
  "signs.ts": "which sign stands for what",
  "show.ts": "what is shown of a table to whom",
  "view.ts": "the same: what somebody sees changes nothing that is there",
  "value.ts": "what a bot thinks of a table",
  "forecast.ts": "what an answer would do, found out on a copy",
  "summary.ts": "what a game was like, told from its events",
}

/**
 * The files of a folder that count.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export const countedIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? Object.hasOwn(leftOutFolders, entry.name)
        ? []
        : countedIn(join(folder, entry.name))
      : entry.name.endsWith(".ts") && !Object.hasOwn(leftOutFiles, entry.name)
        ? [join(folder, entry.name)]
        : [],
  )

const IMPORT = /^import(?:([^"';]*)from)?"[^"]*"(?:with\{[^}]*\})?;?/
const PASSED_ON = /export(?:\*(?:as [\w$]+)?|\{[^}]*\})from"[^"]*";?/g

/**
 * A file as what it does: written anew by the compiler, without comments and types. From where it imports does not count;
 * what it calls by another name does.
 *
 * @param {string} source
 */
export function normalized(source) {
  let { code } = transformSync(source, {
    loader: "ts",
    minifyWhitespace: true,
    legalComments: "none",
    target: "esnext",
  })
  /** @type {string[]} */
  const renamed = []
  for (let found = IMPORT.exec(code); found !== null; found = IMPORT.exec(code)) {
    renamed.push(...((found[1] ?? "").match(/[\w$]+ as [\w$]+/g) ?? []))
    code = code.slice(found[0].length)
  }
  return [...renamed.toSorted(), code.replaceAll(PASSED_ON, "").trim()].join("\n")
}

/** @param {string} text */
const digest = (text) => createHash("sha256").update(text).digest("hex")

/**
 * Of source texts, in whatever order they come.
 *
 * @param {readonly string[]} sources
 */
const hashOfSources = (sources) =>
  Number.parseInt(
    digest(
      sources
        .map(normalized)
        .filter((code) => code !== "")
        .map(digest)
        .toSorted()
        .join(),
    ).slice(0, 8),
    16,
  )

/** @param {string} folder */
export const hashOfFolder = (folder) =>
  hashOfSources(countedIn(folder).map((file) => readFileSync(file, "utf8")))
