// What bots say of Four Souls in English: the parts of a position's worth, and the rules of thumb by which they judge.

import type { Messages } from "@soulspire/text"

export const english: Messages = {
  "worth.over.plain": "{side, select, better {a better chance to win} other {a worse chance to win}}",
  "worth.souls":
    "{side, select, better {{n, plural, one {# more soul} other {# more souls}}} other {{n, plural, one {# soul} other {# souls}} fewer}}",
  "worth.souls.plain": "{side, select, better {closer to winning} other {farther from winning}}",
  "worth.cents": "{side, select, better {{n} ¢ more} other {{n} ¢ less}}",
  "worth.cents.plain": "{side, select, better {more ¢} other {less ¢}}",
  "worth.hand":
    "{side, select, better {{n, plural, one {# more loot card} other {# more loot cards}} in hand} other {{n, plural, one {# loot card} other {# loot cards}} fewer in hand}}",
  "worth.hand.plain": "{side, select, better {a better hand} other {a worse hand}}",
  "worth.items":
    "{side, select, better {{n, plural, one {# more item} other {# more items}}} other {{n, plural, one {# item} other {# items}} fewer}}",
  "worth.items.plain":
    "{side, select, better {better items, or more of them ready} other {worse items, or more of them used}}",
  "worth.losses.plain": "{side, select, better {dying costs less} other {dying costs more}}",
  "worth.attack.plain":
    "{side, select, better {the attack is more likely to pay off} other {the attack is less likely to pay off}}",
  "worth.turn.plain": "{side, select, better {more left to do this turn} other {less left to do this turn}}",
  "worth.rivals.plain": "{side, select, better {the others are worse off} other {the others are better off}}",
  "worth.partners.plain":
    "{side, select, better {your partner is better off} other {your partner is worse off}}",
  "worth.time":
    "{side, select, better {{n, plural, one {# more round} other {# more rounds}} left} other {{n, plural, one {# round} other {# rounds}} fewer left}}",
  "worth.time.plain": "{side, select, better {more time left} other {less time left}}",

  "rule.against": "The best target: for what it leaves, and for your chances against it.",
  "rule.ware": "The best value of what you can afford.",
  "rule.pass": "Nothing in it for you: nobody dies and nobody gains a soul.",
  "rule.begin": "The one that is worth the most over a whole game.",
}
