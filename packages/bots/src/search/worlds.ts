// Worlds to think in, and giving answers in them. What is counted as thinking is counted here: worlds dealt and answers given.

import {
  type Decision,
  type Game,
  newRandom,
  type Option,
  type RandomState,
  Refusal,
  type Seat,
  type State,
  type Thinking,
  word,
} from "@soulspire/kernel"
import type { Temper } from "../bot.ts"
import { type Keys } from "./answers.ts"
import { quietKeys } from "../greedy/candidates.ts"

/** Where a seat has something to say in a position, or how good the position is, where the stretch is over. */
export type Point =
  | { readonly at: "asked"; readonly decision: Decision; readonly options: readonly Option[] }
  | { readonly at: "end"; readonly leaf: Leaf }

/** What a position at the end of a stretch is worth, as the seat weighs it. */
export interface Leaf {
  readonly worth: number
  /** Part by part, and how many of what each part counts; only where that is to be told. */
  readonly told: { readonly parts: readonly number[]; readonly amounts: readonly (number | null)[] } | null
}

/** So many answers in a row that are not the seat's own are more than any game has in a stretch. */
const FAR = 200

/** Is why to be told, and whose likes and dislikes are thought with? */
export interface Mood {
  readonly telling: boolean
  readonly temper: Temper | null
}

function sumOf(parts: readonly number[]): number {
  let sum = 0
  for (const part of parts) sum += part
  return sum
}

export class Worlds {
  /** Answers given and worlds dealt so far. */
  spent = 0
  /** Has chance had a say while others answered, the last time that they were followed? */
  hasRolled = false
  private readonly seeds: RandomState["seed"][] = []

  readonly game: Game
  readonly thinking: Thinking<State>
  readonly seat: Seat
  readonly stretch: number | null
  private readonly random: RandomState
  private readonly telling: boolean
  private readonly weights: readonly number[] | null

  constructor(
    game: Game,
    thinking: Thinking<State>,
    seat: Seat,
    stretch: number | null,
    random: RandomState,
    { telling, temper }: Mood = { telling: false, temper: null },
  ) {
    this.game = game
    this.thinking = thinking
    this.seat = seat
    this.stretch = stretch
    this.random = random
    this.telling = telling
    const weights = temper === null ? undefined : thinking.tempers[temper]
    this.weights = weights === undefined ? null : thinking.parts.map(({ name }) => weights[name] ?? 1)
  }

  /** A chance of its own, the same whenever it is asked for: what is compared is compared under the same luck. */
  chance(nth: number): RandomState {
    const { random } = this
    while (this.seeds.length <= nth)
      this.seeds.push([word(random, 0), word(random, 0), word(random, 0), word(random, 0)])
    return newRandom(this.seeds[nth], 1)
  }

  /** The same position, with everything that the seat does not know dealt anew. */
  redeal(state: State, nth: number): State {
    this.spent++
    const made = this.game.copy(state)
    this.thinking.redeal(made, this.seat, this.chance(nth))
    return made
  }

  /** Gives an answer; says whether it was taken. */
  give(state: State, { seat, id }: Decision, keys: Keys): boolean {
    this.spent++
    try {
      this.game.answer(state, seat, id, keys)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }

  leaf(state: State): Leaf {
    return this.leafOf(state, this.thinking.worth(state, this.seat))
  }

  private leafOf(state: State, parts: readonly number[]): Leaf {
    const { thinking, seat } = this
    const felt = this.weighed(parts)
    return {
      worth: sumOf(felt),
      told: this.telling ? { parts: felt, amounts: thinking.amounts(state, seat) } : null,
    }
  }

  private weighed(parts: readonly number[]): readonly number[] {
    const { weights } = this
    return weights === null ? parts : parts.map((part, i) => part * weights[i])
  }

  /** Lets the others do what they do until the seat is asked something, or the stretch is over. */
  follow(state: State): Point {
    const { game, thinking, seat } = this
    this.hasRolled = false
    for (let far = 0; far < FAR; far++) {
      if (game.outcome(state) !== null || thinking.stretch(state, seat) !== this.stretch) break
      const open = game.decisions(state).filter(({ standing }) => !standing)
      const own = open.find((each) => each.seat === seat)
      if (open.length === 0) break
      const calm = own === undefined ? null : thinking.calm(state, own)
      if (calm !== null) return { at: "end", leaf: this.leafOf(state, calm) }
      const [other] = own === undefined ? open : [own]
      const options = game.optionsOf(state, other)
      // What goes without saying is no question.
      const usual = thinking.habit(state, other, options)
      if (own !== undefined && usual === null) return { at: "asked", decision: own, options }
      const keys =
        usual ??
        thinking.meanwhile(state, other, options) ??
        quietKeys(other, options, game.enough) ??
        options.slice(0, Math.max(1, other.min)).map(({ key }) => key)
      if (!this.give(state, other, keys)) break
      this.hasRolled ||= game.undoMark(state) === "closed"
    }
    return { at: "end", leaf: this.leaf(state) }
  }
}
