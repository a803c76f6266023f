// What bots say of Spire in English: the parts of a position's worth, and the rules of thumb by which they judge.

import type { Messages } from "@soulspire/text"

export const english: Messages = {
  "worth.fallen.plain": "{side, select, better {less danger of dying} other {more danger of dying}}",
  "worth.hp": "{side, select, better {{n} fewer HP lost} other {{n} more HP lost}}",
  "worth.hp.plain": "{side, select, better {your last HP are safer} other {more HP lost}}",
  "worth.partners":
    "{side, select, better {the others lose {n} fewer HP} other {the others lose {n} more HP}}",
  "worth.partners.plain":
    "{side, select, better {the others are safer} other {the others are in more danger}}",
  "worth.powers.plain":
    "{side, select, better {stronger in the rounds to come} other {weaker in the rounds to come}}",
  "worth.tokens.plain": "{side, select, better {more left for later} other {less left for later}}",
  "worth.ailments":
    "{side, select, better {{n} fewer Weak and Vulnerable on players} other {{n} more Weak and Vulnerable on players}}",
  "worth.ailments.plain":
    "{side, select, better {less Weak and Vulnerable on players} other {more Weak and Vulnerable on players}}",
  "worth.block": "{side, select, better {{n} more Block left over} other {{n} less Block left over}}",
  "worth.block.plain": "{side, select, better {more Block left over} other {less Block left over}}",
  "worth.potions":
    "{side, select, better {{n, plural, one {# more potion} other {# more potions}} kept} other {{n, plural, one {# more potion} other {# more potions}} used up}}",
  "worth.potions.plain": "{side, select, better {potions kept} other {potions used up}}",
  "worth.gold": "{side, select, better {{n} more gold} other {{n} less gold}}",
  "worth.gold.plain": "{side, select, better {more gold} other {less gold}}",
  "worth.standing":
    "{side, select, better {{n, plural, one {# enemy} other {# enemies}} fewer} other {{n, plural, one {# enemy} other {# enemies}} more}}",
  "worth.standing.plain": "{side, select, better {fewer enemies} other {more enemies}}",
  "worth.enemies": "{side, select, better {enemies have {n} fewer HP} other {enemies have {n} more HP}}",
  "worth.enemies.plain":
    "{side, select, better {enemies are closer to dying} other {enemies are farther from dying}}",
  "worth.threat.plain": "{side, select, better {enemies will hit less} other {enemies will hit more}}",

  "rule.go": "Of all paths to the top, this one gives the most for the HP it costs.",
  "rule.reveal": "It costs nothing to see what there is.",
  "rule.take": "It is better than the average card in your deck.",
  "rule.use": "It helps most right away.",
  "rule.buy": "It is worth more than it costs.",
  "rule.cleanse": "Without its weakest card, your deck draws better.",
  "rule.option": "What helps most here for what it costs.",
  "rule.rest": "You are low on HP: that matters more than an upgrade.",
  "rule.key": "Without this key there is no way into the last Act.",
  "rule.smith": "You have enough HP: an upgrade helps more.",
  "rule.campfire": "The best use of this campfire.",
  "rule.leave": "Nothing left here would help.",
  "rule.upgrade": "The card that gains the most from an upgrade.",
  "rule.remove": "The card your deck will miss the least.",
  "rule.transform": "The card your deck will miss the least.",
}
