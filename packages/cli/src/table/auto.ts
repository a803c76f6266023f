// The `auto` command: what a person wants to be asked, in the match's own preferences.

import { type Level, type Preferences, watchFrom } from "@soulspire/match"
import { languages, speakerOf } from "@soulspire/text"
import type { Asked } from "./answer.ts"
import type { Person } from "./play.ts"
import { allWords, type Sitting, viewFor } from "./sitting.ts"

/** Which of the words for `auto` was typed, in whichever language. */
function wordTyped(text: string): string | undefined {
  for (const { autoWords } of allWords)
    for (const [name, forms] of Object.entries(autoWords)) if (forms.includes(text)) return name
  return undefined
}

/** The phase that was typed: its name in the data, or a word of what it is called on screen that no other phase has. */
function phaseTyped({ box }: Sitting, text: string): string | undefined {
  const { phases } = box.game
  if (phases.includes(text)) return text
  const called = (phase: string): string[] =>
    languages.flatMap((language) => speakerOf(box, language).word(`phase.${phase}`).toLowerCase().split(" "))
  const found = phases.filter((phase) => called(phase).includes(text))
  return found.length === 1 ? found[0] : undefined
}

/** Phases as the screen calls them. */
const phasesSaid = ({ speaker }: Sitting, phases: readonly string[]): string =>
  phases.map((phase) => speaker.word(`phase.${phase}`)).join(", ")

/** Changes the preferences as typed; says what holds now. `changed` if the question may answer itself now. */
export function setAuto(
  sitting: Sitting,
  seat: number,
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
      const meant = more.flatMap((text) => phaseTyped(sitting, text) ?? [])
      if (meant.length < Math.max(1, more.length))
        return {
          lines: [sitting.words.autoPhases(phasesSaid(sitting, sitting.box.game.phases))],
          changed: false,
        }
      const phases = [...new Set([...stops.own, ...meant])]
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
function now(sitting: Sitting, { preferences }: Person): string[] {
  const { words, box } = sitting
  const { level, stops, rules, until } = preferences
  const nameOf = (path: string): string => box.cards.find(({ id }) => id === path.split("/")[0])?.name ?? path
  return [
    words.autoNow(words.autoLevels[level]),
    ...(stops.own.length > 0 ? [words.autoStops(phasesSaid(sitting, stops.own))] : []),
    ...(until?.what === "turn" || until?.what === "mine" ? [words.autoUntil[until.what]] : []),
    ...Object.entries(rules).map(([path, rule]) => words.autoRule(nameOf(path), rule)),
  ]
}
