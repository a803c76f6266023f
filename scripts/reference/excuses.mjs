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
  ["incubus", "each: 1 times, not 0", "in a swap each picks what they give (FS-6.16.2)"],
  ["lost-soul", "instead: 1 times, not 0", "it becomes a soul as it enters play (FS-Q-14)"],
  ["moms-bra", "instead: 1 times, not 0", "reducing is said as another amount instead"],
  ["monstros-tooth", "non-eternal: 1 times, not 0", "an eternal item cannot be destroyed"],
  ["placebo", "another: 1 times, not 0", "to copy its own ability would only ask again"],
  ["the-d4", "each: 0 times, not 1", "a player's items are each of them, in an order"],
  ["the-dead-cat", "1: 1 times, not 0", "as much as counters were removed: 1 for each"],
  ["the-dead-cat", "each: 1 times, not 0", "as much as counters were removed: 1 for each"],
  ["the-polaroid", "0: 0 times, not 1", "an empty hand is one of 0 cards"],
  ["viii-justice", "each: 0 times, not 1", "cards and cents are told one after the other"],
  ["xv-the-devil", "another: 1 times, not 0", "one's own item cannot be stolen"],
  // What the first edition printed.
  [
    "book-of-belial-first-edition",
    "1: 2 times, not 1",
    "adding and subtracting are two options, each with its number",
  ],
  ["box-first-edition", "non-eternal: 1 times, not 0", "a ruling: what cannot be destroyed cannot be used"],
  ["broken-ankh-first-edition", "1-5: 0 times, not 1", "on those numbers nothing is prevented"],
  ["bum-bo-first-edition", "1: 0 times, not 1", "a counter is 1 or more of them"],
  ["cambion-conception-first-edition", "6: 2 times, not 1", "how many there are, and how many go"],
  [
    "chaos-card-first-edition",
    "non-eternal: 1 times, not 0",
    "a ruling: what cannot be destroyed cannot be used",
  ],
  ["contract-from-below-first-edition", "another: 1 times, not 0", "one's own item cannot be stolen"],
  [
    "donation-machine-first-edition",
    "another: 2 times, not 1",
    "one of your other items is another of yours",
  ],
  ["donation-machine-first-edition", "other: 0 times, not 1", "one of your other items is another of yours"],
  ["finger-first-edition", "rolls of anybody is none, not 2", "one's own item cannot be stolen"],
  ["finger-first-edition", "another: 1 times, not 0", "one's own item cannot be stolen"],
  ["guppys-collar-first-edition", "4-6: 0 times, not 1", "on those numbers nothing is prevented"],
  ["guppys-paw-first-edition", "up to: 0 times, not 1", "a shield prevents no more than there is"],
  ["ipecac-first-edition", "each: 1 times, not 0", "all other players are each other player"],
  ["the-bone-first-edition", "+1: 0 times, not 1", "to add +1 is to add 1"],
  ["the-bone-first-edition", "1: 2 times, not 1", "to add +1 is to add 1"],
  ["v-the-hierophant-first-edition", "up to: 0 times, not 1", "a shield prevents no more than there is"],
  ["we-need-to-go-deeper", "may: 2 times, not 1", "any number may be none"],
]

/** The same for Slay the Spire. @type {readonly import("./compare.mjs").Excuse[]} */
export const spireExcuses = [
  ["e4-spire-shield", "summons is Spire Spear, not none", "the two are fought together"],
  ["act2-joust", "options is 3, not 1", "each thing that can be bet is an option of its own"],
  ["act3-falling", "option 1 is 3, not none", "three is 3"],
  ["act3-winding-halls", "option 1 is 2, not none", "two is 2"],
  ["defect-beam-cell", "numbers is 3, not 2, 3, 4, 5, 6", "1 to 3 is 3 or less"],
  ["defect-claw-claw-pack", "name is Claw, not Claw (Claw Pack)", "printed with the same name as the other"],
  [
    "defect-claw-claw-pack+",
    "name is Claw+, not Claw (Claw Pack)+",
    "printed with the same name as the other",
  ],
  ["defect-go-for-the-eyes", "numbers is 4, not 2, 3, 4, 5, 6", "4 to 6 is 4 or more"],
  ["defect-reinforced-body", "numbers is none, not 0", "that X can't be 0 is said with its cost"],
  ["defect-reinforced-body+", "numbers is 2, not none", "printed as so many signs"],
  ["fairy-in-a-bottle", "numbers is 2, not 0, 2", "to die is to have 0 HP"],
  ["loaded-die", "kind is solo-relic, not relic", "it lies apart from the deck of relics"],
  ["prismatic-shard", "kind is special-relic, not relic", "it lies apart from the deck of relics"],
  ["silent-dodge-and-roll", "numbers is 2, not none", "printed as so many signs, each with its target"],
  ["silent-dodge-and-roll+", "numbers is 3, not none", "printed as so many signs, each with its target"],
  ["the-abacus", "numbers is 6, not none", "what comes after 6 is said"],
  ["toolbox", "numbers is 6, not none", "what comes before 1 is said"],
  ["watcher-carve-reality", "numbers is 2, 3, not 3", "one or two is 1 or 2"],
  ["watcher-carve-reality+", "numbers is 2, 4, not 4", "one or two is 1 or 2"],
  [
    "watcher-devotion",
    "keywords is none, not exhaust",
    "it exhausts itself by its text, not by being played",
  ],
  [
    "watcher-devotion+",
    "keywords is none, not exhaust",
    "it exhausts itself by its text, not by being played",
  ],
  ["watcher-just-lucky", "numbers is 3, not 2, 3, 4, 5, 6", "1 to 3 is 3 or less, and 4 to 6 is otherwise"],
  [
    "watcher-just-lucky+",
    "numbers is 2, 3, not 2, 3, 4, 5, 6",
    "1 to 3 is 3 or less, and 4 to 6 is otherwise",
  ],
  ["watcher-weave", "numbers is 0, 5, not 5", "what is played instead is played for 0"],
  ["watcher-weave+", "numbers is 0, 2, 6, not 2, 6", "what is played instead is played for 0"],
]

