// What people are told as the version is the version of every package.

import { readdirSync, readFileSync } from "node:fs"
import { release } from "@soulspire/kernel"
import { expect, test } from "vitest"

const root = new URL("../../", import.meta.url)
const packages = readdirSync(new URL("packages/", root)).map((name) => `packages/${name}/package.json`)

test.each(["package.json", ...packages])("%s is of this release", (path) => {
  const { version } = JSON.parse(readFileSync(new URL(path, root), "utf8")) as { version: string }
  expect(version).toBe(release)
})
