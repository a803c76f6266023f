// Italian words for rewards and decks that change.

import { it, type SliceWords } from "@soulspire/text"

const { f, m } = it

const REWARDS = {
  card: "una carta ricompensa",
  upgraded: "una carta ricompensa potenziata",
  rare: "una carta ricompensa rara",
  colorless: "una carta ricompensa incolore",
  mixed: "una carta ricompensa da 3 mazzi diversi a tua scelta",
  "mixed-rare": "una carta ricompensa rara da 3 mazzi diversi a tua scelta",
  other: "una carta ricompensa di un altro personaggio",
  relic: "una reliquia",
  potion: "una pozione",
  "boss-relic": "una reliquia dei Boss",
}

const rewards = Object.entries(REWARDS)

/** The same as so many of a noun. */
const MANY = {
  card: f("carta ricompensa", "carte ricompensa"),
  upgraded: f("carta ricompensa potenziata", "carte ricompensa potenziate"),
  rare: f("carta ricompensa rara", "carte ricompensa rare"),
  colorless: f("carta ricompensa incolore", "carte ricompensa incolori"),
  mixed: f(
    "carta ricompensa da 3 mazzi diversi a tua scelta",
    "carte ricompensa da 3 mazzi diversi a tua scelta",
  ),
  "mixed-rare": f(
    "carta ricompensa rara da 3 mazzi diversi a tua scelta",
    "carte ricompensa rare da 3 mazzi diversi a tua scelta",
  ),
  other: f("carta ricompensa di un altro personaggio", "carte ricompensa di altri personaggi"),
  relic: f("reliquia", "reliquie"),
  potion: f("pozione", "pozioni"),
  "boss-relic": f("reliquia dei Boss", "reliquie dei Boss"),
}
/** Relics go under their deck: that is what discarding them means. */
const DISCARDED = [
  ...["relic", "boss-relic", "solo-relic"].map((on) => ({
    on,
    if: { whom: "this" },
    say: "[you] scartare questa reliquia",
  })),
  { say: "[you] mettere [whom] in fondo al suo mazzo" },
]

/** What they are called among the nouns. */
const nounOf = (kind: string): string => `reward_${kind}`

