// Suites that need not run again while nothing they depend on has changed. What a suite was last seen green with is
// written to tests/stamps.json, a hash of all its inputs, and committed with the change that made it run. `npm test` runs a
// suite whose inputs have changed and leaves out the others; `npm run test:all` runs all of them. Of sources the code counts,
// not its types, comments and layout.

import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { extname, join } from "node:path"
import { transformSync } from "esbuild"
import { root } from "./steps.mjs"

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {readonly string[]} tests files, or folders (with a slash at the end)
 * @property {readonly string[]} packages that it runs, with those that they import
 * @property {readonly string[]} [also] files and folders
 */

/** What brings a browser, and what every suite is run by. */
const browser = ["scripts/browser.mjs", "scripts/steps.mjs"]
const runner = [
  "package.json",
  "package-lock.json",
  "vitest.config.ts",
  "tests/hard-modes.ts",
  "tests/support",
]

const games = ["proof", "four-souls", "spire"]

/**
 * The tests in a folder, but for those that have a stamp of their own because they take long: a change of one test should not
 * play all random games again.
 * @param {string} folder with a slash at its end
 * @param {readonly string[]} others paths of those
 * @returns {string[]}
 */
const testsBut = (folder, others) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .map((each) => `${folder}${each.name}${each.isDirectory() ? "/" : ""}`)
    .filter((path) => !others.includes(path) && (path.endsWith("/") || path.endsWith(".test.ts")))
    .toSorted()
    .flatMap((path) => (others.some((other) => other.startsWith(path)) ? testsBut(path, others) : [path]))

/** @param {string} game */
const randomGames = (game) => [`packages/${game}/test/conformance/`, `packages/${game}/test/coverage.test.ts`]
/** @param {string} game */
const longTexts = (game) =>
  game === "proof" ? [] : ["mutation", "talk"].map((name) => `packages/${game}/test/text/${name}.test.ts`)
const wholeGames = "packages/web/test/play/whole-games.test.ts"

/** @type {readonly Suite[]} */
export const suites = [
  ...games.flatMap((game) => [
    {
      name: `${game}: conformance`,
      tests: randomGames(game),
      packages: [game, "testkit"],
    },
    {
      name: `${game}: cards, rules and texts`,
      tests: testsBut(`packages/${game}/test/`, [...randomGames(game), ...longTexts(game)]),
      packages: [game, "testkit"],
      also: ["docs/rules"],
    },
  ]),
  ...["four-souls", "spire"].map((game) => ({
    name: `${game}: texts mutated, and random games listened to`,
    tests: longTexts(game),
    packages: [game, "testkit"],
  })),
  {
    name: "matches",
    tests: ["packages/match/test/"],
    packages: ["match", ...games, "testkit"],
    also: ["docs"],
  },
  {
    name: "the command line",
    tests: ["packages/cli/test/"],
    packages: ["cli", "web", "testkit"],
    also: ["docs/rules", ...browser],
  },
  {
    name: "the web client",
    tests: testsBut("packages/web/test/", [wholeGames]),
    packages: ["web", "cli", "testkit"],
    also: ["tests/house/words.ts", ...browser],
  },
  {
    name: "whole games in the browser",
    tests: [wholeGames],
    packages: ["web", "cli", "testkit"],
    also: browser,
  },
  {
    name: "the same games in the browser",
    tests: ["tests/browser/"],
    packages: [...games, "testkit"],
    also: browser,
  },
  { name: "fuzz", tests: ["tests/fuzz/"], packages: [...games, "testkit"] },
]

const path = join(root, "tests/stamps.json")

/** @returns {Record<string, string>} */
function readStamps() {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {}
}

/**
 * A package and those of this repository that it imports, each once.
 * @param {string} name
 * @param {Set<string>} [found]
 */
function withImports(name, found = new Set()) {
  if (found.has(name)) return found
  found.add(name)
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8"))
  for (const each of Object.keys(dependencies))
    if (each.startsWith("@soulspire/")) withImports(each.slice("@soulspire/".length), found)
  return found
}

/**
 * Every file at or below a path, in a fixed order.
 * @param {string} at relative to the root
 * @returns {string[]}
 */
function filesAt(at) {
  if (!statSync(join(root, at)).isDirectory()) return [at]
  return readdirSync(join(root, at))
    .toSorted()
    .flatMap((name) => filesAt(`${at.replace(/\/$/, "")}/${name}`))
}

/** What a package brings besides its sources and what helps its tests: how it is built, its pages and pictures. */
const isBeside = /** @param {string} name */ (name) => !["dist", "node_modules", "src", "test"].includes(name)

/** @param {Suite} suite */
export function inputsOf({ tests, packages, also = [] }) {
  const all = [...new Set(packages.flatMap((name) => [...withImports(name)]))].toSorted()
  const helping = packages.flatMap((name) => filesAt(`packages/${name}/test`))
  const found = [
    ...[...runner, ...also].flatMap(filesAt),
    ...all.flatMap((name) => filesAt(`packages/${name}/src`)),
    ...all.flatMap((name) =>
      readdirSync(join(root, "packages", name))
        .filter(isBeside)
        .toSorted()
        .flatMap((each) => filesAt(`packages/${name}/${each}`)),
    ),
    // Whatever tests are helped by, and the suite itself, but no other tests.
    ...helping.filter((file) => !file.endsWith(".test.ts")),
    ...tests.flatMap(filesAt),
  ]
  return [...new Set(found)]
}

/** @param {string} file */
const readInput = (file) => readFileSync(join(root, file), "latin1")

/**
 * Code by its text, for each language: texts are long, and one that stays as it is is found without being read again.
 * @type {Record<"ts" | "tsx" | "js", Map<string, string>>}
 */
const bare = { ts: new Map(), tsx: new Map(), js: new Map() }

/**
 * What counts of a file: of code neither types, comments nor layout; of anything else all but the line ends, which are the
 * checkout's affair.
 * @param {string} file
 * @param {string} text
 */
function counting(file, text) {
  const loader = /** @type {Record<string, "ts" | "tsx" | "js">} */ ({
    ".ts": "ts",
    ".tsx": "tsx",
    ".mjs": "js",
  })[extname(file)]
  if (loader === undefined) return text.replaceAll("\r\n", "\n")
  let code = bare[loader].get(text)
  if (code === undefined) {
    const options = /** @type {const} */ ({
      minifyWhitespace: true,
      legalComments: "none",
      logLevel: "silent",
    })
    code = transformSync(text, { loader, ...options }).code
    bare[loader].set(text, code)
  }
  return code
}

/**
 * @param {Suite} suite
 * @param {(file: string) => string} [read]
 */
export function hashOf(suite, read = readInput) {
  const hash = createHash("sha256")
  hash.update(`node ${process.versions.node.split(".")[0]}\0`)
  for (const file of inputsOf(suite)) hash.update(`${file}\0${counting(file, read(file))}\0`)
  return hash.digest("hex").slice(0, 16)
}

/** The suites whose inputs are those that they were last seen green with. */
export function stampedSuites() {
  const stamps = readStamps()
  return suites.filter((suite) => stamps[suite.name] === hashOf(suite))
}

/** Every suite has just been seen green, or was stamped already. */
export function writeStamps() {
  const stamps = Object.fromEntries(suites.map((suite) => [suite.name, hashOf(suite)]))
  const text = `${JSON.stringify(stamps, null, 2)}\n`
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text)
}
