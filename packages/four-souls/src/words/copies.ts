// The vocabulary of cards, continued: copies of abilities, loot and loot cards, and the other side of a card.

import {
  type Ability,
  all,
  type Body,
  type Cond,
  is,
  type Node,
  not,
  same,
  type Select,
  type Trigger,
  type Whom,
} from "@soulspire/kernel"

/** "This copies a tap ability of that": it is put on the stack as one of its own (FS-6.6.5). */
export const copyTap = (of: Whom, whom: Whom = "this"): Node => ({ op: "copyTap", whom, of })
/** A copy of a loot card that somebody may play for so long (FS-6.6.4). */
export const copyCard = (card: Whom, until: string, who: Whom = "you"): Node => ({
  op: "copyCard",
  card,
  who,
  until,
})
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

/** The other side of it, if it has one (FS-6.15.1). */
export const flip = (whom: Whom): Node => ({ op: "flip", whom })
export const whenFlippedHere = (body: Body, more: Pick<Trigger, "targets"> = {}): Ability => ({
  k: "on",
  event: "flip",
  when: same("ev.obj", "this"),
  ...more,
  do: body,
})
