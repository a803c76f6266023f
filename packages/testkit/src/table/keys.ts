// Options by the words of a test: `play:spark>rat` stands for `play:spark#17>rat#9` where only one option fits.

import { type Game, label, type Option, type Ref, type State } from "@soulspire/kernel"
import { inside } from "../conformance/setting.ts"
import { plain } from "../words.ts"

/** How a test names a card, a seat or a whole option: by its readable name, or by its reference where that is not enough. */
export type Word = string | Ref

/** The free number at the end of `offer:p2=3`, with the words that go with it. */
const amountIn = (key: string): string => /=\d+( .*)?$/s.exec(key)?.[0] ?? ""

/** Does an option read like this? Name by name, so that some may have their numbers and others not. */
function readsLike(option: string, bare: string): boolean {
  const [mine, given] = [option, bare].map((key) => key.split(/([:>~])/))
  return mine.length === given.length && given.every((name, i) => name === mine[i] || name === plain(mine[i]))
}

/** The keys that a test's key may stand for: itself if it is offered as it is, else all that read like it. */
export function fitting(key: string, options: readonly Option[]): string[] {
  const amount = amountIn(key)
  const bare = key.slice(0, key.length - amount.length)
  const ranged = options.filter((option) => (option.range !== undefined) === (amount !== ""))
  // A key may itself end like an amount.
  if (options.some((option) => option.key === key && option.range === undefined)) return [key]
  if (ranged.some((option) => option.key === bare)) return [key]
  return ranged.filter((option) => readsLike(option.key, bare)).map((option) => option.key + amount)
}

/** Words as they stand in keys. */
export function spell<S extends State>(game: Game<S>, state: S, words: readonly Word[]): string[] {
  return words.map((word) => (typeof word === "string" ? word : inside(game, state, (r) => label(r, word))))
}

/**
 * The full key of something that is not offered, for asking why: bare names of cards get the number of the only card
 * that is called so.
 */
export function numbered<S extends State>(game: Game<S>, state: S, key: string): string {
  const labels = inside(game, state, (r) =>
    r.s.objects.filter((o) => o.zone >= 0).map((o) => label(r, o.ref)),
  )
  return key.replaceAll(/[^:>~=]+/g, (name) => {
    const called = labels.filter((each) => plain(each) === name)
    return called.length === 1 ? called[0] : name
  })
}
