// The vocabulary of cards, continued: counters and levels, rerolled and swapped items, votes, notes.

import {
  type Ability,
  all,
  type Amount,
  type Body,
  type Cond,
  each,
  ge,
  is,
  type Node,
  order,
  read,
  ref,
  remember,
  same,
  type Select,
  type Whom,
} from "@soulspire/kernel"

export const addCounters = (amount: Amount, whom: Whom = "this"): Node => ({
  op: "addCounters",
  whom,
  amount,
})
/** Counters of a name, which are counters too (FS-6.7.1). */
export const addNamedCounters = (name: string, amount: Amount, whom: Whom = "this"): Node => ({
  op: "addCounters",
  whom,
  amount,
  name,
})
export const removeCounters = (amount: Amount, whom: Whom = "this"): Node => ({
  op: "removeCounters",
  whom,
  amount,
})
/** All of them where there are fewer; `as` is how many. */
export const removeCountersOrAll = (as: string, amount: Amount, whom: Whom = "this"): Node => ({
  op: "removeCounters",
  whom,
  amount,
  fewer: "all",
  as,
})
export const removeNamedCounters = (name: string, amount: Amount, whom: Whom = "this"): Node => ({
  op: "removeCounters",
  whom,
  amount,
  name,
})

export const levelUp = (amount: Amount, whom: Whom = "this"): Node => ({ op: "levelUp", whom, amount })
export const levelDown = (amount: Amount, whom: Whom = "this"): Node => ({ op: "levelDown", whom, amount })
/** "[Level 10+]": this is at that level or above it (FS-6.19). */
export const atLevel = (level: Amount): Cond => ge(read("level", "this"), level)

/** So many items of a player's, of that player's choice. */
export const destroyItems = (amount: Amount, who: Whom = "you"): Node => ({ op: "destroyItems", who, amount })
export const rerollItem = (whom: Whom): Node => ({ op: "rerollItem", whom })
/** Every item of a player is rerolled, in the order that this player says (FS-6.12.1). */
export const rerollItemsOf = (who: Whom): Body => [
  order("sorted", { from: "board", of: who, where: is("it", "item") }, who),
  each({ from: "@sorted" }, "item", [rerollItem("item")]),
]
/** Every item in play: the players' in turn order, then the shop's (FS-6.12.2). */
export const rerollEveryItem: Body = [
  each({ from: "seats" }, "owner", rerollItemsOf("owner")),
  order("wares", { from: "shop" }, "you"),
  each({ from: "@wares" }, "ware", [rerollItem("ware")]),
]
/** Two items change places at the same time; the shop may stand in for a player (FS-6.16.2). */
export const swapItems = (one: Whom, other: Whom): Node => ({ op: "swapItems", one, other })

/** Each of these players votes for one of these things; the one with the most votes, or nobody in a tie, is `as` (FS-6.28). */
export const voteOn = (as: string, voters: Select, what: Select, prompt: string): Node => ({
  op: "voteOn",
  as,
  voters,
  what,
  prompt,
})

/** From one's hand; what is put into discard from elsewhere is not discarded (FS-6.11). */
export const whenYouDiscard = (body: Body): Ability => ({
  k: "on",
  event: "move",
  when: all({ says: ["ev.cause", "discard"] }, { says: ["ev.from", "hand"] }, same("ev.giver", "you")),
  do: body,
})
/** From the game: not given, stolen or swapped (FS-6.16.1). */
export const whenYouGainItem = (body: Body): Ability => ({
  k: "on",
  event: "gainItem",
  when: same("ev.who", "you"),
  do: body,
})

/** Kept with this object, and gone with it (FS-6.22). */
export const note = (value: Amount): Node => remember("noted", value)
export const noteTillEndOfTurn = (value: Amount): Body => [note(value), remember("tillEndOfTurn", 1)]
export const clearNote: Node = { op: "clearNote" }
export const noted: Amount = ref("memo.noted")
