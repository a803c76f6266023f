// The editions of the rules: what each answers where they disagree.

import { switches, switchNames, type Switches } from "./switches.ts"

export type Edition = "english-2023" | "italian" | "classic"

const COLUMNS = { "english-2023": "english", italian: "italian", classic: "classic" } as const

const answersOf = (edition: Edition): Switches =>
  Object.fromEntries(switchNames.map((name) => [name, switches[name][COLUMNS[edition]]])) as never

export const rulesets: Readonly<Record<Edition, Switches>> = {
  "english-2023": answersOf("english-2023"),
  italian: answersOf("italian"),
  classic: answersOf("classic"),
}
