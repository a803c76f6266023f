// A table as it is being set up: who sits where, what differs from the usual options, the seed, and whether hands are
// hidden. It fits into a link, and the last one of each game is remembered.

import type { Options, OptionSchema, OptionValue } from "@soulspire/kernel"
import type { Seating } from "@soulspire/match"
import { gameIds } from "../../boxes/boxes.ts"
import { freshId } from "../../play/fresh-id.ts"
import { shelf } from "../../settings/shelf.ts"
import type { NewMatch } from "../../worker/messages.ts"
import { seatedAs, specOf } from "./bots.ts"

/** A person, or a bot with what it is like. */
export interface Chair {
  who: string
  name: string
}

export interface Plan {
  chairs: readonly Chair[]
  /** Only what is not as usual. */
  options: Options
  /** "" for a new one. */
  seed: string
  curtain: boolean
}

export const PERSON = "person"

const seatingOf = ({ who, name }: Chair): Seating =>
  who === PERSON ? { kind: "person", name } : { kind: "bot", bot: who, name }

export const matchOf = (game: string, { chairs, options, seed, curtain }: Plan): NewMatch => ({
  game,
  options,
  seats: chairs.map(seatingOf),
  seed: seed === "" ? freshId() : seed,
  // With one person nobody has to look away.
  curtain: curtain && chairs.filter(({ who }) => who === PERSON).length > 1,
})

const same = (a: OptionValue, b: OptionValue): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The plan with an option changed; one that is as usual is not mentioned. */
export function withOption(plan: Plan, schema: OptionSchema, name: string, value: OptionValue): Plan {
  const { [name]: _, ...others } = plan.options
  return { ...plan, options: same(schema[name].default, value) ? others : { ...others, [name]: value } }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const LONGEST_NAME = 30

function chairFrom(value: unknown): Chair[] {
  if (!isRecord(value)) return []
  const { who, name } = value
  if (typeof who !== "string" || typeof name !== "string") return []
  return [{ who: who === PERSON ? who : specOf(seatedAs(who)), name: name.slice(0, LONGEST_NAME) }]
}

/** A plan that came from outside; null if it is none. What its options mean is checked when the table is set. */
function planFrom(value: unknown): Plan | null {
  if (!isRecord(value) || !Array.isArray(value["chairs"]) || !isRecord(value["options"])) return null
  const chairs = value["chairs"].slice(0, 16).flatMap(chairFrom)
  const { seed, curtain } = value
  if (chairs.length === 0) return null
  return {
    chairs,
    options: value["options"] as Options,
    seed: typeof seed === "string" ? seed.slice(0, 150) : "",
    curtain: curtain === true,
  }
}

/** As a part of an address. */
export function linkOf(plan: Plan): string {
  const bytes = new TextEncoder().encode(JSON.stringify(plan))
  const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""))
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
}

export function planOfLink(link: string): Plan | null {
  try {
    const text = atob(link.replaceAll("-", "+").replaceAll("_", "/"))
    const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
    return planFrom(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return null
  }
}

const place = (game: string): string => `soulspire.table.${game}`

export function lastPlan(game: string): Plan | null {
  try {
    return planFrom(JSON.parse(shelf.getItem(place(game)) ?? "null"))
  } catch {
    return null
  }
}

export const rememberPlan = (game: string, plan: Plan): void => {
  // What is dealt shall be new the next time.
  shelf.setItem(place(game), JSON.stringify({ ...plan, seed: "" }))
}

/** The last table of each game, to be taken elsewhere. */
export const lastPlans = (): Record<string, Plan | null> =>
  Object.fromEntries(gameIds.map((game) => [game, lastPlan(game)]))

/** Takes over tables that came in a file. */
export function bringPlans(found: Readonly<Record<string, unknown>>): void {
  for (const game of gameIds) {
    const plan = planFrom(found[game])
    if (plan !== null) rememberPlan(game, plan)
  }
}
