// What a feature is: a thing of the rulebook with a folder of its own. It declares whatever it has of these; everything
// else finds it there. (Handlers stand in its `ops.ts` and `atoms.ts`, words in `en.ts` and `it.ts`.)

import type { Ability } from "@soulspire/kernel"

/** What cards of a kind can do by the rules alone, and what it is called where players are asked for an order. */
export interface GivenAbility {
  /** The kind of card. */
  to: string
  ability: Ability
  en: string
  it: string
}
