// Differences from the reference that are none: the card, the difference as the report says it, and why the same is meant.
// A word of ours that printed cards do without, or the other way round; never a card that does something else.

/** @type {readonly import("./compare.mjs").Excuse[]} */
export const excuses = [
  ["book-of-belial", "1: 2 times, not 1", "adding and subtracting are two options, each with its number"],
  ["cheese-grater", "may: 1 times, not 0", "putting it back or into discard is a choice"],
  ["contract-from-below", "another: 1 times, not 0", "one's own item cannot be stolen"],
  ["dry-baby", "2: 1 times, not 0", "what is reduced to 1 was 2 or more"],
  ["dry-baby", "instead: 1 times, not 0", "reducing is said as another amount instead"],
  ["ehwaz", "each: 1 times, not 2", "one sentence for all that happens to each of them"],
  ["flush", "each: 0 times, not 2", "all of them are each of them, in an order"],
  ["horf", "instead: 1 times, not 0", "increasing is said as another amount instead"],
  ["host-hat", "till end of turn: 1 times, not 0", "what it prevents, it prevents this turn"],
  ["leaper", "instead: 1 times, not 0", "doubling is said as another amount instead"],
  ["lost-soul", "instead: 1 times, not 0", "it becomes a soul as it enters play (FS-Q-14)"],
  ["mom", "instead: 1 times, not 0", "doubling is said as another amount instead"],
  ["moms-bra", "instead: 1 times, not 0", "reducing is said as another amount instead"],
  ["monstros-tooth", "non-eternal: 1 times, not 0", "an eternal item cannot be destroyed"],
  ["pestilence", "1: 2 times, not 0", "2 that are divided are 1 and 1"],
  ["pestilence", "other: 1 times, not 0", "what is divided goes to two that are not the same"],
  ["placebo", "another: 1 times, not 0", "to copy its own ability would only ask again"],
  ["potato-peeler", "each: 0 times, not 1", "the decks are listed"],
  ["remote-detonator", "other: 1 times, not 0", "more votes than any other: the most, and no tie"],
  ["the-d4", "each: 0 times, not 1", "a player's items are each of them, in an order"],
  ["the-dead-cat", "1: 1 times, not 0", "has counters: 1 or more"],
  ["trinity-shield", "other: 2 times, not 1", "two prohibitions, each with its subject"],
  ["viii-justice", "each: 0 times, not 1", "cards and cents are told one after the other"],
  ["we-need-to-go-deeper", "may: 2 times, not 1", "any number may be none"],
  ["xii-the-hanged-man", "4: 1 times, not 0", "any of the cards: up to as many as there are decks"],
  ["xii-the-hanged-man", "each: 0 times, not 1", "the decks are listed"],
  ["xii-the-hanged-man", "may: 0 times, not 1", "up to 4 may be none"],
  ["xii-the-hanged-man", "up to: 1 times, not 0", "any of the cards: up to as many as there are decks"],
  ["xxi-the-world", "each: 0 times, not 1", "all hands are each hand"],
]

/** The same for Slay the Spire. @type {readonly import("./compare.mjs").Excuse[]} */
export const spireExcuses = [
  ["fairy-in-a-bottle", "numbers is 2, not 0, 2", "to die is to have 0 HP"],
  ["loaded-die", "kind is solo-relic, not relic", "it lies apart from the deck of relics"],
  ["prismatic-shard", "missing from the game", "it is for characters that are not in the game yet"],
  ["silent-bouncing-flask", "numbers is none, not 2", "two times one, each with its target"],
  ["silent-bouncing-flask+", "numbers is none, not 3", "three times one, each with its target"],
  ["silent-catalyst+", "numbers is 2, not none", "three times as much is twice as much more"],
]

/**
 * Texts that may be longer than they should be, with the reason: none yet, so that lengths are told and decide nothing.
 * @type {Readonly<Record<"four-souls" | "spire", readonly import("./lengths.mjs").LongTexts[]>>}
 */
export const longTexts = { "four-souls": [], spire: [] }
