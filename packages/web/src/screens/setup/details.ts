// Options that spell another one out: asked about only while that one has certain values, and left out once it has not.

import type { OptionSchema } from "@soulspire/kernel"
import type { SetupPlan } from "@soulspire/text"
import type { Plan } from "./plan.ts"

function isAt({ details = {} }: SetupPlan, { options }: Plan, schema: OptionSchema, name: string): boolean {
  const { of, at } = details[name]
  return (at as readonly unknown[]).includes(options[of] ?? schema[of].default)
}

/** What is given all the same can be seen and taken back. */
export const isAskedAbout = (setup: SetupPlan, plan: Plan, schema: OptionSchema, name: string): boolean =>
  setup.details?.[name] === undefined || isAt(setup, plan, schema, name) || Object.hasOwn(plan.options, name)

/** The plan once an option has changed: what spelled out its last value goes with it. */
export function withoutDetailsOf(setup: SetupPlan, plan: Plan, schema: OptionSchema, changed: string): Plan {
  const gone = Object.entries(setup.details ?? {})
    .filter(([name, { of }]) => of === changed && !isAt(setup, plan, schema, name))
    .map(([name]) => name)
  const kept = Object.entries(plan.options).filter(([name]) => !gone.includes(name))
  return { ...plan, options: Object.fromEntries(kept) }
}
