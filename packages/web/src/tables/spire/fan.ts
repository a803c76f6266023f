// How a hand is held: all of it in the room there is, each card with its name and its cost in sight, and the one that is
// raised with room of its own.

export interface Held {
  /** How wide the hand's place is, and a card in it, in pixels. */
  room: number
  card: number
  count: number
  /** How many letters the longest word of their names has. */
  longest: number
}

/** Where a card's name is written: across its top, on a tab below its cost, or down its edge as on the back of a book. */
type Named = "across" | "tab" | "edge"

export interface Fan {
  /** What is seen of a card that the next one lies over, in pixels. */
  strip: number
  named: Named
}

/** Cards that need not overlap stand a little apart; those at the ends lean outwards. */
const APART = 1.03
const LEANS = 0.12
/** How wide a cost is, in shares of a card. */
const COST = 0.26
/** The smallest letters in which a name is written, in pixels, and how wide one is, in shares of its height. */
const SMALLEST = 11.5
const LETTER = 0.74
const EDGES = 8

export function fanOf({ room, card, count, longest }: Held): Fan {
  const strip = count < 2 ? card : Math.min(card * APART, (room - card * (1 + LEANS)) / (count - 1))
  const wants = longest * SMALLEST * LETTER + EDGES
  const named = strip - card * COST >= wants ? "across" : strip >= wants ? "tab" : "edge"
  return { strip, named }
}

/** So much at least is seen of a card, in pixels, to be pointed to. */
const LEAST = 20

/** How much larger the raised one is than the others. */
const RAISED = 1.22

/**
 * How far the middle of each card is from that of the hand. Those behind the raised one make way for it, so that something
 * of each can still be pointed to.
 */
export function placesIn({ strip }: Fan, { card, count }: Held, raised: number): number[] {
  const places = Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * strip)
  const behind = count - 1 - raised
  if (raised < 0 || behind < 2) return places
  const first = Math.max(places[raised + 1], places[raised] + (card * RAISED + card) / 2)
  const usual = Math.min(first + (behind - 1) * strip * 0.75, places[count - 1] + card * 0.45)
  const last = Math.max(places[count - 1], usual, first + (behind - 1) * Math.min(strip, LEAST))
  return places.map((place, i) =>
    i <= raised ? place : first + ((last - first) * (i - raised - 1)) / (behind - 1),
  )
}

/** The letters of the longest word in these names. */
export const longestWord = (names: readonly string[]): number =>
  Math.max(0, ...names.flatMap((name) => name.split(/[\s-]/).map((word) => word.length)))
