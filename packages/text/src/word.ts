// Single words by key: names of zones, numbers, kinds and ways come from the rows cards are said with, the rest from the
// catalogue.

import { plainText } from "./token.ts"
import type { Voice } from "./speak/voice.ts"

export function wordOf(v: Voice, key: string): string {
  if (v.has(key)) return plainText(v.say(key))
  const dot = key.indexOf(".")
  const [table, name] = [key.slice(0, dot), key.slice(dot + 1)]
  const { zones, numbers, kinds, nouns, ways } = v.lexicon
  const row =
    table === "zone"
      ? zones[name]?.noun.one
      : table === "stat"
        ? numbers[name]?.noun.one
        : table === "kind"
          ? nouns[kinds[name] ?? ""]?.one
          : table === "way"
            ? ways[name]
            : undefined
  // A fact printed on a card is the number of that name, unless it has words of its own.
  return row ?? (table === "fact" ? wordOf(v, `stat.${name}`) : plainText(v.say(key)))
}
