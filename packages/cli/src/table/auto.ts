// The `auto` command: what a person wants to be asked, in the match's own preferences.

import type { Seat } from "@soulspire/kernel"
import { type Level, type Preferences, watchFrom } from "@soulspire/match"
import type { Asked } from "./answer.ts"
import type { Person } from "./play.ts"
import { allWords, type Sitting, viewFor } from "./sitting.ts"

/** Which of the words for `auto` was typed, in whichever language. */
function wordTyped(text: string): string | undefined {
  for (const { autoWords } of allWords)
    for (const [name, forms] of Object.entries(autoWords)) if (forms.includes(text)) return name
  return undefined
}

/** Changes the preferences as typed; says what holds now. `changed` if the question may answer itself now. */
export function setAuto(
  sitting: Sitting,
  seat: Seat,
  person: Person,
  [asked]: readonly Asked[],
  typed: string,
): { lines: string[]; changed: boolean } {
  const view = viewFor(sitting, seat)
  const [first = "", ...more] = typed.toLowerCase().split(/\s+/)
  const word = wordTyped(first)
  const set = (change: Partial<Preferences>): { lines: string[]; changed: boolean } => {
    person.preferences = { ...person.preferences, ...change }
    if (change.until !== undefined) person.watch = watchFrom(view, person.watch.told)
    return { lines: now(sitting, person), changed: true }
  }
  const { stops, rules } = person.preferences
  switch (word) {
    case "always":
    case "act":
    case "respond":
    case "stops":
      return set({ level: word satisfies Level, until: null })
    case "turn":
    case "mine":
      return set({ until: { what: word } })
    case "stop": {
      const phases = [...new Set([...stops.own, ...more])]
      return set({ stops: { ...stops, own: phases, others: phases } })
    }
    case "yes":
    case "no":
    case "pass": {
      const path = word === "pass" ? view.moment.about : (asked?.decision.by ?? "")
      return path === ""
        ? { lines: [sitting.words.autoNobody], changed: false }
        : set({ rules: { ...rules, [path]: word } })
    }
    case "off":
      return set({ level: "act", stops: { own: [], others: [], events: [] }, rules: {}, until: null })
    default:
      return { lines: [...now(sitting, person), ...sitting.words.autoHelp], changed: false }
  }
}

/** What holds, in words. */
function now({ words, box }: Sitting, { preferences }: Person): string[] {
  const { level, stops, rules, until } = preferences
  const nameOf = (path: string): string => box.cards.find(({ id }) => id === path.split("/")[0])?.name ?? path
  return [
    words.autoNow(words.autoLevels[level]),
    ...(stops.own.length > 0 ? [words.autoStops(stops.own.join(", "))] : []),
    ...(until?.what === "turn" || until?.what === "mine" ? [words.autoUntil[until.what]] : []),
    ...Object.entries(rules).map(([path, rule]) => words.autoRule(nameOf(path), rule)),
  ]
}