export const italian: SliceWords = {
  lexicon: {
    nouns: {
      ...Object.fromEntries(Object.entries(MANY).map(([kind, many]) => [nounOf(kind), many])),
      common: f("carta comune", "carte comuni"),
      uncommon: f("carta non comune", "carte non comuni"),
      rare: f("carta rara", "carte rare"),
      colorlessCard: f("carta incolore", "carte incolori"),
      bossRelic: f("reliquia dei Boss", "reliquie dei Boss"),
      ticket: m("Golden Ticket"),
    },
    kinds: {
      common: "common",
      uncommon: "uncommon",
      rare: "rare",
      colorless: "colorlessCard",
      "boss-relic": "bossRelic",
      ticket: "ticket",
    },
    numbers: {
      potionLimit: { noun: m("limite di pozioni", "limiti di pozioni") },
    },
    tests: {
      isUpgradable: { noun: "card" },
      isRemovable: { noun: "card" },
      isTransformable: { noun: "card" },
    },
    acts: {
      reveal: { say: "[who=player] guardare una ricompensa", tag: "Ricompensa" },
      take: { say: "[who=player] prendere [it=card]", tag: "Ricompensa" },
      putBack: { say: "[who=player] rimettere giù [it=card]", tag: "Ricompensa" },
      give: { say: "[who=player] dare [it=card]", tag: "Dai" },
      discard: { say: "[who=player] gettare via [it=card]", tag: "Getta via" },
      gainPotion: { say: "[who=player] ottenere pozioni", tag: "Pozioni" },
      reward: {
        say: "[who=player] ottenere la ricompensa",
        tag: "Ricompensa",
        from: "leftCombat",
        on: "enemy",
        mine: true,
      },
    },
    ops: {
      reward: [
        // An enemy's card says what it leaves, not to whom.
        ...rewards.map(([kind, words]) => ({
          on: "enemy",
          if: { kind, who: "named" },
          say: `[x=the_card!] lasciare ${words}`,
        })),
        ...rewards.map(([kind]) => ({
          if: { kind, amount: true },
          say: `[who] ottenere [amount:${nounOf(kind)}]`,
        })),
        ...rewards.map(([kind, words]) => ({ if: { kind }, say: `[who] ottenere ${words}` })),
      ],
      rewardShowing: rewards.map(([kind, words]) => ({
        if: { kind },
        say: `[who] ottenere ${words} , scelta tra [look]`,
      })),
      // What is gained is taken: that goes without saying.
      "call:rewards": "=",
      upgrade: [{ say: "[you] potenziare [whom]", from: "deck" }],
      upgradeRandom: "[who] potenziare [amount:card] a caso",
      removeCard: [{ say: "[you] rimuovere [whom]", from: "deck" }],
      transform: [{ say: "[you] trasformare [whom]", from: "deck" }],
      transformRandom: "[who] trasformare [amount:card] a caso del tuo mazzo",
      gainCurse: [
        { if: { amount: true }, say: "[who] ottenere [amount:curse]" },
        { say: "[who] ottenere una Maledizione" },
      ],
      gainTop: [
        {
          if: { deck: "rares", amount: true },
          say: "[who] ottenere le prime [amount:card] del tuo mazzo ricompense rare",
        },
        {
          if: { deck: "rewards", amount: true },
          say: "[who] ottenere le prime [amount:card] del tuo mazzo ricompense",
        },
        {
          if: { deck: "colorlessDeck", amount: true },
          say: "[who] ottenere le prime [amount:card] del mazzo incolore",
        },
        { if: { deck: "rares" }, say: "[who] ottenere la prima carta del tuo mazzo ricompense rare" },
        { if: { deck: "colorlessDeck" }, say: "[who] ottenere la prima carta del mazzo incolore" },
        { if: { deck: "bossRelicDeck" }, say: "[who] ottenere la prima carta del mazzo reliquie dei Boss" },
      ],
      discardItem: DISCARDED,
      "call:allTakeRewards": "=",
    },
    costs: {
      discardItem: [{ if: { whom: "this" }, say: "=scarta questa reliquia" }],
    },
    events: {
      adds: [
        { if: { who: "you" }, say: "[who] aggiungere [what=card] al tuo mazzo" },
        { say: "[who=player] aggiungere [what=card] al proprio mazzo" },
      ],
      gainCurse: "[who=player] ottenere [what:curse]",
      gainReward: [
        { if: { reward: "card" }, say: "[who=player] ottenere una normale carta ricompensa" },
        ...rewards.map(([reward, words]) => ({ if: { reward }, say: `[who=player] ottenere ${words}` })),
      ],
    },
  },
  messages: {
    "prompt.rewards": "Le tue ricompense: guardale, scegli e concludi. Fino ad allora nulla è definitivo.",
    "prompt.upgrade": "Scegli {count} {max, plural, one {carta} other {carte}} da potenziare.",
    "prompt.remove": "Scegli {count} {max, plural, one {carta} other {carte}} da rimuovere dal tuo mazzo.",
    "prompt.transform": "Scegli {count} {max, plural, one {carta} other {carte}} da trasformare.",
    "prompt.who-gains": "A chi va?",
    "prompt.remove-too": "Vuoi anche rimuovere una carta dal tuo mazzo?",
    "act.reveal": "Guarda {what}",
    "act.take": "Prendi {what}",
    "act.putBack": "Rimetti {what}",
    "act.give": "Dai {what}",
    "act.discard": "Getta via {what}",
    "act.gainPotion": "Ottieni {what}",
    "act.reward": "Ottieni la ricompensa",
    "verb.reveal": "guardare questa ricompensa",
    "verb.take": "prendere questa carta",
    "verb.putBack": "rimettere questa carta",
    "verb.give": "dare questa carta",
    "verb.discard": "gettare via questa carta",
    "verb.gainPotion": "ottenere pozioni",
    "verb.reward": "ottenere la ricompensa",
    "thing.card": "una carta ricompensa (n. {at})",
    "thing.upgraded": "una carta ricompensa potenziata (n. {at})",
    "thing.rare": "una carta ricompensa rara (n. {at})",
    "thing.colorless": "una carta ricompensa incolore (n. {at})",
    "thing.mixed": "una carta ricompensa da mazzi a tua scelta (n. {at})",
    "thing.mixed-rare": "una carta ricompensa rara da mazzi a tua scelta (n. {at})",
    "thing.other": "una carta ricompensa di un altro personaggio (n. {at})",
    "thing.relic": "una reliquia (n. {at})",
    "thing.potion": "una pozione (n. {at})",
    "thing.draft": "una reliquia scoperta (n. {at})",
    "thing.boss-relic": "una reliquia dei Boss (n. {at})",
    "reward.card": "Carta",
    "reward.upgraded": "Carta potenziata",
    "reward.rare": "Carta rara",
    "reward.colorless": "Carta incolore",
    "reward.mixed": "Carta di qualsiasi personaggio",
    "reward.mixed-rare": "Carta rara di qualsiasi personaggio",
    "reward.other": "Carta di un altro personaggio",
    "reward.relic": "Reliquia",
    "reward.potion": "Pozione",
    "reward.draft": "Reliquia",
    "reward.boss-relic": "Reliquia dei Boss",
    "event.upgrades": "{what} viene potenziata.",
    "event.picks": "{who} sceglie {what}.",
    "event.putsBack": "{who} rimette {what}.",
    "event.gainReward.card": "{who} ottiene una carta ricompensa.",
    "event.gainReward.upgraded": "{who} ottiene una carta ricompensa potenziata.",
    "event.gainReward.rare": "{who} ottiene una carta ricompensa rara.",
    "event.gainReward.colorless": "{who} ottiene una carta ricompensa incolore.",
    "event.gainReward.mixed": "{who} ottiene una carta ricompensa da mazzi a sua scelta.",
    "event.gainReward.mixed-rare": "{who} ottiene una carta ricompensa rara da mazzi a sua scelta.",
    "event.gainReward.other": "{who} ottiene una carta ricompensa di un altro personaggio.",
    "event.gainReward.relic": "{who} ottiene una reliquia.",
    "event.gainReward.potion": "{who} ottiene una pozione.",
    "event.gainReward.boss-relic": "{who} ottiene una reliquia dei Boss.",
    "event.move.gain": "{who} ottiene {card}.",
    "event.move.remove": "Viene rimossa dal mazzo {card}.",
    "event.move.give": "{who} riceve {card}.",
    "event.move.throw": "{who} getta via {card}.",
    "event.move.reveal": "Viene scoperta {card}.",
    "event.move.skip": "{card} va in fondo al suo mazzo.",
    "event.move.discardItem": "È consumata {card}.",
    "refusal.not-for-you": "Non puoi prenderlo.",
    "refusal.potion-limit": "Hai già tutte le pozioni che puoi avere: prima usane, danne o gettane via una.",
    "refusal.cannot-give": "Si possono dare solo pozioni, fuori dal combattimento, a chi può averne ancora.",
    "refusal.no-need": "Puoi avere un'altra pozione.",
    "refusal.nothing-to-upgrade": "Nessuna delle tue carte si può potenziare.",
    "refusal.nothing-to-remove": "Nessuna delle tue carte può essere rimossa.",
  },
}
