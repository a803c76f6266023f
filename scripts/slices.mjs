// Writes what follows from a game's slices and cannot be put together while it runs: the state's types with its literals,
// the lists of slices in the order of their places, and the verbs of tokens. `node scripts/slices.mjs`; with --check it
// only says whether they are up to date. --src names the sources of another copy of the game (a test's).

import { build } from "esbuild"
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { format } from "oxfmt"
import { root } from "./steps.mjs"

/**
 * As state/field.ts, tokens/token.ts and features/feature.ts declare them.
 * @typedef {{ kind: string, is?: string, begins?: number | string, of?: readonly string[], record?: string, given?: boolean,
 *   combat?: boolean, sight?: string }} Field
 * @typedef {Record<string, Field>} Fields
 * @typedef {{ on: readonly string[], limit: { each?: number, all?: number }, place: number, to?: string,
 *   carriedBy?: string }} Token
 * @typedef {{ place: number, state?: { player?: Fields, data?: Fields } }} Feature
 * @typedef {Record<"fighter" | "player" | "reward" | "play" | "table" | "data", Fields>} Records
 */

const named = process.argv.indexOf("--src")
const src = named < 0 ? join(root, "packages/spire/src") : resolve(process.argv[named + 1])

/**
 * The folders of slices; keywords are small features.
 * @type {Record<string, string>}
 */
const FOLDERS = { tokens: "tokens", features: "features", keywords: "features/keywords" }

/**
 * The slices of a folder: every folder in it that is not one of slices.
 * @param {string} kind
 */
const slicesIn = (kind) =>
  readdirSync(join(src, FOLDERS[kind]), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(src, FOLDERS[kind], entry.name, "index.ts")))
    .filter(({ name }) => !Object.values(FOLDERS).includes(`${FOLDERS[kind]}/${name}`))
    .map(({ name }) => name)
    .toSorted()

/** What a folder's name is as a name in the sources. @param {string} folder */
const inSource = (folder) => folder.replaceAll(/-(.)/g, (_all, letter) => letter.toUpperCase())

const WRITTEN = [
  "state/new.ts",
  "tokens/verbs.ts",
  "tokens/index.ts",
  "features/index.ts",
  "features/keywords/index.ts",
]

/**
 * While declarations are read, what is to be written is anything one likes: it may be old, or full of marks of a merge.
 * @returns {import("esbuild").Plugin}
 */
const unwritten = () => ({
  name: "unwritten",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.ts$/ }, ({ path, resolveDir }) => {
      const name = relative(src, resolve(resolveDir, path)).replaceAll("\\", "/")
      return WRITTEN.includes(name) ? { path: name, namespace: "unwritten" } : undefined
    })
    onLoad({ filter: /./, namespace: "unwritten" }, ({ path }) => {
      const before = existsSync(join(src, path)) ? readFileSync(join(src, path), "utf8") : ""
      const names = [
        ...[...before.matchAll(/^export const (\w+)/gm)].map(([, name]) => name),
        ...(path === "tokens/verbs.ts" ? slicesIn("tokens").map(inSource) : []),
      ]
      return {
        contents: `const anything = new Proxy(() => anything, { get: () => anything, apply: () => ({}) })
          module.exports = { ${[...new Set(names)].map((name) => `${name}: anything`).join(", ")} }`,
      }
    })
  },
})

/**
 * Declarations are read by running them: they are plain data.
 * @returns {Promise<{ records: Records, tokens: [string, Token][], features: [string, Feature][],
 *   keywords: [string, Feature][] }>}
 */
async function declared() {
  const kinds = Object.keys(FOLDERS).map((kind) => ({ kind, names: slicesIn(kind) }))
  const contents = [
    'export * as records from "./state/fields.ts"',
    ...kinds.flatMap(({ kind, names }) =>
      names.map(
        (name) =>
          `export { default as ${kind}_${inSource(name)} } from "./${FOLDERS[kind]}/${name}/index.ts"`,
      ),
    ),
  ].join("\n")
  const outfile = join(tmpdir(), `slices-${process.pid}.mjs`)
  await build({
    stdin: { contents, resolveDir: src, loader: "ts" },
    bundle: true,
    format: "esm",
    platform: "node",
    conditions: ["source"],
    outfile,
    plugins: [unwritten()],
    logLevel: "error",
  })
  const all = await import(pathToFileURL(outfile).href).finally(() => rmSync(outfile))
  const [tokens, features, keywords] = kinds.map(({ kind, names }) =>
    names
      .map((name) => [name, all[`${kind}_${inSource(name)}`]])
      .toSorted(([one, { place }], [two, { place: other }]) => place - other || (one < two ? -1 : 1)),
  )
  once("place", tokens)
  once("sign", tokens)
  once("place", features)
  once("place", keywords)
  return /** @type {any} */ ({ records: all.records, tokens, features, keywords })
}

