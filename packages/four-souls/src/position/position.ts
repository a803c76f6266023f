// A position of Four Souls: plain data that says what lies where, and nothing else. Whatever comes from outside is read
// here, field by field; it is refused with the first thing that is wrong with it.

import { type Def, refuse } from "@soulspire/kernel"
import { type Check, exactly, integer, list, Misshapen, shape, word } from "@soulspire/kernel/outside"

/** The version of the format. */
const POSITION = 1

const MOST_CARDS = 100
/** Any table has so many. */
const MOST_CENTS = 100
export const USUAL_CENTS = 3
const card = word(200, 1)
const cards = list(card, MOST_CARDS)
const amount = integer(0, 99)

const place = shape(
  { character: card },
  {
    hand: cards,
    /** Items and curses. */
    board: cards,
    souls: cards,
    /** 3 if nothing is said. */
    cents: amount,
    damage: amount,
    /** Loot plays that cards have given this turn. */
    plays: amount,
    /** Cards of the board that lie sideways. */
    deactivated: cards,
  },
)

const version = exactly(POSITION)
const places = list(place, 4, 2)
const numbers = list(amount, MOST_CARDS)
const results = list(integer(1, 6), MOST_CARDS)
const moment = exactly("start", "action")

const position = shape(
  { position: version, seats: places },
  {
    /** One card for each slot, with the damage on them. */
    monsters: cards,
    wounds: numbers,
    shop: cards,
    rooms: cards,
    bonus: cards,
    /** Decks, the card on top first. */
    lootDeck: cards,
    treasureDeck: cards,
    monsterDeck: cards,
    roomDeck: cards,
    /** Discard piles, the card on top last. */
    lootDiscard: cards,
    treasureDiscard: cards,
    monsterDiscard: cards,
    roomDiscard: cards,
    /** Results of the dice to come, the first one first. */
    dice: results,
    /** Where the first seat's turn is: at its very start, or in the action phase (if nothing is said). */
    from: moment,
  },
)

export type Position = Readonly<ReturnType<typeof position>>

/** Which backs belong in a zone; a card anywhere else than these say lies where no card of its kind can. */
const backsIn = {
  hand: ["loot"],
  board: ["treasure", "starting", "loot", "monster"],
  souls: ["monster", "bonus", "loot", "treasure", "character"],
  monsters: ["monster"],
  shop: ["treasure"],
  rooms: ["room"],
  bonus: ["bonus"],
  lootDeck: ["loot"],
  treasureDeck: ["treasure"],
  monsterDeck: ["monster"],
  roomDeck: ["room"],
  lootDiscard: ["loot"],
  treasureDiscard: ["treasure"],
  monsterDiscard: ["monster"],
  roomDiscard: ["room"],
} as const satisfies Record<string, readonly string[]>

type ZoneKind = keyof typeof backsIn

const ofSeats: readonly ZoneKind[] = ["hand", "board", "souls"]
export const zonesOfSeats = ofSeats as readonly ("hand" | "board" | "souls")[]
export const sharedZones = (Object.keys(backsIn) as ZoneKind[]).filter(
  (kind) => !ofSeats.includes(kind),
) as readonly Exclude<ZoneKind, "hand" | "board" | "souls">[]

function shaped<T>(check: Check<T>, given: unknown): T {
  try {
    return check(given, "")
  } catch (error) {
    if (error instanceof Misshapen) throw refuse("bad-position", { field: error.at, wanted: error.wanted })
    throw error
  }
}

/** The position that was given, for a table of so many seats with these cards. */
export function positionFrom(given: unknown, seats: number, defs: readonly Def[]): Position {
  const read = shaped(position, given)
  if (read.seats.length !== seats) throw refuse("bad-position", { field: "seats", wanted: `${seats}` })
  const cents = read.seats.reduce((sum, each) => sum + (each.cents ?? USUAL_CENTS), 0)
  if (cents > MOST_CENTS) throw refuse("bad-position", { field: "seats", wanted: `0..${MOST_CENTS} ¢` })
  const backs = new Map(defs.map(({ id, back }) => [id, back]))
  const check = (ids: readonly string[] | undefined, right: readonly string[], at: string): void => {
    for (const id of ids ?? []) {
      const back = backs.get(id)
      if (back === undefined) throw refuse("unknown-card", { card: id })
      if (!right.includes(back)) throw refuse("bad-position", { field: at, wanted: right.join(" | ") })
    }
  }
  for (const kind of sharedZones) check(read[kind], backsIn[kind], kind)
  read.seats.forEach((each, no) => {
    check([each.character], ["character"], `seats.${no}.character`)
    for (const kind of zonesOfSeats) check(each[kind], backsIn[kind], `seats.${no}.${kind}`)
    for (const id of each.deactivated ?? [])
      if (id !== each.character && each.board?.includes(id) !== true)
        throw refuse("bad-position", { field: `seats.${no}.deactivated`, wanted: "board" })
  })
  return read
}
