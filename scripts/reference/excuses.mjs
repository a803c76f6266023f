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
  ["empty-vessel", "0: 1 times, not 2", "an empty hand is one of 0 cards"],
  ["flush", "each: 0 times, not 2", "all of them are each of them, in an order"],
  ["horf", "+1: 0 times, not 1", "1 more is an increase by 1"],
  ["horf", "additional: 1 times, not 0", "1 more is an increase by 1"],
  ["host-hat", "till end of turn: 1 times, not 0", "what it prevents, it prevents this turn"],
  ["lost-soul", "instead: 1 times, not 0", "it becomes a soul as it enters play (FS-Q-14)"],
  ["moms-bra", "instead: 1 times, not 0", "reducing is said as another amount instead"],
  ["monstros-tooth", "non-eternal: 1 times, not 0", "an eternal item cannot be destroyed"],
  ["pestilence", "1: 2 times, not 0", "2 that are divided are 1 and 1"],
  ["pestilence", "other: 1 times, not 0", "what is divided goes to two that are not the same"],
  ["placebo", "another: 1 times, not 0", "to copy its own ability would only ask again"],
  ["the-d4", "each: 0 times, not 1", "a player's items are each of them, in an order"],
  ["the-dead-cat", "1: 1 times, not 0", "as much as counters were removed: 1 for each"],
  ["the-dead-cat", "each: 1 times, not 0", "as much as counters were removed: 1 for each"],
  ["the-polaroid", "0: 0 times, not 1", "an empty hand is one of 0 cards"],
  ["trinity-shield", "other: 2 times, not 1", "two prohibitions, each with its subject"],
  ["viii-justice", "each: 0 times, not 1", "cards and cents are told one after the other"],
  ["we-need-to-go-deeper", "may: 2 times, not 1", "any number may be none"],
]
