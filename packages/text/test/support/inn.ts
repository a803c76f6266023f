// A made-up game that has words and no rules: nouns of both genders and all beginnings, and verbs of every conjugation.

import type { Ability, Body, Def, Node } from "@soulspire/kernel"
import {
  en,
  type GameBox,
  it as ita,
  type Language,
  type Lexicon,
  plainText,
  type Speaker,
  speakerOf,
} from "@soulspire/text"

const { mass, noun } = en
const { f, m } = ita

const zoneRows = (language: Language): Lexicon["zones"] => {
  const english = language === "en"
  return {
    lair: {
      noun: english ? noun("lair") : f("tana", "tane"),
      holds: "monster",
      home: true,
      in: "in",
      into: english ? "into" : "in",
      from: english ? "from" : "da",
    },
    bag: {
      own: true,
      noun: english ? noun("bag") : m("zaino", "zaini"),
      holds: "item",
      home: true,
      in: "in",
      into: english ? "into" : "in",
      from: english ? "from" : "da",
    },
    hand: {
      own: true,
      noun: english ? noun("hand") : f("mano", "mani"),
      holds: "card",
      kept: english ? "in hand" : "in mano",
      in: "in",
      into: english ? "into" : "in",
      from: english ? "from" : "da",
    },
    pile: {
      noun: english ? noun("discard pile") : { one: "scarti", many: "scarti", gender: "m", plural: true },
      holds: "card",
      in: "in",
      into: english ? "into" : "in",
      from: english ? "from" : "da",
    },
    deck: {
      noun: english ? noun("deck") : m("mazzo", "mazzi"),
      holds: "card",
      in: "in",
      into: english
        ? { top: "on top of", bottom: "on the bottom of" }
        : { top: "in cima a", bottom: "in fondo a" },
      from: english ? "from" : "da",
    },
    cellar: {
      noun: english ? noun("cellar") : f("cantina", "cantine"),
      holds: "card",
      in: "in",
      into: english ? "into" : "in",
      from: english ? "from" : "da",
    },
    anyStore: {
      noun: english ? noun("store") : f("riserva", "riserve"),
      holds: "card",
      article: "a",
      in: "in",
      into: english ? "into" : "in",
      from: english ? "from" : "da",
    },
    eachStore: {
      noun: english ? noun("each store") : f("ogni riserva"),
      holds: "card",
      article: "none",
      in: "in",
      into: english ? "into" : "in",
      from: english ? "from" : "da",
    },
    shop: {
      noun: english ? noun("shop") : m("negozio", "negozi"),
      holds: "item",
      home: { of: ["item"] },
      in: "in",
      into: english ? "into" : "in",
      from: english ? "from" : "da",
    },
    altar: {
      own: true,
      noun: english ? noun("altar") : m("altare", "altari"),
      holds: "soul",
      home: true,
      in: english ? "on" : "su",
      into: english ? "onto" : "su",
      from: english ? "from" : "da",
    },
    slots: {
      noun: english ? noun("slot") : m("spazio", "spazi"),
      holds: "slot",
      home: true,
      in: "in",
      into: english ? "into" : "in",
      from: english ? "from" : "da",
    },
  }
}

