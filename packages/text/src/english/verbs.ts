// English verbs: the third person, and what moods do to them.

import type { Mood, SpokenPhrase } from "../render/grammar.ts"

const THIRD: Readonly<Record<string, string>> = {
  have: "has",
  do: "does",
  go: "goes",
  be: "is",
  may: "may",
  must: "must",
}

/** A verb that takes no other mood: "you may play" is no command. */
export const isModal = (verb: string): boolean => verb === "may" || verb === "must"

const third = (verb: string): string =>
  THIRD[verb] ??
  (/(?:s|x|z|ch|sh)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`)

/** A verb for its subject. */
export function conjugated(
  verb: string,
  { person, many }: Pick<SpokenPhrase, "person" | "many">,
  mood: Mood,
): string {
  const plain = person === 2 || many
  const present = verb === "be" ? (plain ? "are" : "is") : plain ? verb : third(verb)
  switch (mood) {
    case "deed":
    case "fact":
    case "unless":
      return present
    case "not":
      return verb === "be" ? `${present} not` : `${plain ? "don't" : "doesn't"} ${verb}`
    case "would":
      return `would ${verb}`
    case "may":
      // What may be done already needs no second "may".
      return verb === "may" ? verb : `may ${verb}`
    case "must":
      return `must ${verb}`
    case "cant":
      return `can't ${verb}`
    case "bare":
    case "wish":
      return verb
  }
}
