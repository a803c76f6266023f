// What the coverage runner needs of Four Souls: a game with tables of every kind, and how cards are brought into reach.

import {
  below,
  dataOf,
  defineGame,
  type Game,
  moveObject,
  n,
  NOBODY,
  type Options,
  type RandomState,
  type Ref,
  type Run,
  same,
  type Seat,
  seatAfter,
  seatNo,
  seatsOf,
  statOf,
  zone,
} from "@soulspire/kernel"
import {
  fourSouls,
  fourSoulsBox,
  type FourSoulsData,
  fourSoulsSpec,
  type FourSoulsState,
  type FourSoulsTable,
  verbs,
} from "@soulspire/four-souls"
import { contrary } from "./contrary.ts"
import { monster, room, treasure } from "./made-up.ts"

type FourSoulsRun = Run<FourSoulsTable, FourSoulsData>

/** What no card of the box does yet, and the rules have steps for. */
const others = [
  room("test-den", "Test", {}, [verbs.tap([verbs.gainCents(n(1))])]),
  treasure("test-crown", "Test", { kind: "active" }, [verbs.tap([verbs.win()])]),
  treasure("test-scythe", "Test", { kind: "active" }, [
    verbs.tap([verbs.kill("it1")], verbs.aim(verbs.monsters)),
    verbs.tap([verbs.take(n(5), { who: "it1" })], verbs.aim(verbs.monsters)),
  ]),
  // Pays with counters of any kind, and may ask for more than there are.
  treasure("test-vault", "Test", { kind: "active" }, [
    verbs.paid([verbs.removeCounters(n(1))], [verbs.gainCents(n(1))]),
    verbs.tap([verbs.removeCounters(n(9))]),
  ]),
  // Heals whoever is about to die.
  treasure("test-balm", "Test", { kind: "active" }, [
    verbs.tap([verbs.heal(n(2), { whom: "it1" })], verbs.aim(verbs.players)),
  ]),
  // Two of the same event, for ever.
  treasure("test-seesaw", "Test", { kind: "passive" }, [
    verbs.on("gainCents", same("ev.who", "you"), [verbs.loseCents(n(1))]),
    verbs.on("loseCents", same("ev.who", "you"), [verbs.gainCents(n(1))]),
  ]),
  monster(
    "test-shade",
    "Test",
    { kind: "basic", health: 1, evasion: 1, attack: 1, reward: { rollLoot: 1 } },
    [verbs.cannotBeDiscarded],
  ),
].map(({ def }) => def)

/** The game with one option more: a table that answers every question of the rulesets the other way. */
export const watched: Game<FourSoulsState> = defineGame(
  {
    ...fourSoulsSpec,
    patience: 400,
    options: { ...fourSoulsSpec.options, contrary: { kind: "flag", default: false } },
    newTable(options, seats) {
      const table = fourSoulsSpec.newTable(options, seats)
      if (options["contrary"] === true) Object.assign(table.rules, contrary)
      return table
    },
  },
  { cards: [...fourSouls.cards, ...others] },
)

/** Every set that decks are made of; challenges and variants bring their own cards. */
export const allSets = [...new Set(fourSoulsBox.cards.map(({ set }) => set))].filter(
  (set) => set !== "challenges" && set !== "variants",
)

/** The variants of the first edition, all at once. */
const variants: Options = {
  enhancedBarter: true,
  soulsAreMoney: true,
  casino: true,
  characters: "one-of-two",
  rewardsForAll: true,
  superShop: true,
  minionsFirst: true,
}