const english: Lexicon = {
  nouns: {
    monster: noun("monster"),
    item: noun("item"),
    soul: noun("soul"),
    slot: noun("slot"),
    cent: { ...noun("¢", "¢"), icon: "cent" },
    damage: mass("damage"),
    turn: noun("turn"),
    wound: noun("wound"),
  },
  zones: zoneRows("en"),
  kinds: { monster: "monster", item: "item", soul: "soul" },
  numbers: {
    attack: { noun: noun("attack") },
    might: {
      noun: noun("might"),
      plus: [
        { if: { of: "you", during: "alive" }, say: "[of] have [by] to your might in life" },
        { say: "[of] have [by] might" },
      ],
      passing: "[of] gain [by] might",
    },
    cents: { noun: noun("¢", "¢"), had: true },
    wounds: { noun: noun("wound"), had: true },
    rank: { noun: noun("rank"), had: true, tag: "at rank # or more" },
    holy: { noun: noun("holiness"), plus: "[of] be holy", gained: "[whom] become holy" },
    last: { noun: noun("last wound"), on: "by a wound of #" },
    "scrub.as": { noun: noun("stain"), each: "for each stain removed" },
  },
  whoms: {
    active: { noun: { ...noun("active player"), person: true }, you: "it is your turn", has: "turn" },
    neighbour: {
      noun: { ...noun("player beside the active player"), person: true },
      beside: { whom: "active", noun: "player beside them" },
    },
  },
  tests: {
    charged: { say: "[of] be charged" },
    alive: { say: "[of] be alive", during: "in life" },
    cursed: { say: "[of] be cursed", not: "uncursed" },
    richest: { say: "[of] be with the most ¢", adjunct: true, chosen: true },
  },
  families: { store: { of: { deck: true, cellar: "cellars" }, any: "anyStore", each: "eachStore" } },
  spans: { turn: { till: "till end of turn", during: "this turn", each: "each turn", sum: "in one turn" } },
  acts: {
    play: { say: "[who=player] play [it=card]", from: "hand" },
    attack: { say: "[who=player] attack [it=monster]" },
    win: { say: "[who=player] win", happens: "first" },
  },
  ways: { fire: "fire", ice: "ice" },
  ops: {
    gain: "[who] gain [amount:cent]",
    pay: "[who] pay [amount:cent]",
    discard: "[who] discard [what]",
    hurt: "[from] deal [amount:damage] to [whom]",
    wound: "[whom] take [amount:damage]",
    destroy: "[you] destroy [whom]",
    steal: "[who] steal [what] from [whom]",
    recharge: "[you] recharge [whom]",
    put: "[you] put [what] [to/into]",
    lend: "[who] lend [what] to [whom]",
    scrub: "[you] remove all stains from [whom]",
    guard: "[you] guard [whom] till the next wound",
    rob: "[you] rob [what/off]",
    mend: "[whom] heal [amount:wound]",
  },
  apart: { guard: "aimed", later: "aimed" },
  costs: {},
  events: {
    gain: "[who=player] gain [amount:cent]",
    wound: "[whom=player|monster] take [amount:damage]",
    blow: "[whom=monster] take [amount:damage]",
    "blow/none": "=prevent that damage",
    "blow/always": "[whom] take damage",
    "blow/always.double": "[whom] take double damage",
    die: "[whom=monster] die",
  },
  verbs: {},
  overrides: {},
}

