// Ready-made tables: what the game suggests, with names for those who sit there.

import type { GameBox, Preset, SetupPlan } from "@soulspire/text"
import type { NewMatch } from "../../worker/messages.ts"
import { botIds } from "./bots.ts"
import { type Chair, matchOf, PERSON, type Plan } from "./plan.ts"

/** A game that says nothing is played against one bot. */
const usual: SetupPlan = {
  presets: [{ id: "standard", persons: 1, bots: 1, options: {} }],
  common: [],
  cards: {},
}

export const setupOf = ({ setup = usual }: GameBox): SetupPlan => setup

const strangers = ["Ada", "Bruno", "Cleo", "Dario", "Elsa", "Fosco"]

/** Somebody new at the table, called as nobody there is. */
export const newChair = (who: string, chairs: readonly Chair[]): Chair => ({
  who,
  name: strangers.find((name) => !chairs.some((chair) => chair.name === name)) ?? `${chairs.length + 1}`,
})

/** `you` is the first person's name. */
export function planOfPreset({ together }: SetupPlan, { persons, bots, options }: Preset, you: string): Plan {
  const chairs: Chair[] = [{ who: PERSON, name: you }]
  while (chairs.length < persons) chairs.push(newChair(PERSON, chairs))
  while (chairs.length < persons + bots) chairs.push(newChair(botIds[0], chairs))
  return { chairs, options, seed: "", curtain: together !== true }
}

/** What "Play now" sets up: the first of the ready-made tables. */
export function quickStart(box: GameBox, you: string): NewMatch {
  const setup = setupOf(box)
  return matchOf(box.game.id, planOfPreset(setup, setup.presets[0], you))
}

/** Is this preset what is set up now? Names do not matter. */
export function isPreset({ persons, bots, options }: Preset, plan: Plan): boolean {
  const sitting = plan.chairs.filter(({ who }) => who === PERSON).length
  const keys = Object.keys({ ...options, ...plan.options })
  return (
    sitting === persons &&
    plan.chairs.length === persons + bots &&
    keys.every((key) => JSON.stringify(options[key]) === JSON.stringify(plan.options[key]))
  )
}
