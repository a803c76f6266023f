// What docs/match.md says stands in tables is what is there.

import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { precedence } from "@soulspire/match"
import { expect, it } from "vitest"

const page = readFileSync(fileURLToPath(new URL("../../../docs/match.md", import.meta.url)), "utf8")
const section = (title: string): string => page.split("\n## ").find((part) => part.startsWith(title)) ?? ""

it("the order of precedence is told as it is", () => {
  const told = [...section("Passing by itself").matchAll(/^\| `([a-z-]+)`/gm)].map(([, row]) => row)
  expect(told).toEqual(precedence.map(({ row }) => row))
})