const italian: Lexicon = {
  ...english,
  nouns: {
    monster: m("mostro", "mostri"),
    item: m("oggetto", "oggetti"),
    soul: f("anima", "anime"),
    slot: m("spazio", "spazi"),
    cent: { ...m("¢"), icon: "cent" },
    damage: m("danno", "danni"),
    turn: m("turno", "turni"),
    wound: f("ferita", "ferite"),
  },
  zones: zoneRows("it"),
  numbers: {
    attack: { noun: m("attacco", "attacchi") },
    might: {
      noun: f("forza"),
      plus: [
        { if: { of: "you", during: "alive" }, say: "[of] avere [by] alla tua forza in vita" },
        { say: "[of] avere [by] forza" },
      ],
      passing: "[of] ottenere [by] forza",
    },
    cents: { noun: m("¢"), had: true },
    wounds: { noun: f("ferita", "ferite"), had: true },
    rank: { noun: m("grado", "gradi"), had: true, tag: "al grado # o superiore" },
    holy: { noun: f("santità"), plus: "[of] essere sant~", gained: "[whom] diventare sant~" },
    last: { noun: f("ultima ferita"), on: "per una ferita di #" },
    "scrub.as": { noun: f("macchia", "macchie"), each: "per ogni macchia rimossa" },
  },
  whoms: {
    active: {
      noun: { ...m("giocatore attivo", "giocatori attivi"), person: true },
      you: "è il tuo turno",
      has: "turn",
    },
    neighbour: {
      noun: { ...m("giocatore al fianco del giocatore attivo"), person: true },
      beside: { whom: "active", noun: "giocatore al suo fianco" },
    },
  },
  tests: {
    charged: { say: "[of] essere caric~" },
    alive: { say: "[of] essere viv~", during: "in vita" },
    cursed: { say: "[of] essere maledett~", not: "non-maledett~" },
    richest: { say: "[of] essere con più ¢", adjunct: true, chosen: true },
  },
  spans: {
    turn: {
      till: "fino alla fine del turno",
      during: "durante questo turno",
      each: "in ogni turno",
      sum: "nello stesso turno",
      same: "nello stesso turno",
    },
  },
  acts: {
    play: { say: "[who=player] giocare [it=card]", from: "hand" },
    attack: { say: "[who=player] attaccare [it=monster]" },
    win: { say: "[who=player] vincere", happens: "first" },
  },
  ways: { fire: "fuoco", ice: "ghiaccio" },
  ops: {
    gain: "[who] ottenere [amount:cent]",
    pay: "[who] pagare [amount:cent]",
    discard: "[who] scartare [what]",
    hurt: "[from] infliggere [amount:damage] a [whom]",
    wound: "[whom] subire [amount:damage]",
    destroy: "[you] distruggere [whom]",
    steal: "[who] rubare [what] a [whom]",
    recharge: "[you] ricaricare [whom]",
    put: "[you] mettere [what] [to/into]",
    lend: "[who] prestare [what] a [whom]",
    scrub: "[you] togliere tutte le macchie da [whom]",
    guard: "[you] proteggere [whom] fino alla prossima ferita",
    rob: "[you] rubare [what/off]",
    mend: "[whom] guarire di [amount:wound]",
  },
  events: {
    gain: "[who=player] ottenere [amount:cent]",
    wound: "[whom=player|monster] subire [amount:damage]",
    blow: "[whom=monster] subire [amount:damage]",
    "blow/none": "=previeni quei danni",
    "blow/always": "[whom] subire danni",
    "blow/always.double": "[whom] subire il doppio dei danni",
    die: "[whom=monster] morire",
  },
}

const who = { who: "whom", amount: "amount" }
const box: Pick<GameBox, "cards" | "defs" | "ops" | "telling" | "words"> = {
  cards: [],
  defs: [],
  ops: [
    { name: "gain", params: who },
    { name: "pay", params: who },
    { name: "discard", params: { who: "whom", what: "whom" } },
    { name: "hurt", params: { from: "whom", whom: "whom", amount: "amount" } },
    { name: "wound", params: { whom: "whom", amount: "amount" } },
    { name: "destroy", params: { whom: "whom" } },
    { name: "steal", params: { who: "whom", what: "whom", whom: "whom" } },
    { name: "recharge", params: { whom: "whom" } },
    { name: "put", params: { what: "whom", to: "zone" } },
    { name: "lend", params: { who: "whom", what: "whom", whom: "whom" } },
    { name: "scrub", params: { whom: "whom", as: "bind" } },
    { name: "guard", params: { whom: "whom" } },
    { name: "rob", params: { what: "whom" } },
    { name: "mend", params: { whom: "whom", amount: "amount" } },
  ],
  telling: {},
  words: { en: { lexicon: english, messages: {} }, it: { lexicon: italian, messages: {} } },
}

const speaker = (language: Language): Speaker => speakerOf(box, language)

const cardOf = (...abilities: Ability[]): Def => ({
  id: "inn",
  back: "card",
  kinds: ["item"],
  facts: {},
  abilities,
})

/** What a card with these abilities says, in one line. */
export const says = (language: Language, ...abilities: Ability[]): string =>
  speaker(language)
    .card(cardOf(...abilities))
    .map(plainText)
    .join(" / ")

/** What happens when a card is played. */
export const played = (body: Body, targets: (Ability & { k: "act" })["targets"] = []): Ability => ({
  k: "act",
  act: "play",
  in: ["hand"],
  targets,
  do: body,
})

export const does = (op: string, params: object): Node => ({ op, ...params })
