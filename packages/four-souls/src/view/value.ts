// How good a table looks for a seat, from what that seat sees. All in cents, roughly: what one would give for it.

import { endWorth, type Seat } from "@soulspire/kernel"
import type { FourSoulsView } from "./show.ts"

type Player = FourSoulsView["table"]["players"][number]

/** Each soul is worth more than the one before: the last one wins. */
const soulsWorth = (souls: number): number => souls * 30 + souls * souls * 6

/** What an item costs is put to use sooner or later; what goes beyond that is idle. */
const PRICE = 10
const centsWorth = (cents: number): number => Math.min(cents, PRICE) + Math.max(0, cents - PRICE) * 0.5

/** More than ten are discarded at the end of the turn (FS-7.3.4), and long before that they wait in line. */
const handWorth = (cards: number): number => Math.min(cards, 6) * 2.2 + Math.max(0, Math.min(cards, 10) - 6)

/** By the back: treasures, trinkets among the loot, and curses, which come from the monster deck. */
const WORTH_BY_BACK: Readonly<Record<string, number>> = { treasure: 14, loot: 7, monster: -8 }

function boardWorth(board: FourSoulsView["zones"][string]): number {
  return board.reduce((sum, { back, shows = {} }) => {
    const { deactivated = 0, counters = 0 } = shows
    return sum + (WORTH_BY_BACK[back] ?? 0) + Math.min(counters, 4) - deactivated
  }, 0)
}

/** Who is nearly dead is in danger as long as something can still happen this turn. */
const healthWorth = ({ health, maxHealth, died, shield }: Player): number =>
  died > 0 ? -4 : maxHealth * 5 + Math.min(health + shield, maxHealth) - (health === 1 ? 1 : 0)

export const value = (view: FourSoulsView, seat: Seat): number =>
  tableWorth(view, seat) + endWorth(view.over, seat)

function tableWorth(view: FourSoulsView, seat: Seat): number {
  const { players, mode, timer = 0 } = view.table
  const worth = (each: Player, at: number): number =>
    soulsWorth(each.souls) +
    centsWorth(each.cents) +
    healthWorth(each) +
    each.attack * 10 +
    handWorth(view.zones[`hand.${at}`].length) +
    boardWorth(view.zones[`board.${at}`])
  // Who plays together wins or loses together (FS-17.5).
  if (mode !== "competitive") return players.reduce((sum, each, at) => sum + worth(each, at), 0) + timer * 20
  const others = players.flatMap((each, at) => (at === seat ? [] : [worth(each, at)]))
  const foremost = Math.max(...others)
  const mean = others.reduce((sum, each) => sum + each, 0) / others.length
  // What the others have hurts, and what the foremost has most of all.
  return worth(players[seat], seat) - (mean + foremost) / 4
}
