// The rules of a game, line by line from docs/rules, each with the tests that cited it when the tests last ran.

import { existsSync, readFileSync } from "node:fs"
import { boxes } from "../boxes.ts"
import { Failure, messageOf, Mistake } from "../shell/mistake.ts"
import { fromRoot } from "../shell/root.ts"

/** Which pages of docs/rules belong to which game. */
const pages: Readonly<Record<string, readonly string[]>> = {
  proof: ["proof.md"],
  "four-souls": ["four-souls.md", "four-souls-classic.md"],
  spire: ["spire.md"],
}

interface Cited {
  test: string
  passed: boolean
}

interface Rule {
  id: string
  text: string
  tests: Cited[]
  /** Why it is not there yet, if it is not. */
  waits: string | null
}

export interface Register {
  game: string
  total: number
  /** Rules with a test that ran and passed. */
  cited: number
  /** Ids of those that are not there yet. */
  waiting: string[]
  /** Ids of the others. */
  missing: string[]
  /** Ids that tests cite and no page has. */
  unknown: string[]
  /** When the tests last ran; null if they have left no record. */
  ran: string | null
  rules: Rule[]
}

function pagesOf(game: string | undefined): readonly string[] {
  if (game !== undefined && Object.hasOwn(pages, game)) return pages[game]
  const known = `rules are written for: ${Object.keys(pages).join(", ")}`
  throw new Mistake(game === undefined ? `which game? ${known}` : `no game is called '${game}' (${known})`)
}

/** Every row of a page's tables whose first cell is an id. */
function rulesOn(page: string): Rule[] {
  const path = fromRoot(`docs/rules/${page}`)
  if (!existsSync(path)) throw new Failure(`docs/rules/${page} is missing`)
  return [
    ...readFileSync(path, "utf8").matchAll(/^\|\s*([A-Z]+-[^\s|]+)\s*\|\s*((?:[^|\\]|\\.)*?)\s*(?=\|)/gm),
  ].map(([, id, text]) => ({ id, text: text.replace(/\\\|/g, "|"), tests: [], waits: null }))
}

interface TestRecord {
  ran: string
  rules: { [id: string]: Cited[] }
}

/** What the tests left behind when they last ran. */
function recordOf(game: string): TestRecord | null {
  const place = `node_modules/.cache/soulspire/rules/${game}.json`
  if (!existsSync(fromRoot(place))) return null
  try {
    const record = JSON.parse(readFileSync(fromRoot(place), "utf8")) as TestRecord
    if (typeof record.ran === "string" && typeof record.rules === "object") return record
    throw new Error("it has another shape")
  } catch (error) {
    throw new Failure(`${place} cannot be read: ${messageOf(error)} (npm test writes it anew)`)
  }
}

export function registerOf(game: string | undefined): Register {
  const rules = pagesOf(game).flatMap(rulesOn)
  const id = game as string
  const record = recordOf(id)
  const waits = boxes.find((box) => box.game.id === id)?.waiting ?? {}
  for (const rule of rules) {
    rule.tests.push(...(record?.rules[rule.id] ?? []))
    rule.waits = waits[rule.id] ?? null
  }
  const open = rules.filter((rule) => !rule.tests.some((test) => test.passed))
  const missing = open.filter((rule) => rule.waits === null).map((rule) => rule.id)
  const waiting = open.filter((rule) => rule.waits !== null).map((rule) => rule.id)
  const known = new Set(rules.map((rule) => rule.id))
  return {
    game: id,
    total: rules.length,
    cited: rules.length - open.length,
    waiting,
    missing,
    unknown: Object.keys(record?.rules ?? {}).filter((cited) => !known.has(cited)),
    ran: record?.ran ?? null,
    rules,
  }
}
