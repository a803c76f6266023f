// Ready-made tables: what the game suggests, with names for those who sit there. They change options; who sits there changes
// only where the options allow no other number.

import type { Options } from "@soulspire/kernel"
import type { GameBox, Preset, SetupPlan } from "@soulspire/text"
import type { NewMatch } from "../../worker/messages.ts"
import { botIds } from "./bots.ts"
import { movedAlong, seatOptions } from "./per-seat.ts"
import { type Chair, matchOf, PERSON, type Plan } from "./plan.ts"

/** A game that says nothing is played against one bot. */
const usual: SetupPlan = {
  presets: [{ id: "standard", glyph: "perspective-dice-six-faces-random", options: {} }],
  seated: { persons: 1, bots: 1 },
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

/** The table to begin with when nobody has chosen anything; `you` is the first person's name. */
export function firstPlan({ together, presets, seated }: SetupPlan, you: string): Plan {
  const chairs: Chair[] = [{ who: PERSON, name: you }]
  while (chairs.length < seated.persons) chairs.push(newChair(PERSON, chairs))
  while (chairs.length < seated.persons + seated.bots) chairs.push(newChair(botIds[0], chairs))
  return { chairs, options: presets[0].options, seed: "", curtain: together !== true }
}

/** What "Play now" sets up. */
export const quickStart = (box: GameBox, you: string): NewMatch =>
  matchOf(box.game.id, firstPlan(setupOf(box), you))

/** How many can sit at a table with these options. */
export const seatsFor = (box: GameBox, options: Options): { min: number; max: number } =>
  setupOf(box).seats?.(options) ?? box.game.seats

/** The same table with as many chairs as its options take: bots leave first, and whoever came last. */
export function seatedRight(box: GameBox, plan: Plan): Plan {
  const { min, max } = seatsFor(box, plan.options)
  const stay: (number | Chair)[] = [...plan.chairs.keys()]
  while (stay.length > max) {
    const bot = stay.findLastIndex((seat) => typeof seat === "number" && plan.chairs[seat].who !== PERSON)
    stay.splice(bot < 0 ? stay.length - 1 : bot, 1)
  }
  // Somebody has to be new: a person, where one person plays all seats.
  const alone = box.alone?.(plan.options) === true
  const chairOf = (seat: number | Chair): Chair => (typeof seat === "number" ? plan.chairs[seat] : seat)
  while (stay.length < min) stay.push(newChair(alone ? PERSON : botIds[0], stay.map(chairOf)))
  const chairs = stay.map((seat) => (alone ? { ...chairOf(seat), who: PERSON } : chairOf(seat)))
  const from = stay.map((seat) => (typeof seat === "number" ? seat : null))
  return { ...plan, chairs, options: movedAlong(setupOf(box), plan, from) }
}

/** The table with these options, and what was chosen for each seat as it was. */
export function withPreset(box: GameBox, { options }: Preset, plan: Plan): Plan {
  const own = seatOptions(setupOf(box))
  const kept = Object.entries(plan.options).filter(([name]) => own.includes(name))
  return seatedRight(box, { ...plan, options: { ...Object.fromEntries(kept), ...options }, seed: "" })
}

/** Is this preset what is set up now? Who sits there does not matter, nor what was chosen for each seat. */
export function isPreset(setup: SetupPlan, { options }: Preset, plan: Plan): boolean {
  const own = seatOptions(setup)
  return Object.keys({ ...options, ...plan.options }).every(
    (key) => own.includes(key) || JSON.stringify(options[key]) === JSON.stringify(plan.options[key]),
  )
}
