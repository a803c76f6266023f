// Set-up (chapter 2): boards, decks and what each player has gained before; nobody is asked anything here.

import {
  FIRST_SEAT,
  moveObject,
  NOBODY,
  type Options,
  reprint,
  roll,
  type Seat,
  seatsOf,
  shuffle,
  shuffleInPlace,
  topOf,
  zone,
  zoneId,
} from "@soulspire/kernel"
import { beginWith } from "./atoms.ts"
import { FACES } from "../combat/limits.ts"
import { forgetWaiting } from "../combat/atoms/waiting.ts"
import { lay, layAct } from "./act-decks.ts"
import { blessings, cards, characters, events, modifiers, items } from "../cards/index.ts"
import type { PlayerCard } from "../cards/card.ts"
import { hasKind, lying, type SpireRun, upgradeOf } from "../state/run.ts"
import { drawReward } from "./rewards/rewards.ts"
import { lists, type Modifier } from "../cards/modifier.ts"
import { characterAt, whyNotModifier } from "../state/options.ts"
import { COLORLESS, isUnlocked, packOf } from "../state/unlocks.ts"
import { partyOf, playersOf } from "../state/types.ts"
import { zoneNo } from "../state/zones.ts"

/** Decks that all share, by what is in them. */
const shared: Partial<Record<PlayerCard["deck"], string>> = {
  colorless: "colorlessDeck",
  curse: "curseDeck",
  status: "statusDeck",
  daze: "dazeDeck",
}

/** A player's own, by what is in them (STS-2.1). */
const ownDecks: Partial<Record<PlayerCard["deck"], string>> = {
  starter: "deck",
  rewards: "rewards",
  rares: "rares",
}

/** The same of characters that nobody plays. */
const spareDecks = { rewards: "spareRewards", rares: "spareRares" } as const

const SOLO_GOLD = 2

/** Cards that others of a pack take the place of. */
const replaced = new Set(cards.map(({ replaces }) => replaces))

/** Of a card and the one that takes its place, the one that this table plays with. */
const isPlayedWith = ({ id, replaces }: PlayerCard, options: Options): boolean =>
  options["clawPack"] === true ? !replaced.has(id) : replaces === ""

/** Locked cards stay in the box in a climb, unless the table says otherwise; a combat alone knows them all (STS-14.4). */
const isInReach = ({ character, unlock, deck }: PlayerCard, options: Options): boolean =>
  options["room"] !== "climb" ||
  ((unlock === 0 || isUnlocked(options, packOf(character, unlock))) &&
    (deck !== "colorless" || isUnlocked(options, COLORLESS)))

const itemDecks = { relic: "relicDeck", "boss-relic": "bossRelicDeck", potion: "potionDeck" } as const

export function setup(r: SpireRun, options: Options): void {
  for (const seat of seatsOf(r.s)) layPlayer(r, seat, options)
  for (const card of cards) {
    const kind = shared[card.deck]
    if (kind !== undefined && isInReach(card, options)) lay(r, card.sides[0].id, card.count, kind, NOBODY)
  }
  layAct(r)
  for (const { type, def, count } of items)
    if (type === "solo-relic") {
      if (playersOf(r.s.table) === 1) lay(r, def.id, count, "items", FIRST_SEAT)
    } else if (type !== "special-relic") lay(r, def.id, count, itemDecks[type], NOBODY)
  // Summons, daze and status are looked through, not drawn from (STS-2.3).
  for (const kind of ["colorlessDeck", "curseDeck", ...Object.values(itemDecks)]) shuffle(r, zone(r, kind))
  layModifiers(r, options)
  if (r.s.table.climb > 0) dealBlessings(r, options)
  for (const seat of seatsOf(r.s)) dealGains(r, seat, options)
  // What lies there from the start was not gained just now.
  forgetWaiting(r, () => true)
}

/** Those that the party has picked, or one of each list by the die (STS-13.5, STS-K.8). */
function layModifiers(r: SpireRun, options: Options): void {
  const picked = options["modifiers"] as readonly string[]
  const rolled = options["daily"] === true ? lists.map((list) => rollModifier(r, list, options).id) : []
  const used = new Set([...picked, ...rolled])
  for (const id of used) lay(r, id, 1, "room", NOBODY)
  const wanted = modifiers.some(({ id, everyDeck }) => everyDeck && used.has(id))
  if (wanted || meetsOthers(r)) laySpareDecks(r, options)
}

/** Is there an event on the way that brings cards of other characters? */
const meetsOthers = ({ s: { table } }: SpireRun): boolean =>
  table.climb > 0 &&
  events.some(({ act, everyDeck }) => everyDeck && act >= table.act && act <= Math.max(table.act, table.goal))

