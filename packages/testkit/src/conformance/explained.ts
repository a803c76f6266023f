// Advice is explained by what the seat may know, by numbers that are those of the search, and in words of both languages.

import { chairAt, hint, stranger, whole } from "@soulspire/bots"
import type { Decision, State, Why } from "@soulspire/kernel"
import { type GameBox, type Names, namesFrom, plainText, speakerOf, whyLines } from "@soulspire/text"
import { scramble } from "./scramble.ts"
import { along, type Setting } from "./setting.ts"

interface Explained {
  /** By what it was decided, and how often. */
  by: Record<string, number>
  /** What was said, for whoever reads it. */
  lines: string[]
}

const keyOf = (answer: string): string => answer.split("=")[0]

/** What is wrong with the numbers of an explanation; null if nothing is. */
export function wrongNumbers(why: Why, offered: ReadonlySet<string>): string | null {
  if (why.by === "glance") return null
  if (why.instead?.some((key) => !offered.has(keyOf(key))) === true) return "names what cannot be answered"
  if (why.by === "rule") return null
  const { better, worlds, wrong, wrongBy, differences } = why
  const sum = differences.reduce((all, { value }) => all + value, 0)
  // What is too little to be named, and what each step costs, is not in the list.
  if (worlds > 0 && Math.abs(sum - better) > 0.8) return `parts come to ${sum}, and the search to ${better}`
  if (wrong > worlds || (wrongBy !== null && wrong === 0)) return `goes wrong in ${wrong} of ${worlds}`
  if (wrong === worlds && better > 0) return "is worse in every world and better in all"
  return null
}

/**
 * Looks at so many decisions of random games, at every `stride`-th: the same is advised, for the same reasons, where everything
 * that is hidden from the seat is different. Throws where it is not so, or where words are missing.
 */
export function explained<S extends State>(
  setting: Setting<S>,
  box: GameBox<S>,
  { positions, stride, seed }: { positions: number; stride: number; seed: string },
): Explained {
  const { game } = setting
  const random = stranger(`explained ${seed}`)
  const found: Explained = { by: {}, lines: [] }
  const count = { looked: 0, met: 0 }
  const speakers = [speakerOf(box, "en"), speakerOf(box, "it")]

  const told = (
    state: S,
    decision: Decision,
    names: Names,
  ): { data: string; why: Why | null; lines: string[] } => {
    const chair = chairAt(game, state, decision)
    const { keys, why } = whole(hint(chair, stranger(`${seed} ${count.looked}`)))
    const lines =
      why === null
        ? []
        : speakers.flatMap((speaker) => whyLines(speaker, decision, chair.options, why, names).map(plainText))
    return { data: JSON.stringify({ keys, why }), why, lines }
  }
  const look = (state: S, decision: Decision, where: string): void => {
    const seatNames = Array.from({ length: state.seats }, (_, seat) => `P${seat + 1}`)
    const names = namesFrom(game.view(state, decision.seat), seatNames, box)
    const here = told(state, decision, names)
    const there = told(scramble(game, state, decision.seat, random), decision, names)
    const fail = (what: string): never => {
      throw new Error(`at ${decision.prompt.key} of game ${where}: ${what}`)
    }
    if (here.data !== there.data) fail(`${here.data}, and ${there.data} where what is hidden is different`)
    const offered = new Set(game.optionsOf(state, decision).map(({ key }) => key))
    const problem = here.why === null ? null : wrongNumbers(here.why, offered)
    if (problem !== null) fail(`${problem}: ${here.data}`)
    const unsaid = here.lines.find((line) => line.includes("‹"))
    if (unsaid !== undefined) fail(unsaid)
    const by = here.why?.by ?? "nothing"
    found.by[by] = (found.by[by] ?? 0) + 1
    found.lines.push(...here.lines)
    count.looked++
  }
  for (let nth = 0; count.looked < positions; nth++) {
    const before = count.met
    along(setting, `${seed}/${nth}`, (state) => {
      for (const decision of game.decisions(state)) {
        if (decision.standing || game.optionsOf(state, decision).length < 2) continue
        if (count.met++ % stride === 0 && count.looked < positions) look(state, decision, `${seed}/${nth}`)
      }
    })
    if (count.met === before) throw new Error("no game ever asks anything")
  }
  return found
}
