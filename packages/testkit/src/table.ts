// A table in a test: a game in the middle of something, with verbs that read like play. Nothing here knows a game.

import {
  type Decision,
  type Game,
  type GameEvent,
  type Option,
  type Reason,
  type Ref,
  Refusal,
  type State,
} from "@soulspire/kernel"

export class Table<S extends State> {
  readonly game: Game<S>
  readonly state: S
  /** Everything that has happened since the table was set. */
  readonly events: GameEvent[] = []

  constructor(game: Game<S>, state: S) {
    this.game = game
    this.state = state
  }

  /** Open decisions that have to be answered. */
  get open(): Decision[] {
    return this.game.decisions(this.state).filter((each) => !each.standing)
  }

  /** The decision a seat (1, 2, ...) has to answer; with a prompt, the one with that prompt. */
  asked(seat: number, prompt?: string): Decision {
    const mine = this.game
      .decisions(this.state)
      .filter(
        (each) =>
          each.seat === seat - 1 && (prompt === undefined ? !each.standing : each.prompt.key === prompt),
      )
    if (mine.length !== 1)
      throw new Error(
        `p${seat} has ${mine.length} open decisions${prompt === undefined ? "" : ` "${prompt}"`}; open: ${this.summary()}`,
      )
    return mine[0]
  }

  options(seat: number, prompt?: string): Option[] {
    return this.game.optionsOf(this.state, this.asked(seat, prompt))
  }

  /** Option keys, with the numbers of cards left out (`play:spark>rat`). */
  choices(seat: number, prompt?: string): string[] {
    return this.options(seat, prompt).map((option) => plain(option.key))
  }

  /** Answers by keys; `spark` may stand for `spark#17` where only one option fits. */
  pick(seat: number, ...keys: string[]): this {
    return this.answer(this.asked(seat), keys)
  }

  pickAt(seat: number, prompt: string, ...keys: string[]): this {
    return this.answer(this.asked(seat, prompt), keys)
  }

  /** Answers with the one option of an act that concerns exactly these objects. */
  pickOn(seat: number, act: string, ...refs: Ref[]): this {
    const fitting = this.options(seat).filter(
      (option) => option.key.startsWith(act) && option.refs.join() === refs.join(),
    )
    if (fitting.length !== 1) throw new Error(`p${seat}: ${fitting.length} options ${act} on ${refs.join()}`)
    return this.pick(seat, fitting[0].key)
  }

  private answer(decision: Decision, keys: readonly string[]): this {
    const options = this.game.optionsOf(this.state, decision)
    const full = keys.map((key) => complete(key, options))
    this.events.push(...this.game.answer(this.state, decision.seat, decision.id, full))
    return this
  }

  /** Everybody who is asked to act or pass passes, until something else is asked or the turn's seat is asked. */
  allPass(): this {
    for (let i = 0; i < 200; i++) {
      const passer = this.open.find((each) =>
        this.game.optionsOf(this.state, each).some((option) => option.key === "pass"),
      )
      if (passer === undefined) return this
      this.events.push(...this.game.answer(this.state, passer.seat, passer.id, ["pass"]))
    }
    throw new Error("passing does not end")
  }

  /** The refusal that an answer meets. The state must not change by it. */
  refuses(seat: number, ...keys: string[]): Reason {
    const before = this.game.hash(this.state)
    try {
      this.game.answer(this.state, seat - 1, this.asked(seat).id, keys)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (this.game.hash(this.state) !== before)
        throw new Error("a refusal changed the state", { cause: error })
      return error.reason
    }
    throw new Error(`p${seat} was not refused ${keys.join(", ")}`)
  }

  /** Fails on an option too few or too many. */
  canPickExactly(seat: number, ...keys: string[]): this {
    const found = this.choices(seat).toSorted().join(" | ")
    const wanted = keys.toSorted().join(" | ")
    if (found !== wanted) throw new Error(`p${seat} can pick\n  ${found}\nand not exactly\n  ${wanted}`)
    return this
  }

  /** Events of one kind, oldest first. */
  told(kind: string): GameEvent[] {
    return this.events.filter((event) => event.k === kind)
  }

  summary(): string {
    return this.game
      .decisions(this.state)
      .map((each) => `p${each.seat + 1} ${each.kind} "${each.prompt.key}"`)
      .join(", ")
  }

  /** Call it at the end of a test: scripted results must be used up. */
  done(): void {
    const left = this.state.random.fixed?.flat() ?? []
    if (left.length > 0) throw new Error(`scripted results left over: ${left.join(", ")}`)
    const broken = this.game.invariant(this.state)
    if (broken !== null) throw new Error(broken)
  }
}

const plain = (key: string): string => key.replaceAll(/#\d+/g, "")

function complete(key: string, options: readonly Option[]): string {
  const bare = key.replace(/=\d+$/, "")
  if (options.some((option) => option.key === bare)) return key
  const fitting = options.filter((option) => plain(option.key) === bare)
  if (fitting.length === 1) return fitting[0].key + key.slice(bare.length)
  throw new Error(`"${key}" fits ${fitting.length} of: ${options.map((option) => option.key).join(" | ")}`)
}