/** For a party that goes on further than it wanted to at first: cards that are never locked (STS-Q-88). */
export function laySpareDecksLate(r: SpireRun): void {
  const isThere = Object.values(spareDecks).some((kind) => lying(r, kind).length > 0)
  if (isThere || !meetsOthers(r)) return
  const isPlayed = (id: string): boolean =>
    seatsOf(r.s).some((seat) => lying(r, "board", seat).some((board) => hasKind(r, board, id)))
  const played = characters.flatMap(({ id }) => (isPlayed(id) ? [id] : []))
  laySpareDecks(r, { room: "climb", characters: played, unlocked: [] })
}

/** Rewards and rares of the characters that nobody plays. */
function laySpareDecks(r: SpireRun, options: Options): void {
  const played = new Set(seatsOf(r.s).map((seat) => characterAt(options, seat)))
  for (const { id } of characters) if (!played.has(id)) layDecks(r, id, spareDecks, NOBODY, options)
  for (const kind of Object.values(spareDecks)) shuffle(r, zone(r, kind))
}

/** All of a character's cards that lie in these decks. */
function layDecks(
  r: SpireRun,
  character: string,
  decks: Partial<Record<PlayerCard["deck"], string>>,
  seat: Seat,
  options: Options,
): void {
  for (const card of cards) {
    const kind = decks[card.deck]
    const isUsed = isInReach(card, options) && isPlayedWith(card, options)
    if (kind !== undefined && card.character === character && isUsed)
      lay(r, card.sides[0].id, card.count, kind, seat)
  }
}

/** What this table cannot play with is rolled again. */
function rollModifier(r: SpireRun, list: string, options: Options): Modifier {
  for (;;) {
    const face = roll(r, "dice", FACES)
    const found = modifiers.find((each) => each.list === list && each.face === face)
    if (found !== undefined && whyNotModifier(found, options) === null) return found
  }
}

/** Each player draws one (STS-2.8); the rest of Neow's cards are never needed. */
function dealBlessings(r: SpireRun, options: Options): void {
  const known = blessings.filter(({ locked }) => !locked || isUnlocked(options, COLORLESS))
  const drawn = known.slice()
  shuffleInPlace(r.s.random, 0, drawn)
  // Whoever joins later draws one then (STS-13.7).
  for (const seat of partyOf(r.s.table))
    if (drawn[seat] !== undefined) lay(r, drawn[seat].id, 1, "offers", seat)
}

/** Board, starter deck, rewards and rares, each shuffled; HP as printed (STS-2.1, STS-2.2). */
function layPlayer(r: SpireRun, seat: Seat, options: Options): void {
  const id = characterAt(options, seat)
  const board = characters.find((each) => each.id === id)
  if (board === undefined) throw new Error(`no character is called ${id}`)
  lay(r, board.def.id, 1, "board", seat)
  const { ascension } = r.s.table
  // Fewer HP from the second ascension on, and one lost already from the ninth on (STS-K.5).
  const maxHp = board.def.facts["hp"] + (options["moreHp"] as number) - (ascension >= 2 ? 1 : 0)
  const hp = maxHp - (ascension >= 9 ? 1 : 0)
  // Alone there is a little more to begin with (STS-2.9, STS-K.1).
  const gold = r.s.table.climb > 0 && playersOf(r.s.table) === 1 ? SOLO_GOLD : 0
  beginWith(r, seat, maxHp, hp, gold)
  layDecks(r, id, ownDecks, seat, options)
  // Whoever climbs high begins cursed (STS-K.5).
  for (const { deck, sides } of cards)
    if (deck === "ascension" && ascension >= 5) lay(r, sides[0].id, 1, "deck", seat)
  shuffle(r, zoneId(r, zoneNo.rewards, seat))
  shuffle(r, zoneId(r, zoneNo.rares, seat))
}

/** One rare card among four, as in a climb that went well. */
const RARE = 4

/** What somebody brings into a single combat. */
function dealGains(r: SpireRun, seat: Seat, options: Options): void {
  const many = (name: string): number => options[name] as number
  const take = (kind: string, to: string, from: Seat = NOBODY): void => {
    const top = kind === "rewards" ? drawReward(r, seat) : topOf(r, zone(r, kind, from))
    if (top !== NOBODY) moveObject(r, top, zone(r, to, seat), "top", seat, null, "gain")
  }
  for (let i = 1; i <= many("rewards"); i++) take(i % RARE === 0 ? "rares" : "rewards", "deck", seat)
  for (let i = 0; i < many("colorless"); i++) take("colorlessDeck", "deck")
  for (let i = 0; i < many("curses"); i++) take("curseDeck", "deck")
  for (let i = 0; i < many("relics"); i++) take("relicDeck", "items")
  for (let i = 0; i < many("bossRelics"); i++) take("bossRelicDeck", "items")
  for (let i = 0; i < many("potions"); i++) take("potionDeck", "items")
  const upgradable = r.s.zones[zoneId(r, zoneNo.deck, seat)].filter((ref) => upgradeOf(r, ref) >= 0)
  shuffleInPlace(r.s.random, 0, upgradable)
  for (const ref of upgradable.slice(0, many("upgrades"))) reprint(r, ref, upgradeOf(r, ref))
}
