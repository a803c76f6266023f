// What tests of single cards have at hand: a die that nothing depends on, blows, and looks at players and monsters.

import { gainAbility, n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { item, type Play } from "./play.ts"

const { aim, cancel, destroy, eternal, items, dies, monsters, paid, players, rollThen, take } = verbs

/** Rolls, and nothing more; it costs nothing, so it can be used again and again. */
export const die = item("test-die", paid([], [rollThen("you", [])]))
/** A player takes 1 damage, as often as one likes. */
export const needle = item("test-needle", paid([], [take(n(1), { who: "it1" })], aim(players)))
/** A player takes 3 damage, which is more than most have. */
export const axe = item("test-axe", paid([], [take(n(3), { who: "it1" })], aim(players)))

/** Destroys an item, as often as one likes. */
export const hammer = item("test-hammer", paid([], [destroy("it1")], aim(items)))

/** Makes an item eternal. */
export const varnish = item("test-varnish", paid([], [gainAbility("it1", eternal, "")], aim(items)))

/** Cancels anything on the stack, as often as one likes. */
export const hush = item("test-hush", paid([], [cancel("it1")], aim({ from: "stack" })))
/** A player (1, 2, ...) who has it cancels what lies on top of the stack. */
export function hushTop(table: Play, seat: number): Play {
  const [top] = table
    .options(seat)
    .filter(({ key }) => key.startsWith("activate:test-hush"))
    .toReversed()
  return table.by(seat).pick(top.key)
}
/** A monster dies of it, and nobody has killed it. */
export const plague = item("test-plague", paid([], [dies("it1")], aim(monsters)))

interface Person {
  cents: number
  health: number
  maxHealth: number
  evasion: number
  attack: number
  souls: number
  lootPlays: number
}

/** What everybody sees of a player (1, 2, ...). */
export const person = (table: Play, seat: number): Person =>
  (table.game.view(table.state, 0).table["players"] as unknown as Person[])[seat - 1]

interface Beast {
  health: number
  evasion: number
  attack: number
}

/** What everybody sees of the monster in a slot, counted from 1. */
export const beast = (table: Play, slot = 1): Beast => {
  const found = table.game
    .view(table.state, 0)
    .zones["monsters"].find((each) => each.shows?.["slot"] === slot - 1)
  if (found === undefined) throw new Error(`slot ${slot} is empty`)
  return found.shows as unknown as Beast
}
