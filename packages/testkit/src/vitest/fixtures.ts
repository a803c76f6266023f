// Fixtures on the disk: where a shrunk failure is written, and where the test that plays them reads them.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { hashPlain } from "@soulspire/kernel"
import type { Fixture } from "../shrink/fixture.ts"
import { root } from "./root.ts"

/** Keeps fixtures in a folder (a `file:` address); gives the path of each from the repository's root. */
export function fixturesIn(address: URL): (fixture: Fixture) => string {
  const folder = fileURLToPath(address)
  return (fixture) => {
    const words = fixture.failure.toLowerCase().match(/[a-z]+/g) ?? []
    const number = hashPlain([fixture.seed, ...fixture.answers]).toString(36)
    const path = join(folder, `${words.slice(0, 6).join("-")}-${number}.json`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, `${JSON.stringify(fixture, null, 2)}\n`)
    return relative(root, path)
  }
}

/** Every fixture of a folder, with its file's name. */
export function readFixtures(address: URL): [name: string, fixture: Fixture][] {
  const folder = fileURLToPath(address)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => [name, JSON.parse(readFileSync(join(folder, name), "utf8")) as Fixture])
}
