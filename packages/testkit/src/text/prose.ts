// Nothing in a state, a decision or an event is prose: strings there are ids, keys and names. A sentence has spaces, an id
// has none.

import type { Plain } from "@soulspire/kernel"

const isId = (text: string): boolean => /^[\w$.:/#~>?=@+-]*$/.test(text)

/** Paths of strings that read like sentences. */
export function proseIn(value: unknown, path = ""): string[] {
  if (typeof value === "string") return isId(value) ? [] : [`${path}: ${value}`]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value as Record<string, Plain>).flatMap(([key, each]) => [
    ...(isId(key) ? [] : [`${path}.${key}: a name`]),
    ...proseIn(each, `${path}.${key}`),
  ])
}
