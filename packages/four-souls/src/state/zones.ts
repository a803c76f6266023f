// The zones of Four Souls (chapter 3), and who sees into them.

import type { ZoneSpec } from "@soulspire/kernel"

const deck: ZoneSpec = { shown: "none", ordered: true }
const discard: ZoneSpec = { shown: "all", ordered: true }

export const zones: Record<string, ZoneSpec> = {
  lootDeck: deck,
  lootDiscard: discard,
  treasureDeck: deck,
  treasureDiscard: discard,
  monsterDeck: deck,
  monsterDiscard: discard,
  roomDeck: deck,
  roomDiscard: discard,
  hand: { each: "seat", shown: "holder" },
  /** Characters, items and curses of a player. */
  board: { each: "seat", shown: "all", play: true },
  /** In play, but what is printed on them is silent there (FS-2.3.3). */
  souls: { each: "seat", shown: "all", live: true },
  /** The cards on top of the monster slots, and in the slots of a challenge: monsters and events. */
  monsters: { shown: "all", play: true },
  /** The challenge that is played (chapter 18), and the variants (FSC-V). */
  challenge: { shown: "all", play: true },
  /** The cards on top of the room slots; empty, and never filled, in a game without rooms (FS-1.5). */
  rooms: { shown: "all", play: true },
  /** Items in the shop: in play, but silent there except about entering and leaving (FS-2.1.5). */
  shop: { shown: "all", live: true },
  /** Covered in a slot: public, in order, not in play (FS-3.5.1). */
  covered: { shown: "all", live: true, ordered: true },
  stack: { shown: "all", live: true, ordered: true },
  /** Where a dying monster lies between its slot and where it goes (FS-11.1.1). */
  holding: { shown: "all", live: true },
  /** Treasures laid out to be drafted before the first turn (FS-20.1). */
  draft: { shown: "all" },
  /** Copies of loot cards that somebody may play, for as long as that lasts (FS-6.6.4). */
  copies: { each: "seat", shown: "all", live: true },
  /** The bonus souls that can be gained. */
  bonus: { shown: "all" },
  /** Outside the game, face up. */
  outside: { shown: "all", ordered: true },
  /** Put under something that is no slot: outside the game as well (FS-3.7.3). */
  under: { shown: "all", live: true, ordered: true },
  /** Outside the game, face down: destroyed bonus souls, and what is not for so few players (FS-2.4.6, FS-2.7.3). */
  box: { shown: "none" },
}
