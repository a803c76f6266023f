// The vocabulary of the proof game: small constructors, so that a card reads like its text.

import {
  type Ability,
  type Body,
  call,
  type Cond,
  type Def,
  type Node,
  type Select,
  type Target,
} from "@soulspire/kernel"
import type { Look } from "@soulspire/text"
import { tap } from "./ops-change.ts"

export {
  control,
  draw,
  gainCoins,
  heal,
  hurt,
  light,
  loseCoins,
  pay,
  penalty,
  ready,
  tap,
} from "./ops-change.ts"
export { nudge, reroll } from "./ops-roll.ts"
export { cancel, carousel, playNow } from "./ops-turn.ts"
export const roll: Node = call("roll")

export const foes: Select = { from: "field" }
export const things: Select = { from: "board" }
export const stackItems: Select = { from: "stack", where: { not: { test: "isRoll", of: "it" } } }
export const rolls: Select = { from: "stack", where: { test: "isRoll", of: "it" } }

/** What a card file exports: how the card is drawn, and the definition the kernel plays with. */
export interface Card {
  look: Look
  def: Def
}
export const card = (look: Look, def: Def): Card => ({ look, def })

interface Spell {
  targets?: readonly Target[]
  cost?: Body
  when?: Cond
}
/** A card that does something when it is played, and is then discarded. */
export const spell = (id: string, body: Body, more: Spell = {}): Def => ({
  id,
  back: "card",
  kinds: ["spell"],
  facts: {},
  abilities: [{ k: "act", act: "play", in: ["hand"], ...more, do: body }],
})

/** A card that stays on the board and works there. Playing it puts it there: that is a rule (`given` in spec.ts). */
export const thing = (id: string, abilities: readonly Ability[], kinds: readonly string[] = []): Def => ({
  id,
  back: "card",
  kinds: ["thing", ...kinds],
  facts: {},
  abilities: [...abilities],
})

/** Something to use: turned sideways unless it costs something else. */
export const use = (body: Body, more: Spell = {}): Ability => ({
  k: "act",
  act: "use",
  cost: [tap("this")],
  ...more,
  do: body,
})

export interface FoeFacts {
  health: number
  guard: number
  might: number
  coins: number
  lights: number
}
export const foe = (id: string, facts: FoeFacts, abilities: readonly Ability[] = []): Def => ({
  id,
  back: "foe",
  kinds: ["foe"],
  facts: { ...facts },
  abilities: [...abilities],
})