const kinds: readonly Options[] = [
  { rooms: true, tradeItems: true, sets: allSets },
  { ruleset: "italian", firstPlayer: "die", draft: true, removal: true, rooms: true, sets: allSets },
  { contrary: true, sets: allSets },
  { ...variants, sets: allSets },
  // With rooms, for some cards speak of their deck: so not by the rules of the first edition.
  { cardEdition: "first", rooms: true, sets: allSets },
  { ruleset: "classic", cardEdition: "first", sets: allSets },
  // Answers that are together neither in an edition nor in its opposite.
  {
    ruleset: "custom",
    switches: {
      declareTargets: "with-declaration",
      deathAboveDamageTriggers: "no",
      eventFromDeckAttack: "beside",
    },
    cardEdition: "first",
    sets: allSets,
  },
  // What the first edition does, in rooms that it has not.
  {
    ruleset: "custom",
    switches: { refillOnStack: "yes", penaltyForm: "discard-first", penaltyOnStack: "yes" },
    rooms: true,
    sets: allSets,
  },
]
/** Two who play together, and challenges in both forms. */
const modes: readonly { seats: number; options: Options }[] = [
  { seats: 2, options: { mode: "co-op", rooms: true, sets: allSets } },
  { seats: 2, options: { mode: "solo", ruleset: "italian", rooms: true, sets: allSets } },
  { seats: 2, options: { mode: "co-op", challenge: "heart-of-the-cellar" } },
  { seats: 2, options: { mode: "solo", challenge: "the-last-tithe" } },
  { seats: 3, options: { challenge: "heart-of-the-cellar" } },
  { seats: 3, options: { challenge: "the-last-tithe" } },
]
export const tables = [
  ...kinds.flatMap((options) => [2, 3, 4].map((seats) => ({ seats, options }))),
  ...modes,
]

/** Where a card may be taken from: not from what somebody has, or what is under way. */
const LOOSE = ["Deck", "Discard", "outside", "box", "bonus", "shop", "covered"]

/** Cards that lie about; NOBODY has them, and they wait for nothing. */
const loose = (r: FourSoulsRun, isWanted: (def: number) => boolean): Ref[] =>
  r.s.objects
    .filter(
      (o) =>
        o.zone >= 0 &&
        o.def >= 0 &&
        LOOSE.some((end) => r.m.zones[o.zone].kind.endsWith(end)) &&
        isWanted(o.def),
    )
    .map(({ ref }) => ref)

const put = (r: FourSoulsRun, card: Ref, where: string, whose = NOBODY): Ref =>
  moveObject(r, card, zone(r, where, whose), "top", whose, null, "coverage")

/** Covers what lies in the first slot. */
function meet(r: FourSoulsRun, card: Ref): void {
  const top = r.s.zones[zone(r, "monsters")].find((each) => dataOf(r, each).slot === 0)
  if (top !== undefined) dataOf(r, put(r, top, "covered")).slot = 0
  dataOf(r, put(r, card, "monsters")).slot = 0
}

/** Leaves the room for another one. */
function enter(r: FourSoulsRun, card: Ref): void {
  for (const left of r.s.zones[zone(r, "rooms")].slice()) put(r, left, "roomDiscard")
  if (r.s.table.roomSlots > 0) dataOf(r, put(r, card, "rooms")).slot = 0
}

/** Lays a card where it can be played, used, met or fought. It is moved, not made: every card stays in one place. */
function lay(r: FourSoulsRun, id: string, seat: Seat, chance: () => boolean): void {
  const def = r.m.defNumber.get(id)
  const [card] = loose(r, (each) => each === def)
  if (def === undefined || card === undefined) return
  const { kinds: is, back } = r.m.defs[def].def
  if (back === "monster") {
    if (is.includes("monster") && chance()) meet(r, card)
    else put(r, card, "monsterDeck")
  } else if (is.includes("loot") && !(is.includes("trinket") && chance())) {
    put(r, card, "hand", seat)
    r.s.table.players[seat].extraPlays++
  } else if (is.includes("item")) {
    // For what takes long to gather.
    dataOf(r, put(r, card, "board", seat)).counters = chance() ? 5 : 0
  } else if (back === "room") enter(r, card)
  else if (back === "bonus") put(r, card, "bonus")
}

/** Souls for one or two: who has enough of them wins at once. */
function won(r: FourSoulsRun, winners: number): void {
  const souls = loose(r, (def) => r.m.defs[def].def.facts["souls"] > 0)
  souls.slice(0, 4 * winners).forEach((card, i) => put(r, card, "souls", seatNo(i % winners)))
}

/** One more blow, and somebody falls. */
function hurt(r: FourSoulsRun): void {
  for (const seat of seatsOf(r.s)) r.s.table.players[seat].damage = Math.max(0, statOf(r, seat, "health") - 1)
  for (const seat of seatsOf(r.s)) lay(r, "bomb", seat, () => false)
}

