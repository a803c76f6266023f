// English words for hits, damage, HP and death.

import { en, type Lexicon, type SliceWords } from "@soulspire/text"

const { mass, noun, person } = en

const nouns: Lexicon["nouns"] = {
  hp: { ...mass("HP"), icon: "hp" },
  damage: mass("damage"),
  freeAttack: noun("Attack of cost 0", "separate Attacks of cost 0"),
  bearer: noun("enemy with this card attached", "enemies with this card attached"),
}

export const english: SliceWords = {
  lexicon: {
    nouns,
    numbers: {
      hits: {
        noun: noun("hit"),
        plus: [
          ...["1", "2", "3"].map((more) => ({
            if: { more, of: "you" },
            say: `=your hits deal ${more} more damage`,
          })),
          { if: { more: true }, say: "[of] add [more] to each hit" },
        ],
      },
      perPower: {
        noun: noun("extra damage for each Power", "extra damage for each Power"),
        plus: [
          {
            if: { more: true, of: "this" },
            say: "[of!] deal [more] more damage with each hit for each Power that the player it hits has in play",
          },
        ],
      },
      hitsTaken: {
        noun: noun("extra damage from each hit", "extra damage from each hit"),
        plus: [{ if: { more: true, of: "this" }, say: "[of!] take [more] more damage from each hit" }],
      },
      freeHits: {
        noun: noun("hit of an Attack of cost 0", "hits of Attacks of cost 0"),
        plus: [{ if: { more: true }, say: "[of] hit for [more] more with Attacks of cost 0 and with Shivs" }],
      },
      cardHits: {
        noun: noun("hit"),
        plus: [{ if: { more: true }, say: "[of] hit for [more] more( [per])" }],
      },
      mostLost: {
        noun: noun("maximum HP loss each round", "maximum HP losses each round"),
        set: [
          { if: { span: "round" }, say: "[of] lose more than [to:hp] this round", cant: true },
          { if: { span: false }, say: "[of] lose more than [to:hp] each round", cant: true },
        ],
      },
      stabs: {
        noun: noun("Daze for each attack", "Daze for each attack"),
        plus: [
          {
            if: { more: true, of: "this" },
            say: "[x=the_stabbed] gain [more:daze]",
          },
        ],
      },
      mostPerHit: {
        noun: mass("most damage from a hit"),
        set: [{ if: { span: false }, say: "[of] take at most [to:damage] from each hit" }],
      },
      leastHp: {
        noun: noun("fewest HP", "fewest HP"),
        set: [{ if: { span: false }, say: "[of] go below [to:hp]", cant: true }],
      },
      mostDealt: {
        noun: noun("maximum damage dealt", "maximum damage dealt"),
        set: [{ if: { span: "turn", to: "0" }, say: "[of] deal damage this turn", cant: true }],
      },
      mostHp: { noun: noun("maximum HP", "maximum HP") },
      hp: { noun: nouns["hp"], had: "own" },
      "hit.as": { noun: nouns["hp"], each: "for each HP it lost" },
      lostInCombat: { noun: nouns["hp"], done: "[of] have lost( [amount:hp]) this combat" },
      lostInRound: { noun: nouns["hp"], done: "[of] have lost( [amount:hp]) this round" },
      otherAttacks: {
        noun: noun("other Attack"),
        done: "[of] have played( [amount:attack]) this turn, Shivs included",
      },
      attacks: { noun: noun("Attack"), done: "[of] have played( [amount:attack]) this turn" },
    },
    whoms: {
      stabbed: {
        noun: person("player who takes unblocked damage from an attack of this enemy"),
        each: true,
      },
    },
    tests: {
      isAboutToHit: { say: "[of] be about to hit [with]" },
      isDead: { say: [{ if: { of: "gap" }, say: "[of] be dead" }, { say: "[x=the_card] kill [of]" }] },
      isUnhurt: { say: "[of] have full HP" },
    },
    ops: {
      hit: [
        {
          on: "enemy",
          if: { by: "this", to: "named", then: true, thenTo: true },
          say: "[by!] hit for [amount] , then [thenTo] for [then]",
        },
        {
          on: "enemy",
          if: { by: "this", to: "named", then: true },
          say: "[by!] hit for [amount] , then for [then]",
        },
        { on: "enemy", if: { by: "this", to: "named" }, say: "[by!] hit for [amount]( , [times/often])" },
        { on: "enemy", if: { by: "this" }, say: "[by!] hit [to] for [amount]( , [times/often])" },
        {
          if: { perStrength: true },
          say: "[by] hit [to] for [amount]; each Strength adds [perStrength] instead of 1",
        },
        {
          say: "[by] hit [to] for [amount/per]( , [times/often])( , or for [bonus] more if [if])( , and [again/often] more if [if])",
        },
      ],
      hitAny: "[by] hit [among/a] for [amount] , [times/often]. Each hit may have a different target",
      dealDamage: [
        { on: "enemy", say: "[to] take [amount:damage/per]" },
        { if: { to: "you" }, say: "[to] take [amount:damage]" },
        ...["that", "times"].map((amount) => ({ if: { amount }, say: "[you] deal [to] [amount:damage]" })),
        { if: { bonus: true }, say: "[you] deal [amount:damage] to [to] , or [bonus] more if [if]" },
        { say: "[you] deal [amount:damage] to [to]" },
      ],
      "call:damageAttackers":
        "[you] deal [amount:damage] to each enemy for each hit that it is about to deal to you",
      loseHp: "[whom] lose [amount:hp/per]",
      heal: [
        { on: "enemy", if: { whom: "this" }, say: "[whom!] heal [amount:hp]" },
        { say: "[whom] heal [amount:hp]" },
      ],
      healTo: [
        { if: { whom: "you" }, say: "[whom] heal to [hp:hp]" },
        { on: "enemy", if: { whom: "this" }, say: "[whom] heal to [hp:hp]" },
      ],
      "call:loseHpTo": "[you] lose HP above [hp]",
      "call:setHp": "[you] set [whom:hp/own] to [hp]",
      healFully: "[whom] heal to full {icon hp|HP}",
      "call:freeAttacks": "[you] make [amount:freeAttack], each hitting any enemy for 1",
      "call:strengthForAttack": "[you] gain [amount:strength] for your next Attack",
      dies: [{ on: "enemy", if: { whom: "this" }, say: "[whom] die" }],
      flee: [
        { on: "summon", if: { whom: "this" }, say: "[whom] leave the combat" },
        { on: "enemy", if: { whom: "this" }, say: "[whom] leave the combat; its reward is still gained" },
      ],
    },
    events: {
      attacks: [
        { if: { who: "you" }, say: "[who] attack", next: { span: "combat", say: "after your next attack" } },
      ],
      playerDies: [{ if: { who: "you" }, say: "[who] die", once: true }, { say: "[who=player] die" }],
      itsEnemyDies: [{ if: { card: "this" }, say: "[whom=bearer] die", once: true }],
      damage: [
        { if: { amount: "some", hit: "1" }, say: "[whom=player|enemy] take damage from a hit" },
        { if: { amount: "some" }, say: "[whom=player|enemy] take damage" },
        { if: { hit: "1", by: true }, say: "[by] hit [whom=player|enemy]" },
      ],
      attacked: "[by=player] attack [whom=enemy]",
      loseHp: "[whom=player|enemy] lose [amount:hp]",
    },
  },
  messages: {
    "prompt.attack-whom": "Which enemy do you hit?",
    "prompt.foes": "Choose one or two enemies.",
    "prompt.hitAny": "Which enemy does hit {number} of {many} go to?",
    "prompt.foe": "Choose an enemy.",
    "prompt.row": "Choose a row (by its player).",
    "event.playerDies": "{who} dies.",
    "event.hit": "{by} hits {whom}: {amount} damage{blocked, plural, =0 {} other {, # blocked}}.",
    "event.damage": "{whom} takes {amount} damage{blocked, plural, =0 {} other {, # blocked}}.",
    "event.setHp": "{whom} now has {hp} HP.",
    "event.loseHp": "{whom} loses {amount} HP.",
    "event.heal": "{whom} heals {amount} HP.",
    "event.move.death": "{card} dies.",
  },
}