/**
 * Two slices that say the same of something that is one's own: the second is told.
 * @param {"place" | "sign"} what
 * @param {readonly any[][]} slices
 */
function once(what, slices) {
  const taken = new Map()
  for (const [name, slice] of slices) {
    const other = taken.get(slice[what])
    if (other !== undefined) {
      process.stderr.write(`${name} and ${other} have the same ${what}: ${slice[what]}\n`)
      process.exit(1)
    }
    taken.set(slice[what], name)
  }
}

const HEADER = "Written by scripts/slices.mjs (npm run cards); not edited by hand."

/** @param {Field} field */
function typeOf({ kind, of, record }) {
  if (of !== undefined) return of.map((each) => JSON.stringify(each)).join(" | ")
  if (kind === "records") return `${record}[]`
  return { number: "number", word: "string", seat: "Seat", ref: "Ref" }[kind]
}

/** @param {Field} field */
function beginning({ kind, begins }) {
  if (kind === "seat" || kind === "ref") return "NOBODY"
  return kind === "records" ? "[]" : JSON.stringify(begins)
}

/** @param {string} from @param {string} name @param {Field} field */
function copied(from, name, { kind, record }) {
  return kind === "records" ? `${from}.${name}.map(copy${record})` : `${from}.${name}`
}

/** @param {string} head @param {Fields} fields */
const interfaceOf = (head, fields) => [
  `export interface ${head} {`,
  ...Object.entries(fields).flatMap(([name, field]) => [
    ...(field.is === undefined ? [] : [`/** ${field.is} */`]),
    `${name}: ${typeOf(field)}`,
  ]),
  "}",
]

/** @param {string} record @param {Fields} fields */
function newOf(record, fields) {
  const given = Object.keys(fields).filter((name) => fields[name].given === true)
  const of = given.map((name) => JSON.stringify(name)).join(" | ")
  return [
    `export const new${record} = (${given.length === 0 ? "" : `given: Pick<${record}, ${of}>`}): ${record} => ({`,
    ...Object.entries(fields).map(
      ([name, field]) => `${name}: ${given.includes(name) ? `given.${name}` : beginning(field)},`,
    ),
    "})",
  ]
}

/** @param {string} record @param {Fields} fields */
const copyOf = (record, fields) => [
  `export const copy${record} = (own: ${record}): ${record} => ({`,
  ...Object.entries(fields).map(([name, field]) => `${name}: ${copied("own", name, field)},`),
  "})",
]

/** @param {[string, Token][]} tokens @param {string[]} on */
const fieldsOf = (tokens, ...on) =>
  Object.fromEntries(
    tokens
      .filter(([, token]) => token.on.length === on.length && on.every((each) => token.on.includes(each)))
      // Tokens lie on the board for all to see.
      .map(([name]) => [name, { kind: "number", begins: 0, combat: true, sight: "all" }]),
  )

/**
 * @param {Awaited<ReturnType<typeof declared>>} slices
 * @returns {string[]}
 */