/** One monster and no more, and somebody with a bomb for it. */
function lastMonster(r: FourSoulsRun): void {
  for (const pile of ["monsterDeck", "monsterDiscard", "covered"])
    for (const card of r.s.zones[zone(r, pile)].slice()) put(r, card, "outside")
  const [last, ...rest] = r.s.zones[zone(r, "monsters")].slice()
  if (last === undefined) return
  for (const card of rest) put(r, card, "outside")
  dataOf(r, last).slot = 0
  dataOf(r, last).damage = Math.max(0, statOf(r, last, "health") - 1)
  r.s.table.monsterSlots = 1
  for (const seat of seatsOf(r.s)) lay(r, "bomb", seat, () => false)
}

/** No monster at all, and no slot for one. */
function noSlots(r: FourSoulsRun): void {
  for (const card of r.s.zones[zone(r, "monsters")].slice()) put(r, card, "monsterDiscard")
  r.s.table.monsterSlots = 0
}

type Scene = (r: FourSoulsRun, seat: Seat, chance: () => boolean) => void

/** What makes a step of the rules, or the rarer part of a card, happen. */
const scenes: Record<string, Scene> = {
  loop: (r, seat, chance) => lay(r, "test-seesaw", seat, chance),
  win: (r, seat, chance) => {
    lay(r, "test-crown", seat, chance)
    if (chance() && !chance()) won(r, chance() ? 1 : 2)
  },
  // Rich enough for a bonus soul with one more cent, and it would be the last one needed.
  deal: (r, seat, chance) => {
    const souls = loose(
      r,
      (def) => r.m.defs[def].def.kinds.includes("monster") && r.m.defs[def].def.facts["souls"] > 0,
    )
    for (const card of souls.slice(0, 3)) put(r, card, "souls", seat)
    lay(r, "soul-of-greed", seat, chance)
    const { players } = r.s.table
    const given = Math.min(r.s.table.pool, Math.max(0, 24 - players[seat].cents))
    r.s.table.pool -= given
    players[seat].cents += given
  },
  declareAttack: lastMonster,
  "heart-of-the-cellar": (r, seat, chance) => lay(r, "test-scythe", seat, chance),
  "the-last-tithe": (r, seat, chance) => lay(r, "test-scythe", seat, chance),
  attackDeck: hurt,
  dagaz: (r, seat) => {
    const [curse] = loose(r, (def) => r.m.defs[def].def.kinds.includes("curse"))
    if (curse !== undefined) put(r, curse, "board", seat)
  },
  putDeadAway: (r, seat, chance) => lay(r, "test-shade", seat, chance),
  // Where players can be attacked, and have something to give.
  penalty: (r, seat, chance) => {
    lay(r, "battle-royale", seat, chance)
    for (const each of seatsOf(r.s)) lay(r, "shiny-rock", each, chance)
    hurt(r)
  },
  // Where healing stops a death.
  resolveTop: (r, seat, chance) => {
    lay(r, "test-balm", seat, chance)
    hurt(r)
  },
  // Some of them gold.
  removeCounters: (r, seat, chance) => {
    lay(r, "test-vault", seat, chance)
    for (const o of r.s.objects)
      if (o.zone === zone(r, "board", seat) && (o.data?.counters ?? 0) > 1) o.memo = { counters: { gold: 1 } }
  },
  ehwaz: (r, seat, chance) => lay(r, "test-shade", seat, chance),
  // Used twice, it can be destroyed once; and there has to be a soul to aim at.
  "chaos-card-first-edition": (r, seat, chance) => {
    lay(r, "lil-battery", seat, chance)
    lay(r, "mega-battery", seat, chance)
    const [soul] = loose(r, (def) => r.m.defs[def].def.facts["souls"] > 0)
    if (soul !== undefined) put(r, soul, "souls", seat)
  },
  "greed-butt": (r, _seat, chance) => {
    if (chance()) noSlots(r)
  },
}

export function bring(state: FourSoulsState, wanted: readonly string[], random: RandomState): void {
  watched.arrange(state, (r) => {
    const { table } = r.s
    const chance = (): boolean => below(random, 0, 2) === 0
    for (const id of wanted) {
      const seat = chance() ? table.active : seatAfter(r, table.active)
      lay(r, id, seat, chance)
      scenes[id]?.(r, seat, chance)
    }
    // Something to spend, attacks and purchases to meet what was brought with, and blows to die of.
    const given = Math.min(5, table.pool)
    table.pool -= given
    table.players[table.active].cents += given
    table.attacks = 0
    table.purchases = 0
    if (chance() && chance()) hurt(r)
  })
}