/**
 * Texts that may be longer than they should be, with the reason. Of a language that has none, here and in `longWords`,
 * lengths are told and decide nothing.
 * @type {Readonly<Record<"four-souls" | "spire", readonly import("./lengths.mjs").LongTexts[]>>}
 */
export const longTexts = {
  "four-souls": [
    { language: "en", reason: "print has a bare number and its sign", ids: ["breakfast", "dinner"] },
    { language: "en", reason: "when exactly it happens is said", ids: ["curse-of-loss", "crystal-ball"] },
    { language: "en", reason: "reducing is said as another amount instead", ids: ["dry-baby"] },
    { language: "en", reason: "each thing that it can end is an option", ids: ["chaos-card-first-edition"] },
    { language: "en", reason: "print has a number for how many counters", ids: ["bum-bo-first-edition"] },
    { language: "en", reason: "that the damage comes first is said", ids: ["guppys-paw-first-edition"] },
    { language: "en", reason: "an erratum is longer than print", ids: ["flush-first-edition"] },
    {
      language: "it",
      reason: "the rulebook's words, with the articles that Italian needs",
      ids: [
        "steamy-sale",
        "trinity-shield",
        "dagaz",
        "dinga",
        "v-the-hierophant-first-edition",
        "the-curse-first-edition",
      ],
    },
    {
      language: "it",
      reason: "the rulebook's words for damage by a result",
      ids: ["ii-the-high-priestess"],
    },
  ],
  spire: [
    { language: "en", reason: "each thing that can be bet is an option of its own", ids: ["act2-joust"] },
    {
      language: "en",
      reason: "whom a sign of the area reaches is said in words",
      ids: [
        "explosive-potion",
        "mercury-hourglass",
        "colorless-panache",
        "colorless-panache+",
        "ironclad-berserk",
        "ironclad-berserk+",
        "ironclad-combust",
        "ironclad-combust+",
        "watcher-omega",
        "watcher-omega+",
        "silent-corpse-explosion",
        "silent-corpse-explosion+",
      ],
    },
    {
      language: "en",
      reason: "print is little more than a sign: verb and target are words here",
      ids: [
        "blood-potion",
        "fire-potion",
        "swift-potion",
        "vulnerable-potion",
        "weak-potion",
        "silent-noxious-fumes",
        "ironclad-metallicize",
        "ironclad-metallicize+",
        "frozen-core",
        "holy-water",
      ],
    },
    {
      language: "en",
      reason: "when it can be used, and how often, is said in words",
      ids: ["gambling-chip", "toolbox", "calipers", "curse-pain", "toxic-egg"],
    },
    {
      language: "en",
      reason: "what the die has to show is said in words",
      ids: ["necronomicon", "charons-ashes"],
    },
    {
      language: "it",
      reason: "a possessive has its article",
      ids: [
        "defect-defragment",
        "defect-defragment+",
        "ironclad-double-tap",
        "ironclad-double-tap+",
        "silent-burst",
        "silent-burst+",
        "skill-potion",
        "strike-dummy",
        "ironclad-corruption",
        "ironclad-corruption+",
        "watcher-blasphemy",
        "watcher-blasphemy+",
        "watcher-swivel",
        "watcher-swivel+",
      ],
    },
    {
      language: "it",
      reason: "what you evoke is said with its verb: evocazione is the word for a summon",
      ids: ["defect-amplify", "defect-amplify+", "defect-consume", "defect-consume+"],
    },
    {
      language: "it",
      reason: "each of several Attacks is said to have its own enemy",
      ids: ["ninja-scroll"],
    },
    {
      language: "it",
      reason: "sta per is the word for would, and a verb alone reads like a command",
      ids: ["b2-champ", "b2-champ-a10"],
    },
  ],
}

