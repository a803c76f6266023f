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
  type Whom,
} from "@soulspire/kernel"
import { rerollItem } from "../rules/items/ops.ts"

/** "[Level 10+]": this is at that level or above it (FS-6.19). */
export const atLevel = (level: Amount): Cond => ge(read("level", "this"), level)

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
export const noted: Amount = ref("memo.noted")