function stateText({ records, tokens, features, keywords }) {
  const ofFeatures = (/** @type {"player" | "data"} */ record) =>
    Object.assign({}, ...[...features, ...keywords].map(([, { state }]) => state?.[record] ?? {}))
  const fighter = { ...records.fighter, ...fieldsOf(tokens, "player", "enemy") }
  const player = { ...fieldsOf(tokens, "player"), ...ofFeatures("player"), ...records.player }
  const data = { ...fieldsOf(tokens, "enemy"), ...ofFeatures("data"), ...records.data }
  const lost = (/** @type {Fields} */ fields) =>
    Object.entries(fields).filter(([, { combat }]) => combat === true)
  const without = (
    /** @type {string} */ name,
    /** @type {string} */ record,
    /** @type {Fields} */ fields,
  ) => [
    `export const ${name} = {`,
    ...lost(fields).map(([field, { begins }]) => `${field}: ${JSON.stringify(begins)},`),
    `} as const satisfies Partial<${record}>`,
  ]
  return [
    "// What Spire keeps besides cards and zones, all of it plain numbers and words: types, and what makes and copies them,",
    "// field by field in one order, so that copies have the shape of what they copy.",
    `// ${HEADER}`,
    "",
    'import { NOBODY, type Ref, type Seat } from "@soulspire/kernel"',
    "",
    "/** What players and enemies have alike: they hit and are hit in the same way. */",
    ...interfaceOf("Fighter", fighter),
    "",
    ...interfaceOf("Player extends Fighter", player),
    "",
    ...interfaceOf("Reward", records.reward),
    "",
    ...interfaceOf("Play", records.play),
    "",
    ...interfaceOf("Table", records.table),
    "",
    ...interfaceOf("Data extends Fighter", data),
    "",
    "/** Without anything that a combat gives: so each player begins, and so a combat is left (STS-8.10). */",
    ...without("noCombatTokens", "Player", { ...fighter, ...player }),
    "",
    ...newOf("Player", { ...fighter, ...player }),
    "",
    ...newOf("Table", records.table),
    "",
    ...newOf("Data", { ...fighter, ...data }),
    "",
    ...copyOf("Reward", records.reward).map((line) => line.replace("export ", "")),
    "",
    ...copyOf("Play", records.play).map((line) => line.replace("export ", "")),
    "",
    ...copyOf("Player", { ...fighter, ...player }).map((line) => line.replace("export ", "")),
    "",
    ...copyOf("Table", records.table),
    "",
    ...copyOf("Data", { ...fighter, ...data }),
    "",
    "/** How many of a token each can have, or all together (STS-9.14). */",
    "export const tokenLimits = {",
    ...tokens.map(([name, { limit }]) => `${name}: ${JSON.stringify(limit)},`),
    "} as const satisfies Record<string, { each: number } | { all: number }>",
    "",
    "export type Token = keyof typeof tokenLimits",
    "",
    ...namesText(
      "tokenNames",
      tokens.map(([name]) => name),
    ),
    "",
    "/** What features count in a combat. */",
    ...namesText(
      "featureNumbers",
      lost(ofFeatures("player"))
        .filter(([, { kind }]) => kind === "number")
        .map(([name]) => name),
    ),
    "",
    "export const enemyTokens = [",
    ...tokens.filter(([, { on }]) => on.includes("enemy")).map(([name]) => `${JSON.stringify(name)},`),
    "] as const satisfies readonly Token[]",
    "",
    "/** Who sees tokens, and those fields of features that say so themselves; `sight.ts` speaks of all others. */",
    "export const sliceSight = {",
    ...Object.entries({ fighter, player, data }).flatMap(([record, fields]) => [
      `${record}: {`,
      ...Object.entries(fields).flatMap(([name, { sight }]) =>
        sight === undefined ? [] : [`${name}: ${JSON.stringify(sight)},`],
      ),
      "},",
    ]),
    "} as const",
    "",
    "/** Tokens that a number of a player's puts on an enemy with each hit. */",
    "export const carriedTokens = [",
    ...tokens.flatMap(([token, { carriedBy }]) =>
      carriedBy === undefined
        ? []
        : [`{ stat: ${JSON.stringify(carriedBy)}, token: ${JSON.stringify(token)} },`],
    ),
    "] as const satisfies readonly { stat: string; token: Token }[]",
  ]
}

/** @param {string} name @param {string[]} names */
const namesText = (name, names) => [
  `export const ${name} = [${names.map((each) => JSON.stringify(each)).join(", ")}] as const`,
]

/** @param {[string, Token][]} tokens */
const verbsText = (tokens) => [
  `// What cards say to give a token. ${HEADER}`,
  "",
  'import { gives } from "./give.ts"',
  "",
  ...tokens.map(([name, { to = "foe" }]) => `export const ${name} = gives(${JSON.stringify(name)}, "${to}")`),
]

/** @param {string} what @param {string} kind @param {[string, unknown][]} slices */
const listText = (what, kind, slices) => [
  `// ${what} ${HEADER}`,
  "",
  ...slices.map(([name]) => `import ${inSource(name)} from "./${name}/index.ts"`),
  "",
  `export const ${kind} = {`,
  ...slices.map(([name]) => `${inSource(name)},`),
  "} as const",
]

const check = process.argv.includes("--check")
const slices = await declared()
const style = JSON.parse(readFileSync(join(root, ".oxfmtrc.json"), "utf8"))
/** @type {[string, Token][]} */
const tokens = slices.tokens.map(([folder, token]) => [inSource(folder), token])
const written = {
  "state/new.ts": stateText({ ...slices, tokens }),
  "tokens/verbs.ts": verbsText(tokens),
  "tokens/index.ts": listText("Every token, in the order of their places.", "tokens", slices.tokens),
  "features/index.ts": listText("Every feature, in the order of their places.", "features", slices.features),
  "features/keywords/index.ts": [
    ...listText("Every keyword, in the order of their places.", "keywords", slices.keywords),
    "",
    "export type KeywordName = keyof typeof keywords",
  ],
}
for (const [name, lines] of Object.entries(written)) {
  const file = join(src, name)
  const { code } = await format(name, `${lines.join("\n")}\n`, style)
  const now = existsSync(file) ? readFileSync(file, "utf8").replaceAll("\r\n", "\n") : ""
  if (now === code) continue
  if (check) {
    process.stderr.write(`${relative(root, file)} is not up to date: node scripts/slices.mjs\n`)
    process.exitCode = 1
  } else writeFileSync(file, code)
}
