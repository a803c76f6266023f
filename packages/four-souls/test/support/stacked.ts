// Games that are really set up, with decks whose order a test says.

import { type Def, defineGame, type Game, type Options, type Reason, Refusal } from "@soulspire/kernel"
import { fourSouls, fourSoulsSpec, type FourSoulsState, type FourSoulsTable } from "@soulspire/four-souls"
import { cardEditionOf, isOfEdition } from "../../src/state/card-editions.ts"
import { tableAt } from "./table.ts"

type Deck = "loot" | "treasure" | "monster" | "room"
const DECKS: readonly Deck[] = ["loot", "treasure", "monster", "room"]

/** Everything of the game that is in no deck and asks nothing of anybody: characters, starting items, bonus souls. */
export const undecked = fourSouls.cards.filter(
  ({ id, back }) => !DECKS.includes(back as Deck) && id !== "eden",
)

export const called = (...ids: string[]): Def[] =>
  ids.map((id) => {
    const def = fourSouls.cards.find((each) => each.id === id)
    if (def === undefined) throw new Error(`no card is called ${id}`)
    // One of each, wherever it is named: the order of the copies would say nothing.
    return { ...def, facts: { ...def.facts, copies: 1 } }
  })

interface Stacked extends Partial<Record<Deck, readonly Def[]>> {
  /** Cards in no deck; the game's own when nothing is said. */
  others?: readonly Def[]
  /** A table as the rules of some other edition would have it. */
  newTable?(table: FourSoulsTable): void
}

/** A game of these cards alone. Decks lie as they are given, top first, before anything is dealt from them. */
export function stackedGame({ others = undecked, newTable, ...decks }: Stacked): Game<FourSoulsState> {
  const piles = DECKS.map((deck) => decks[deck] ?? PLAIN[deck])
  return defineGame(
    {
      ...fourSoulsSpec,
      newTable(options, seats) {
        const table = fourSoulsSpec.newTable(options, seats)
        newTable?.(table)
        return table
      },
      setup(r, options) {
        // Each deck is shuffled into the order it is in already.
        const played = (def: Def): boolean =>
          isOfEdition(def, cardEditionOf(options)) &&
          (def.back === "room" ? r.s.table.roomSlots > 0 : r.s.seats > 2 || def.facts["threePlus"] !== 1)
        const sizes = piles.map((pile) => pile.filter(played).length)
        const same = sizes.flatMap((size) =>
          Array.from({ length: Math.max(0, size - 1) }, (_each, i) => size - 1 - i),
        )
        r.s.random.fixed = [same, []]
        fourSoulsSpec.setup(r, options)
        r.s.random.fixed = null
      },
    },
    { cards: [...others, ...piles.flatMap((pile) => pile.toReversed())] },
  )
}

const plainLoot = Array.from({ length: 16 }, (_each, i) => ({
  ...called("a-penny")[0],
  id: `penny-${i + 1}`,
}))
const PLAIN: Record<Deck, readonly Def[]> = {
  loot: plainLoot,
  treasure: called("dinner", "meat", "breakfast", "synthoil", "smelter", "mr-boom"),
  monster: called("fly", "fatty", "dip", "clotty"),
  room: [],
}

/** A table at a game that has just been set up. */
export const setUp = (
  game: Game<FourSoulsState>,
  options: Options = {},
  seats = 2,
  seed = "set-up",
): ReturnType<typeof tableAt> => tableAt(game, game.create(options, seats, seed))

/** Why a game cannot be made like this, or null. */
export function refusalOf(options: Options, seats = 2): Reason | null {
  try {
    fourSouls.create(options, seats, "refused")
  } catch (error) {
    if (error instanceof Refusal) return error.reason
    throw error
  }
  return null
}
