// Ready-made tables, and how the options of each game are laid out: which are wanted most, and which name cards of a kind.
// Names of options and nothing else; what they mean is the game's.

import type { Options } from "@soulspire/kernel"
import { botIds, type Chair, PERSON, type Plan } from "./plan.ts"

interface Preset {
  id: string
  /** Persons, and bots after them. */
  persons: number
  bots: number
  options: Options
}

interface Layout {
  presets: readonly Preset[]
  /** Those who win together may look at each other's hands: no curtain, unless one is wanted. */
  together?: true
  /** Options that are seen at once. */
  common: readonly string[]
  /** Lists that name cards of a kind: one for each seat, or some of them. */
  cards: Readonly<Record<string, { kind: string; each: "seat" | "some" }>>
}

const usual: Layout = {
  presets: [{ id: "standard", persons: 1, bots: 1, options: {} }],
  common: [],
  cards: {},
}

const layouts: Readonly<Record<string, Layout>> = {
  "four-souls": {
    presets: [
      { id: "standard", persons: 1, bots: 3, options: {} },
      { id: "solo", persons: 2, bots: 0, options: { mode: "solo" } },
      { id: "coop", persons: 2, bots: 0, options: { mode: "co-op" } },
      { id: "draft", persons: 1, bots: 1, options: { draft: true } },
      { id: "rooms", persons: 1, bots: 2, options: { rooms: true, sets: ["base", "requiem"] } },
      { id: "italian", persons: 1, bots: 3, options: { ruleset: "italian" } },
    ],
    common: ["mode", "difficulty", "ruleset", "sets", "challenge", "bonusSouls", "rooms", "draft"],
    cards: {},
  },
  spire: {
    together: true,
    presets: [
      { id: "actOne", persons: 1, bots: 0, options: {} },
      { id: "silent", persons: 1, bots: 0, options: { characters: ["silent"] } },
      { id: "pair", persons: 2, bots: 0, options: {} },
      {
        id: "fight",
        persons: 1,
        bots: 0,
        options: { room: "encounter", rewards: 4, upgrades: 2, relics: 1 },
      },
      {
        id: "boss",
        persons: 1,
        bots: 0,
        options: { room: "boss", rewards: 12, upgrades: 6, relics: 3, potions: 2 },
      },
      { id: "daily", persons: 1, bots: 0, options: { daily: true } },
      { id: "ascension", persons: 1, bots: 0, options: { ascension: 5 } },
    ],
    common: ["characters", "room", "ascension", "daily", "modifiers", "everythingUnlocked"],
    cards: {
      characters: { kind: "character", each: "seat" },
      modifiers: { kind: "modifier", each: "some" },
    },
  },
}

export const layoutOf = (game: string): Layout => layouts[game] ?? usual

const strangers = ["Ada", "Bruno", "Cleo", "Dario", "Elsa", "Fosco"]

/** Somebody new at the table, called as nobody there is. */
export const newChair = (who: string, chairs: readonly Chair[]): Chair => ({
  who,
  name: strangers.find((name) => !chairs.some((chair) => chair.name === name)) ?? `${chairs.length + 1}`,
})

/** `you` is the first person's name. */
export function planOfPreset({ together }: Layout, { persons, bots, options }: Preset, you: string): Plan {
  const chairs: Chair[] = [{ who: PERSON, name: you }]
  while (chairs.length < persons) chairs.push(newChair(PERSON, chairs))
  while (chairs.length < persons + bots) chairs.push(newChair(botIds[0], chairs))
  return { chairs, options, seed: "", curtain: together !== true }
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
