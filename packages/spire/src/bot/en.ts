// What bots say of Spire in English: the parts of a position's worth, and the rules of thumb by which they judge.

import type { Messages } from "@soulspire/text"

export const english: Messages = {
  "worth.fallen.plain": "{side, select, better {less danger of falling} other {more danger of falling}}",
  "worth.hp": "{side, select, better {{n} fewer HP lost} other {{n} more HP lost}}",
  "worth.hp.plain": "{side, select, better {the last HP are safer} other {more HP are lost}}",
  "worth.partners":
    "{side, select, better {the others lose {n} fewer HP} other {the others lose {n} more HP}}",
  "worth.partners.plain":
    "{side, select, better {the others are safer} other {the others are in more danger}}",
  "worth.powers.plain":
    "{side, select, better {stronger in the rounds to come} other {weaker in the rounds to come}}",
  "worth.tokens.plain":
    "{side, select, better {more of use is left for later} other {less of use is left for later}}",
  "worth.ailments":
    "{side, select, better {{n} fewer Weak and Vulnerable on players} other {{n} more Weak and Vulnerable on players}}",
  "worth.ailments.plain":
    "{side, select, better {less Weak and Vulnerable on players} other {more Weak and Vulnerable on players}}",
  "worth.block": "{side, select, better {{n} more Block left over} other {{n} less Block left over}}",
  "worth.block.plain": "{side, select, better {more Block left over} other {less Block left over}}",
  "worth.potions":
    "{side, select, better {{n, plural, one {# more potion} other {# more potions}} kept} other {{n, plural, one {# more potion} other {# more potions}} used up}}",
  "worth.potions.plain": "{side, select, better {potions are kept} other {potions are used up}}",
  "worth.gold": "{side, select, better {{n} more gold} other {{n} less gold}}",
  "worth.gold.plain": "{side, select, better {more gold} other {less gold}}",
  "worth.standing":
    "{side, select, better {{n, plural, one {# enemy} other {# enemies}} fewer} other {{n, plural, one {# enemy} other {# enemies}} more}}",
  "worth.standing.plain": "{side, select, better {fewer enemies} other {more enemies}}",
  "worth.enemies": "{side, select, better {enemies have {n} fewer HP} other {enemies have {n} more HP}}",
  "worth.enemies.plain":
    "{side, select, better {enemies are closer to falling} other {enemies are farther from falling}}",
  "worth.threat.plain": "{side, select, better {enemies will hit less} other {enemies will hit more}}",

  "rule.go": "Every way to the top was compared by what its rooms bring, and by the HP they cost.",
  "rule.reveal": "It costs nothing to see what there is.",
  "rule.take": "It does more for your deck than the average card in it.",
  "rule.use": "It does most when it is used at once.",
  "rule.buy": "It brings more than its price.",
  "rule.cleanse": "Without its weakest card a deck draws better ones.",
  "rule.rest": "HP are short: they matter more than an upgrade.",
  "rule.key": "Without its key there is no way into the last Act.",
  "rule.smith": "There are HP enough: an upgrade brings more.",
  "rule.campfire": "Here this brings most.",
  "rule.leave": "Nothing that is left here would help.",
  "rule.upgrade": "Of these cards the upgrade improves this one most.",
  "rule.remove": "Of these cards your deck misses this one least.",
  "rule.transform": "Of these cards your deck misses this one least.",
}
