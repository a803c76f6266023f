// English rows for what the cards of Spire watch for, and for what is printed on them.

import type { Lexicon } from "@soulspire/text"

type Rows = Pick<
  Lexicon,
  | "whoms"
  | "tests"
  | "spans"
  | "acts"
  | "events"
  | "actors"
  | "places"
  | "selves"
  | "everywhere"
  | "verbs"
  | "printed"
>

/** Where an enemy's action stands. */
const by = { die: "#", cube: "slot #", mode: "mode #" }

export const verbRows: Rows = {
  whoms: {
    die: { noun: { one: "die", many: "dice" } },
    nextCard: { noun: { one: "next card you play this turn", many: "next cards you play this turn" } },
    facing: { noun: { one: "player in its row", many: "players in its row", person: true } },
  },
  tests: {
    isAlive: { noun: "player" },
    rowIsHeld: { noun: "row" },
    isInRow: { say: "[of] be in [with]", adjunct: true, besides: { enemy: "boss" } },
    sharesRow: {
      say: "[of] be in [with:row/own]",
      adjunct: true,
      single: "player",
      besides: { enemy: "boss" },
    },
    isAlone: { say: "=you play alone" },
    isAboutToHit: { say: "[of] be about to hit [with]" },
    isDead: { say: [{ if: { of: "gap" }, say: "[of] be dead" }, { say: "[x=the_card] kill [of]" }] },
    isUnhurt: { say: "[of] have full HP" },
  },
  spans: {
    turn: { till: "till end of turn", during: "this turn", each: "each turn" },
    round: { till: "till end of round", during: "this round", each: "each round" },
    nextCard: {
      till: "for the next card that you play this turn",
      during: "for your next card",
      each: "for each card",
    },
    combat: { till: "till end of combat", during: "this combat", each: "each combat" },
  },
  acts: {
    play: { say: "[who=player] play [it=card]", from: "hand", only: "can only be played if #" },
    use: { say: "[who=player] use [it=card]" },
    change: { say: "[who=player] change the die with [it=card]", tag: "After the die is rolled" },
    switch: { say: "[who=player] switch rows", tag: "Switch rows" },
    arrive: { say: "[it=enemy] come", tag: "Set-up" },
    move: { say: "[it=enemy] act", on: "enemy", by, mine: true },
    lastMove: { say: "[it=enemy] act last", on: "enemy", by, mine: true, tag: "acting last" },
  },
  events: {
    combatBegins: [
      { if: { who: "you" }, say: "=at the start of combat", lead: true },
      { say: "[who=player] begin a combat" },
    ],
    combatEnds: [
      { if: { who: "you" }, say: "=at the end of combat", lead: true },
      { say: "[who=player] end a combat" },
    ],
    turnStarts: [
      { if: { who: "you" }, say: "=at the start of your turn", lead: true },
      { say: "[who=player] start a turn" },
    ],
    turnEnds: [
      {
        if: { who: "you" },
        say: "=at the end of your turn",
        lead: true,
        next: { span: "turn", say: "at the end of this turn" },
      },
      { say: "[who=player] end a turn" },
    ],
    roundStarts: [
      {
        if: { who: false },
        say: "=at the start of each round",
        lead: true,
        next: { span: "combat", say: "at the start of the next round" },
      },
    ],
    dieShows: [{ if: { who: "you" }, say: "[x=the_die] show [face]", once: true }],
    attacks: [
      { if: { who: "you" }, say: "[who] attack", next: { span: "combat", say: "after your next attack" } },
    ],
    loseBlock: [
      {
        if: { cause: "reset", whom: "you" },
        say: "[whom] lose your Block at the start of your turn",
        once: true,
      },
      { if: { cause: "reset" }, say: "[whom=player] lose their Block at the start of their turn" },
      { say: "[whom=player|enemy] lose [amount:block]" },
    ],
    playerDies: [{ if: { who: "you" }, say: "[who] die", once: true }, { say: "[who=player] die" }],
    gainGold: "[who=player] gain [amount:gold]",
    itsEnemyDies: [{ if: { card: "this" }, say: "[whom=bearer] die", once: true }],
    damage: [
      { if: { amount: "some", hit: "1" }, say: "[whom=player|enemy] take damage from a hit" },
      { if: { amount: "some" }, say: "[whom=player|enemy] take damage" },
      { if: { hit: "1", by: true }, say: "[by] hit [whom=player|enemy]" },
    ],
    attacked: "[by=player] attack [whom=enemy]",
    gainBlock: "[whom=player|enemy] gain [amount:block]",
    gainToken: [
      { if: { whom: false }, say: "[by=player] give [amount:token]" },
      { say: "[by=player] put [amount:token] on [whom=player|enemy]" },
    ],
    loseHp: "[whom=player|enemy] lose [amount:hp]",
    discards: "[who=player] discard one or more cards by a card's effect",
    reshuffled: [
      { if: { who: "you" }, say: "[who] reshuffle your draw pile" },
      { say: "[who=player] reshuffle their draw pile" },
    ],
    plays: "[who=player] play [card=card]",
    move: [
      { if: { cause: "death", old: true }, say: "[old=enemy] die" },
      { if: { cause: "exhaust", obj: "this", controlled: false }, say: "[obj] be exhausted", in: "exhaust" },
      { if: { cause: "exhaust", controlled: true }, say: "[controlled=player] exhaust [obj=card]" },
      { if: { cause: "discard", obj: "this" }, say: "[obj] be discarded by a card's effect", in: "discard" },
      { if: { cause: "draw" }, say: "[taker=player] draw [obj=card]" },
      { if: { cause: "remove", obj: "this" }, say: "[obj] be removed from your deck", in: "box" },
      { if: { obj: "this", taker: "you", cause: false }, say: "[taker] gain [obj]", once: true },
    ],
  },
  actors: { enemy: "facing" },
  places: { mode: "mode #" },
  selves: { enemy: "enemy", relic: "relic", "boss-relic": "relic", "solo-relic": "relic", potion: "potion" },
  everywhere: { cards: ["hand", "discard", "draw", "playing"] },
  verbs: {},
  printed: {
    attack: "Attack.",
    skill: "Skill.",
    power: "Power.",
    status: "Status.",
    daze: "Daze.",
    curse: "Curse.",
    ticket:
      "When this card is revealed as a card reward, add the top card of your rare card reward deck to the choice. If you transform a card into this one, gain the top card of that deck instead.",
    relic: "Relic.",
    "boss-relic": "Boss relic.",
    "solo-relic": "Relic for one player alone.",
    potion: "Potion.",
    boss: "Boss.",
    easy: "Easy to learn.",
    harder: "Harder to learn.",
    hardest: "Hardest to learn.",
    elite: "Elite.",
    unplayable: "{keyword unplayable|Unplayable}.",
    cost: "Cost #.",
    x: "Cost X.",
    unsold: "Never for sale: if it turns up, discard it and draw again.",
    outside: "Outside combat too.",
    outsideOnly: "Only outside combat.",
    hp: "# HP.",
    hp1: "# HP for 1 player,",
    hp2: "# for 2,",
    hp3: "# for 3,",
    hp4: "# for 4.",
    slots: "# slots",
    red: { say: ", then back to slot #.", none: "." },
    slots1: "Mode 1: # slots",
    red1: { say: ", then back to slot #.", none: "." },
    slots2: "Mode 2: # slots",
    red2: { say: ", then back to slot #.", none: "." },
    different: "Each player chooses a different option.",
  },
}
