// Which package may know which. Arrows point one way; whoever adds a package adds its line here.

import { posix } from "node:path"
import type { TextFile } from "../support/files.ts"
import { importsOf, readSource } from "./source.ts"

const games = ["proof", "four-souls", "spire"]
const players = ["bots", "match"]
/** What tests of any package may use: the kit, a game to play, and somebody to play it. */
const forTests = ["testkit", "proof", "bots"]
const around = ["kernel", "text", ...games, ...players]

/** What each package may import from. */
export const arrows: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  text: ["kernel"],
  proof: ["kernel", "text"],
  "four-souls": ["kernel", "text"],
  spire: ["kernel", "text"],
  bots: ["kernel"],
  match: ["kernel"],
  server: around,
  web: around,
  cli: around,
  testkit: ["kernel", "text", ...players],
}

/** Files that import what they are told to: a bot that somebody brings along. */
const openEnds = ["packages/cli/src/sim/foreign/thread.ts"]

/** One sentence for each import or dependency that goes against the arrows. */
export function brokenArrows(files: readonly TextFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const [, name, rest] = /^packages\/([^/]+)\/(.*)$/.exec(path) ?? []
    if (name === undefined || rest === undefined) return []
    if (rest === "package.json") return brokenManifest(path, name, text)
    if (rest.startsWith("src/") && /\.[cm]?[jt]sx?$/.test(rest)) return brokenImports(path, name, text)
    return []
  })
}

function brokenManifest(path: string, name: string, text: string): string[] {
  const manifest = JSON.parse(text) as Record<string, Record<string, string> | undefined>
  const kinds = ["dependencies", "peerDependencies", "optionalDependencies", "devDependencies"]
  return kinds.flatMap((kind) =>
    Object.keys(manifest[kind] ?? {}).flatMap((dependency) => {
      const target = ownPackage(dependency)
      if (target === null || (kind === "devDependencies" && forTests.includes(target))) return []
      const reason = forbidden(name, target)
      return reason === null ? [] : [`${path}: ${kind} name ${dependency}: ${reason}`]
    }),
  )
}

function brokenImports(path: string, name: string, text: string): string[] {
  return importsOf(readSource(text)).flatMap(({ from, line }) => {
    if (from === null && openEnds.includes(path)) return []
    const reason = from === null ? "a computed import cannot be checked" : brokenImport(path, name, from)
    return reason === null ? [] : [`${path}:${line}: imports ${from ?? "something"}: ${reason}`]
  })
}

function brokenImport(path: string, name: string, from: string): string | null {
  if (from.startsWith(".")) {
    const target = posix.join(posix.dirname(path), from)
    return target.startsWith(`packages/${name}/src/`)
      ? null
      : "a relative import stays inside its package's src"
  }
  if (from.startsWith("/") || from.startsWith("file:")) return "an absolute import works on one machine only"
  const target = ownPackage(from)
  return target === null ? null : forbidden(name, target)
}

function ownPackage(specifier: string): string | null {
  return /^@soulspire\/([^/]+)/.exec(specifier)?.[1] ?? null
}

function forbidden(name: string, target: string): string | null {
  const allowed = arrows[name]
  if (allowed === undefined) return `${name} has no line in the table of arrows`
  if (allowed.includes(target)) return null
  return target === "testkit" ? "the testkit serves tests alone" : `${name} may not know ${target}`
}
