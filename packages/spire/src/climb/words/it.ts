// Italian rows for what happens outside combat.

import { it, type Lexicon } from "@soulspire/text"

const { f, m } = it

const REWARDS = {
  card: "una carta ricompensa",
  upgraded: "una carta ricompensa potenziata",
  rare: "una carta ricompensa rara",
  colorless: "una carta ricompensa incolore",
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

export const climbRows: Pick<Lexicon, "nouns" | "kinds" | "numbers" | "ops" | "tests" | "acts" | "events"> & {
  costs: NonNullable<Lexicon["costs"]>
} = {
  nouns: {
    ...Object.fromEntries(Object.entries(MANY).map(([kind, many]) => [nounOf(kind), many])),
    common: f("carta comune", "carte comuni"),
    uncommon: f("carta non comune", "carte non comuni"),
    rare: f("carta rara", "carte rare"),
    colorlessCard: f("carta incolore", "carte incolori"),
    bossRelic: f("reliquia dei Boss", "reliquie dei Boss"),
    ticket: m("Golden Ticket"),
    event: m("evento", "eventi"),
    blessing: f("benedizione", "benedizioni"),
    modifier: f("regola", "regole"),
  },
  kinds: {
    common: "common",
    uncommon: "uncommon",
    rare: "rare",
    colorless: "colorlessCard",
    "boss-relic": "bossRelic",
    ticket: "ticket",
    event: "event",
    blessing: "blessing",
    modifier: "modifier",
  },
  numbers: {
    potionLimit: { noun: m("limite di pozioni", "limiti di pozioni") },
    rest: {
      noun: m("HP guariti riposando", "HP guariti riposando"),
      plus: [{ if: { more: true }, say: "[of] guarire di [more] HP in più quando riposi" }],
    },
    hiddenMap: {
      noun: f("mappa coperta", "mappe coperte"),
      plus: [{ if: { by: "+1" }, say: "[of] vedere le tessere della mappa solo quando ci arrivi" }],
    },
    act: { noun: m("Atto", "Atti"), called: { this: "l'Atto" } },
    goal: { noun: m("ultimo Atto", "ultimi Atti") },
    actHeal: { noun: m("HP guariti tra gli Atti", "HP guariti tra gli Atti") },
    chosenBefore: {
      each: "per ogni giocatore che ha scelto questo prima di te",
      noun: m("giocatore che ha scelto questo prima di te", "giocatori che hanno scelto questo prima di te"),
      called: { you: "il numero di giocatori che hanno scelto questo prima di te" },
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
    payGold: "[who] pagare [amount:gold]",
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
        if: { deck: "colorlessDeck", amount: true },
        say: "[who] ottenere le prime [amount:card] del mazzo incolore",
      },
      { if: { deck: "rares" }, say: "[who] ottenere la prima carta del tuo mazzo ricompense rare" },
      { if: { deck: "colorlessDeck" }, say: "[who] ottenere la prima carta del mazzo incolore" },
      { if: { deck: "bossRelicDeck" }, say: "[who] ottenere la prima carta del mazzo reliquie dei Boss" },
    ],
    discardItem: DISCARDED,
    layForSale: [
      { if: { who: "you", deck: "potionDeck" }, say: "[who] rivelare la prima carta del mazzo pozioni" },
      { if: { who: "you", deck: "relicDeck" }, say: "[who] rivelare la prima carta del mazzo reliquie" },
      {
        if: { who: "you", deck: "goodsDeck" },
        say: "[who] rivelare la prima carta del mazzo pozioni o reliquie",
      },
    ],
    "call:sale": "=comprala o scartala",
    "call:roomDie": "[you] tirare il dado",
    "call:allTakeRewards": "=",
    chooseAgain: "[who] scegliere di nuovo",
    "call:redraw": "=pesca invece un altro evento",
    "call:asEncounter": "=questa stanza è un incontro",
    "call:asElite": "=combatti contro un Elite",
    "call:asMerchant": "=questa stanza è un mercante",
  },
  costs: {
    payGold: [{ if: { who: "you" }, say: "pagare [amount:gold]" }],
    discardItem: [{ if: { whom: "this" }, say: "=scarta questa reliquia" }],
  },
  tests: {
    isUpgradable: { noun: "card" },
    isRemovable: { noun: "card" },
    isTransformable: { noun: "card" },
    isFirstEvent: { say: "=questo è il primo evento dell'Atto" },
    isEventRoom: { say: "=è la stanza di un evento" },
    isEncounter: { say: "=la stanza è un incontro" },
  },
  acts: {
    go: { say: "[who=player] proseguire", tag: "Mappa" },
    fly: {
      say: "[who=player] andare in qualsiasi spazio della riga successiva",
      even: "anche se nessun sentiero porta lì",
      tag: "Vola",
    },
    reveal: { say: "[who=player] guardare una ricompensa", tag: "Ricompensa" },
    take: { say: "[who=player] prendere [it=card]", tag: "Ricompensa" },
    putBack: { say: "[who=player] rimettere giù [it=card]", tag: "Ricompensa" },
    give: { say: "[who=player] dare [it=card]", tag: "Dai" },
    discard: { say: "[who=player] gettare via [it=card]", tag: "Getta via" },
    gainPotion: { say: "[who=player] ottenere pozioni", tag: "Pozioni" },
    option: { say: "[who=player] scegliere questo", tag: "Scelta", from: ["room", "offers"] },
    rest: { say: "[who=player] riposare", tag: "Riposa" },
    smith: { say: "[who=player] forgiare", tag: "Forgia" },
    offer: { say: "[who=player] offrire oro", tag: "Oro" },
    buy: { say: "[who=player] comprare [it=card]", tag: "Compra" },
    cleanse: { say: "[who=player] pagare per rimuovere una carta", tag: "Rimuovi" },
    bless: { say: "[who=player] ricevere la benedizione", tag: "Neow", from: "offers" },
    resolve: { say: "[it=card] succedere", tag: "Una volta per il gruppo" },
    reward: {
      say: "[who=player] ottenere la ricompensa",
      tag: "Ricompensa",
      from: "leftCombat",
      on: "enemy",
      mine: true,
    },
  },
  events: {
    climbStarts: [
      { if: { who: "you" }, say: "=all'inizio della scalata", lead: true },
      { say: "[who=player] iniziare la scalata" },
    ],
    entersRoom: [
      { if: { who: "you" }, say: "[who] entrare in una stanza" },
      { say: "[who=player] entrare in una stanza" },
    ],
    leavesEvent: [
      { if: { who: "you" }, say: "=dopo un evento", lead: true },
      { say: "[who=player] lasciare un evento" },
    ],
    adds: [
      { if: { who: "you" }, say: "[who] aggiungere [what=card] al tuo mazzo" },
      { say: "[who=player] aggiungere [what=card] al proprio mazzo" },
    ],
    flies: [
      // Whoever may fly does so: that goes without saying.
      { if: { who: "you" }, say: "=", lead: true },
      { say: "[who=player] andare dove non c'è un sentiero" },
    ],
    rests: [{ say: "[who=player] riposare" }],
    gainCurse: "[who=player] ottenere [what:curse]",
    gainReward: [
      { if: { reward: "card" }, say: "[who=player] ottenere una normale carta ricompensa" },
      ...rewards.map(([reward, words]) => ({ if: { reward }, say: `[who=player] ottenere ${words}` })),
    ],
    payGold: "[who=player] pagare [amount:gold]",
  },
}
