// The vocabulary of the proof game: small constructors, so that a card reads like its text.

import type { Ability, Amount, Body, Cond, Def, Node, Select, Target, Whom } from "@soulspire/kernel"
import type { Look } from "@soulspire/text"

export const step = (op: string, params: Record<string, Amount | Whom> = {}): Node => ({ op, ...params })
export const gainCoins = (who: Whom, amount: Amount): Node => ({ op: "gainCoins", who, amount })
export const loseCoins = (who: Whom, amount: Amount, to?: Whom, cause?: string): Node => ({
  op: "loseCoins",
  who,
  amount,
  ...(to === undefined ? {} : { to }),
  ...(cause === undefined ? {} : { cause }),
})
export const pay = (amount: Amount): Node => ({ op: "pay", who: "you", amount })
export const draw = (who: Whom, count: Amount): Node => ({ op: "draw", who, count })
export const hurt = (whom: Whom, amount: Amount, from?: Whom): Node => ({
  op: "hurt",
  whom,
  amount,
  ...(from === undefined ? {} : { from }),
})
export const heal = (whom: Whom, amount: Amount): Node => ({ op: "heal", whom, amount })
export const light = (who: Whom, amount: Amount): Node => ({ op: "light", who, amount })
export const penalty = (who: Whom): Node => ({ op: "penalty", who })
export const tap = (whom: Whom): Node => ({ op: "tap", whom })
export const cancel = (whom: Whom): Node => ({ op: "cancel", whom })
export const roll: Node = { op: "call", program: "roll" }
/** Plays a card for nothing, here and now: nothing goes on before that is over. */
export const playNow = (card: Whom, by: Whom): Node => ({ op: "playNow", card, by })

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
