// Italian rows for what the cards of Spire watch for, and for what is printed on them.

import { it, type Lexicon } from "@soulspire/text"

const { f, m, somebody } = it

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
const by = { die: "#", cube: "spazio #", mode: "modalità #" }

export const verbRows: Rows = {
  whoms: {
    die: { noun: m("dado", "dadi") },
    nextCard: {
      noun: f("prossima carta che giochi in questo turno", "prossime carte che giochi in questo turno"),
    },
    facing: { noun: somebody(m("giocatore nella sua fila", "giocatori nella sua fila")) },
  },
  tests: {
    isAlive: { noun: "player" },
    rowIsHeld: { noun: "row" },
    isInRow: { say: "[of] essere di [with]", adjunct: true, besides: { enemy: "boss" } },
    sharesRow: {
      say: [
        { on: "enemy", if: { with: "this" }, say: "[of] essere nella sua fila" },
        { if: { with: "ref" }, say: "[of] essere nella sua fila" },
        { say: "[of] essere in [with:row/own]" },
      ],
      adjunct: true,
      single: "player",
      besides: { enemy: "boss" },
    },
    isAlone: { say: "=giochi in solitario" },
    isAboutToHit: {
      say: [
        { if: { with: "you" }, say: "[of] stare per colpirti" },
        { say: "[of] stare per colpire [with]" },
      ],
    },
    isDead: {
      say: [{ if: { of: "gap" }, say: "[of] essere mort~" }, { say: "[x=the_card] uccidere [of]" }],
    },
    isUnhurt: { say: "[of] avere tutti gli HP" },
  },
  spans: {
    turn: { till: "fino alla fine del turno", during: "durante questo turno", each: "in ogni turno" },
    round: { till: "fino alla fine del round", during: "durante questo round", each: "in ogni round" },
    nextCard: {
      till: "per la prossima carta che giochi in questo turno",
      during: "per la tua prossima carta",
      each: "per ogni carta",
    },
    combat: {
      till: "fino alla fine del combattimento",
      during: "durante questo combattimento",
      each: "in ogni combattimento",
    },
  },
  acts: {
    play: {
      say: "[who=player] giocare [it=card]",
      from: "hand",
      only: "può essere giocata solo se #",
    },
    use: { say: "[who=player] usare [it=card]" },
    change: { say: "[who=player] cambiare il dado con [it=card]", tag: "Dopo il tiro del dado" },
    switch: { say: "[who=player] scambiare la fila", tag: "Scambia la fila" },
    arrive: { say: "[it=enemy] arrivare", tag: "Preparazione" },
    move: { say: "[it=enemy] agire", on: "enemy", by, mine: true },
    lastMove: { say: "[it=enemy] agire per ultimo", on: "enemy", by, mine: true, tag: "per ultimo" },
  },
  events: {
    combatBegins: [
      { if: { who: "you" }, say: "=all'inizio del combattimento", lead: true },
      { say: "[who=player] iniziare un combattimento" },
    ],
    combatEnds: [
      { if: { who: "you" }, say: "=alla fine del combattimento", lead: true },
      { say: "[who=player] terminare un combattimento" },
    ],
    turnStarts: [
      { if: { who: "you" }, say: "=all'inizio del tuo turno", lead: true },
      { say: "[who=player] iniziare un turno" },
    ],
    turnEnds: [
      {
        if: { who: "you" },
        say: "=alla fine del tuo turno",
        lead: true,
        next: { span: "turn", say: "alla fine di questo turno" },
      },
      { say: "[who=player] terminare un turno" },
    ],
    roundStarts: [
      {
        if: { who: false },
        say: "=all'inizio di ogni round",
        lead: true,
        next: { span: "combat", say: "all'inizio del prossimo round" },
      },
    ],
    dieShows: [{ if: { who: "you" }, say: "[x=the_die] mostrare [face]", once: true }],
    attacks: [
      {
        if: { who: "you" },
        say: "[who] attaccare",
        next: { span: "combat", say: "dopo il tuo prossimo attacco" },
      },
    ],
    loseBlock: [
      {
        if: { cause: "reset", whom: "you" },
        say: "[whom] perdere il tuo Blocco all'inizio del tuo turno",
        once: true,
      },
      { if: { cause: "reset" }, say: "[whom=player] perdere il proprio Blocco all'inizio del proprio turno" },
      { say: "[whom=player|enemy] perdere [amount:block]" },
    ],
    playerDies: [{ if: { who: "you" }, say: "[who] morire", once: true }, { say: "[who=player] morire" }],
    gainGold: "[who=player] ottenere [amount:gold]",
    itsEnemyDies: [{ if: { card: "this" }, say: "[whom=bearer] morire", once: true }],
    damage: [
      { if: { amount: "some", hit: "1" }, say: "[whom=player|enemy] subire danni da un colpo" },
      { if: { amount: "some" }, say: "[whom=player|enemy] subire danni" },
      { if: { hit: "1", by: true }, say: "[by] colpire [whom=player|enemy]" },
    ],
    attacked: "[by=player] attaccare [whom=enemy]",
    gainBlock: "[whom=player|enemy] ottenere [amount:block]",
    gainToken: [
      { if: { whom: false }, say: "[by=player] dare [amount:token]" },
      { say: "[by=player] mettere [amount:token] su [whom=player|enemy]" },
    ],
    loseHp: "[whom=player|enemy] perdere [amount:hp]",
    discards: "[who=player] scartare una o più carte per l'effetto di una carta",
    reshuffled: [
      { if: { who: "you" }, say: "[who] rimescolare il tuo mazzo di pesca" },
      { say: "[who=player] rimescolare il proprio mazzo di pesca" },
    ],
    plays: "[who=player] giocare [card=card]",
    move: [
      { if: { cause: "death", old: true }, say: "[old=enemy] morire" },
      {
        if: { cause: "exhaust", obj: "this", controlled: false },
        say: "[obj] venire esaurit~",
        in: "exhaust",
      },
      { if: { cause: "exhaust", controlled: true }, say: "[controlled=player] esaurire [obj=card]" },
      {
        if: { cause: "discard", obj: "this" },
        say: "[obj] venire scartat~ per l'effetto di una carta",
        in: "discard",
      },
      { if: { cause: "draw" }, say: "[taker=player] pescare [obj=card]" },
      { if: { cause: "remove", obj: "this" }, say: "[obj] venire rimoss~ dal tuo mazzo", in: "box" },
      { if: { obj: "this", taker: "you", cause: false }, say: "[taker] ottenere [obj]", once: true },
    ],
  },
  actors: { enemy: "facing" },
  places: { mode: "modalità #" },
  selves: { enemy: "enemy", relic: "relic", "boss-relic": "relic", "solo-relic": "relic", potion: "potion" },
  everywhere: { cards: ["hand", "discard", "draw", "playing"] },
  verbs: {
    mantenere: "mantieni mantieni mantiene mantengono mantenete mantenga mantengano",
    riempire: "riempi riempi riempie riempiono riempite riempia riempiano",
  },
  printed: {
    attack: "Attacco.",
    skill: "Abilità.",
    power: "Potere.",
    status: "Stato.",
    daze: "Stordimento.",
    curse: "Maledizione.",
    ticket:
      "Quando questa carta viene rivelata come carta ricompensa, aggiungi alla scelta la prima carta del tuo mazzo ricompense rare. Se trasformi una carta in questa, ottieni invece la prima carta di quel mazzo.",
    relic: "Reliquia.",
    "boss-relic": "Reliquia dei Boss.",
    "solo-relic": "Reliquia per un solo giocatore.",
    potion: "Pozione.",
    boss: "Boss.",
    easy: "Facile da imparare.",
    harder: "Più difficile da imparare.",
    hardest: "Il più difficile da imparare.",
    elite: "Elite.",
    unplayable: "{keyword unplayable|Ingiocabile}.",
    cost: "Costo #.",
    x: "Costo X.",
    unsold: "Non si vende mai: se compare, scartala e pesca di nuovo.",
    outside: "Anche fuori dal combattimento.",
    outsideOnly: "Solo fuori dal combattimento.",
    hp: "# HP.",
    hp1: "# HP per 1 giocatore,",
    hp2: "# per 2,",
    hp3: "# per 3,",
    hp4: "# per 4.",
    slots: "# spazi",
    red: { say: ", poi di nuovo lo spazio #.", none: "." },
    slots1: "Modalità 1: # spazi",
    red1: { say: ", poi di nuovo lo spazio #.", none: "." },
    slots2: "Modalità 2: # spazi",
    red2: { say: ", poi di nuovo lo spazio #.", none: "." },
    different: "Ogni giocatore sceglie un'opzione diversa.",
  },
}
