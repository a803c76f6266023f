// What abilities that wait for a choice are called among the options: each by a name of its own.

import type { Ref } from "./refs.ts"
import { label, type Run } from "./run.ts"

const GIVEN = "/gives."

/** By its thing and its place on the card; what another card gives it, by that card: `board#3:@shiny/0`. */
export function waitingName(r: Run, ref: Ref, ability: number): string {
  const { path } = r.m.abilities[ability]
  return `${label(r, ref)}:${path.includes(GIVEN) ? `@${path}` : path.slice(path.indexOf("/") + 1)}`
}

/** Those of one name are numbered. */
export const numbered = (names: readonly string[]): string[] =>
  names.map((name, i) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name
    return `${name}~${names.slice(0, i + 1).filter((each) => each === name).length}`
  })
