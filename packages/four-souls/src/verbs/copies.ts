// The vocabulary of cards, continued: copies of abilities, loot and loot cards, and the other side of a card.

import {
  type Ability,
  all,
  type Body,
  type Cond,
  is,
  not,
  same,
  type Select,
  type Trigger,
  type Whom,
} from "@soulspire/kernel"

export const hasTap: Cond = { test: "hasTap", of: "it" }
export const passive: Cond = { test: "isPassive", of: "it" }
/** Trinkets and ambushes are not copied as what they do when played. */
export const plainLoot = (whom: Whom): Cond => all(not(is(whom, "trinket")), not(is(whom, "ambush")))

/** "As you play this": before anybody can answer. */
export const asYouPlay = (body: Body): Ability => ({ k: "act", act: "played", in: ["stack"], do: body })

/** Cards in play and loot being played whose text shows a number. */
export const numbered: Select = {
  from: ["board", "souls", "monsters", "rooms", "shop", "stack"],
  where: { test: "showsNumber", of: "it" },
}

export const whenFlippedHere = (body: Body, more: Pick<Trigger, "targets"> = {}): Ability => ({
  k: "on",
  event: "flip",
  when: same("ev.obj", "this"),
  ...more,
  do: body,
})
