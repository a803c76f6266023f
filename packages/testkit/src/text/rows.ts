// Every name that cards use has a row in every language.

import { kernelOps, type Plain } from "@soulspire/kernel"
import { languages, lexiconOf } from "@soulspire/text"
import type { Subject } from "./subject.ts"

/** Where each sort of name is written in a card. */
function used(value: Plain, found: Map<string, Set<string>>, subject: Subject): void {
  const note = (sort: string, name: Plain | undefined): void => {
    if (typeof name !== "string" || name === "" || name.startsWith("@")) return
    found.set(sort, (found.get(sort) ?? new Set()).add(name))
  }
  if (Array.isArray(value)) {
    for (const each of value) used(each, found, subject)
    return
  }
  if (typeof value !== "object" || value === null) return
  const node = value as Record<string, Plain>
  note("events", node["event"])
  note("acts", node["act"])
  note("numbers", node["stat"] ?? node["read"] ?? node["fact"] ?? node["sum"])
  note("tests", node["test"])
  note("spans", node["span"] ?? node["until"])
  if (Array.isArray(node["is"]) && node["is"][1] !== "here") note("kinds", node["is"][1])
  if (Array.isArray(node["at"])) note("zones", node["at"][1])
  if (Array.isArray(node["in"])) node["in"].forEach((zone) => note("zones", zone))
  const from = Array.isArray(node["from"]) ? node["from"] : [node["from"]]
  for (const zone of from) if (typeof zone === "string" && zone in subject.spec.zones) note("zones", zone)
  if (typeof node["op"] === "string") {
    const shape = [...kernelOps, ...subject.box.ops].find(({ name }) => name === node["op"])
    for (const [name, kind] of Object.entries(shape?.params ?? {})) {
      if (kind.startsWith("zone")) note("zones", node[name])
      if (kind.startsWith("program")) note("ops", `call:${node[name] as string}`)
      if (kind.startsWith("label")) note("ops", `leave:${node[name] as string}`)
    }
    // Ops with a way of being said of their own need no row.
    if (subject.box.ops.some(({ name }) => name === node["op"])) note("ops", node["op"])
    if (node["op"] === "vote") for (const way of node["ways"] as string[]) note("ways", way)
  }
  for (const each of Object.values(node)) used(each, found, subject)
}

/** `it events: gainCoins`, for each name without a row. */
export function missingRows(subject: Subject): string[] {
  const found = new Map<string, Set<string>>()
  for (const def of subject.box.defs) used(def.abilities as unknown as Plain, found, subject)
  return languages.flatMap((language) => {
    const lexicon = lexiconOf(subject.box, language) as unknown as Record<string, Record<string, unknown>>
    return [...found].flatMap(([table, names]) =>
      [...names].filter((name) => !(name in lexicon[table])).map((name) => `${language} ${table}: ${name}`),
    )
  })
}
