// Combats as they are really set up: the enemies of a room, where they stand.

import type { Options } from "@soulspire/kernel"
import { EVERY_ROW, spire, spireBox, type SpireState } from "@soulspire/spire"
import { cardsIn, refsIn, tableAt, toFirstTurn } from "./table.ts"

type TestTable = ReturnType<typeof tableAt>
type Standing = Pick<TestTable, "game" | "state">

/** A fresh game whose first deal brings this enemy (in some row); `more` looks on for another deal of it. */
export function meeting(enemy: string, players = 1, options: Options = {}, more = 0): TestTable {
  const card = spireBox.cards.find(({ id }) => id === enemy)
  if (card === undefined) throw new Error(`no enemy is called ${enemy}`)
  const firstAct = Number(card.set.replace("act-", ""))
  for (let i = 0, left = more; i < 500; i++) {
    const state: SpireState = spire.create({ ...options, room: card.kind, firstAct }, players, `deal ${i}`)
    toFirstTurn(spire, state)
    const table = { game: spire, state }
    if (cardsIn(table, "enemies").includes(enemy) && left-- === 0) return tableAt(spire, state)
  }
  throw new Error(`${enemy} is never dealt`)
}

/** Who stands in which row, from left to right; the last entry is who stands in all of them. */
export function rowsOf(table: Standing): string[][] {
  const cards = cardsIn(table, "enemies")
  const standing = refsIn(table, "enemies").map((ref, i) => {
    const { data } = table.state.objects.find((each) => each.ref === ref) ?? {}
    return { card: cards[i], row: data?.row ?? 0, place: data?.place ?? 0 }
  })
  const rows = [...Array(table.state.seats).keys(), EVERY_ROW]
  return rows.map((row) =>
    standing
      .filter((each) => each.row === row)
      .toSorted((a, b) => a.place - b.place)
      .map(({ card }) => card),
  )
}

/** The row of an enemy, without it. */
export function companyOf(table: TestTable, enemy: string): string[] {
  const row = rowsOf(table).find((each) => each.includes(enemy)) ?? []
  return row.filter((each) => each !== enemy)
}

/** The enemies' decks of an Act at an ascension, with what has been dealt. */
export function decksAt(ascension: number, firstAct = 1, room = "elite"): Record<string, string[]> {
  const table = { game: spire, state: spire.create({ ascension, firstAct, room }, 2, "decks") }
  const decks = ["firstEncounters", "encounterDeck", "eliteDeck", "bossDeck", "summons"]
  return Object.fromEntries(decks.map((deck) => [deck, cardsIn(table, deck)]))
}
