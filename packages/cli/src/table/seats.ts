// Who sits at a new table, from what was typed: persons by name, bots by theirs.

import { bots } from "@soulspire/bots"
import type { Seating } from "@soulspire/match"
import type { Options } from "@soulspire/kernel"
import type { GameBox, Language } from "@soulspire/text"
import { botOf, listOf, playersOf } from "../shell/arguments.ts"
import { botName } from "../shell/bot-names.ts"
import { Mistake } from "../shell/mistake.ts"
import { cleanName } from "../shell/print.ts"
import { wordsIn } from "./sitting.ts"

interface GivenSeats {
  players?: number
  bots: string
  seats?: string
}

/** A bot's name, with what is set of it behind a colon. */
const isBot = (name: string): boolean => Object.hasOwn(bots, name.split(":")[0])

function seating(name: string, seat: number, language: Language): Seating {
  if (isBot(name)) return { kind: "bot", bot: name, name: botName(seat) }
  if (name !== "me") return { kind: "person", name }
  return { kind: "person", name: wordsIn(language).player }
}

/** Persons without a name of their own are numbered where there are several. */
function numbered(seats: readonly Seating[]): Seating[] {
  const names = seats.map(({ name }) => name)
  return seats.map((seat, i) =>
    names.indexOf(seat.name) === names.lastIndexOf(seat.name)
      ? seat
      : { ...seat, name: `${seat.name} ${i + 1}` },
  )
}

/** The seats of a new table: those that were named, then bots. */
export function seatsOf(box: GameBox, given: GivenSeats, options: Options, language: Language): Seating[] {
  // Who plays alone has all seats.
  const alone = given.seats === undefined && box.alone?.(options) === true
  const others = alone ? ["me"] : listOf("--bots", given.bots)
  if (!alone) for (const name of others) botOf(name)
  const { min } = box.game.seats
  const names = given.seats === undefined ? ["me"] : listOf("--seats", given.seats)
  for (const name of names) if (isBot(name)) botOf(name)
  const long = names.find((name) => name.length > 40)
  if (long !== undefined) throw new Mistake(`--seats: '${long}' is too long for a name`)
  const odd = names.find((name) => cleanName(name) !== name)
  if (odd !== undefined) throw new Mistake(`--seats: '${odd}' is no name: it has control characters in it`)
  // A game for one is played alone, unless somebody else is asked for.
  const fewest = given.seats === undefined ? min : names.length
  const players = playersOf(box, given.players ?? Math.max(fewest, given.seats === undefined ? 0 : min))
  if (names.length > players) throw new Mistake(`--seats names ${names.length} for ${players} players`)
  for (let i = 0; names.length < players; i++) names.push(others[i % others.length])
  return numbered(names.map((name, seat) => seating(name, seat, language)))
}