/**
 * Words that may be longer than those they are held against, wherever they stand.
 * @type {Readonly<Record<"four-souls" | "spire", readonly import("./lengths.mjs").LongWords[]>>}
 */
export const longWords = {
  "four-souls": [
    {
      language: "it",
      reason: "the rulebook has no verb for looting",
      ours: /\bott(ieni|iene|enere)( invece)?( \+?\d+| altrettanto| il doppio del)? bottino\b/gi,
      other: /\bloots?( \+?\d+| that number| twice that number)?\b(?! (card|deck|step|discard))/gi,
    },
    {
      language: "it",
      reason: "the rulebook's words for a time",
      ours: /\bdurante (questo|il tuo) turno\b|\bfino alla fine del turno\b/gi,
      other: /\b(this|on your) turn\b|\btill end of turn\b/gi,
    },
    {
      language: "it",
      reason: "the rulebook's word for combat damage",
      ours: /\b(infligge )?dann[oi] da combattimento\b/gi,
      other: /\b(deals )?combat damage\b/gi,
    },
    {
      language: "it",
      reason: "the rulebook's words for one more attack",
      ours: /\bsvolgere \d+ attacco aggiuntivo\b/gi,
      other: /\bmake \d+ more attack\b/gi,
    },
    {
      language: "it",
      reason: "the rulebook's words for more slots",
      ours: /\baumenta di \d+ gli spazi (mostro|negozio)\b/gi,
      other: /\badd \d+ (monster|shop) slots?\b/gi,
    },
    {
      language: "it",
      reason: "there is no word like they: the noun comes again, as a verb alone reads like a command",
      ours: /\bquel (giocatore|bersaglio|mostro)\b|\bquest'ultima\b/gi,
      other: /\b(they|them|that player|it)\b/gi,
    },
    {
      language: "it",
      reason: "the rulebook's words for the death penalty",
      ours: /\bprima (di pagare|che paghi) la pena di morte\b/gi,
      other: /\bbefore paying the penalty\b/gi,
    },
    {
      language: "it",
      reason: "1 danno alone could be all that is dealt at once: it is said to be the next",
      ours: /\bprevieni 1 danno, il prossimo che subi\w+\b/gi,
      other: /\bprevent the next 1 damage to (you|them)\b/gi,
    },
    {
      language: "it",
      reason: "the rulebook's words for each time",
      ours: /\bogni volta che\b/gi,
      other: /\beach time\b/gi,
    },
    {
      language: "it",
      reason: "an order that is free has no short words",
      ours: /\bnell'ordine che preferisc[ei]\b/gi,
      other: /\bin any order\b/gi,
    },
    {
      language: "it",
      reason: "the rulebook's word for healing",
      ours: /\bguarisce di\b/gi,
      other: /\bheals\b/gi,
    },
  ],
  spire: [
    {
      language: "it",
      reason: "any player is un giocatore qualsiasi",
      ours: /\bun giocatore qualsiasi\b/gi,
      other: /\bany player\b/gi,
    },
    {
      language: "it",
      reason: "the word for combat",
      ours: /\b(del |in questo |una volta per )?combattimento\b/gi,
      other: /\b(of |this |once per )?combat\b/gi,
    },
    {
      language: "it",
      reason: "the words for the exhaust pile",
      ours: /\bpila delle carte esaurite\b/gi,
      other: /\bexhaust pile\b/gi,
    },
    {
      language: "it",
      reason: "the words for what enemies give",
      ours: /\b(Stordiment[oi]|Ustion[ei]|Vulnerabile)\b/g,
      other: /\b(Daze|Burns?|Vulnerable)\b/g,
    },
    {
      language: "it",
      reason: "a hit for a number with a name takes a letter: per il tuo Blocco would be a reason",
      ours: /\bcolpisci un nemico per X, dove X è il tuo\b/gi,
      other: /\bhit an enemy for your\b/gi,
    },
    {
      language: "it",
      reason: "all of something has its article",
      ours: /\btutt[oa] (il|la)\b/gi,
      other: /\ball\b/gi,
    },
    {
      language: "it",
      reason: "there is no word like it: the noun comes again, as a verb alone reads like a command",
      ours: /\bquel nemico\b/gi,
      other: /\bit\b/gi,
    },
    {
      language: "it",
      reason: "the word for gain",
      ours: /\bottien[ei]\b/gi,
      other: /\bgains?\b/gi,
    },
  ],
}
