// A table in a test: a game in the middle of something, with verbs that read like play. Nothing here knows a game. Every
// answer goes through the hard mode that the run is in; what must be true at the end of a test is in end.ts.

import {
  type Decision,
  type Game,
  type GameEvent,
  type Option,
  type Reason,
  Refusal,
  type State,
} from "@soulspire/kernel"
import { answerIn, reasonIn } from "../modes/index.ts"
import type { Speech } from "../modes/locale.ts"
import { currentMode, type HardMode } from "../modes/mode.ts"
import type { Answer } from "../random-play.ts"
import { plain } from "../words.ts"
import { type Scripted, watchEnd } from "./end.ts"
import { fitting, numbered, spell, type Word } from "./keys.ts"
import { type Player, playerAt } from "./player.ts"

/** What a game's own table function says about all its tables. */
export interface TableRules<S extends State, V extends string> {
  /** May this decision stay open at the end of a test? A turn that waits for its player does, an answer owed does not. */
  rests?: (decision: Decision, state: S) => boolean
  /** Acts that every player has as a verb. */
  verbs?: readonly V[]
  /** Cards that the test says will be drawn. */
  scripted?: readonly Scripted[]
  /** The hard mode, where a test is about one. */
  mode?: HardMode
  speech?: Speech | undefined
}

export class TestTable<S extends State, V extends string = never> {
  readonly game: Game<S>
  /** The state as it is now. Read it anew after each answer: a hard mode may have put another in its place. */
  state: S
  /** Everything that has happened since the table was set. */
  readonly events: GameEvent[] = []
  readonly rules: TableRules<S, V>
  readonly mode: HardMode
  readonly speech: Speech | undefined
  /** Every answer so far. */
  readonly log: Answer[] = []
  /** What the test leaves open on purpose: `p2 respond`. */
  readonly left: string[] = []
  private readonly players: Player<TestTable<S, V>, V>[]

  constructor(game: Game<S>, state: S, rules: TableRules<S, V> = {}) {
    this.mode = rules.mode ?? currentMode()
    this.game = this.mode === "scan" ? game.scanned() : game
    this.state = state
    this.rules = rules
    this.speech = rules.speech
    this.players = Array.from({ length: state.seats }, (_each, i) => playerAt(this, i + 1, rules.verbs ?? []))
    watchEnd(this)
  }

  /** A player by number. */
  by(seat: number): Player<TestTable<S, V>, V> {
    const player = this.players[seat - 1]
    if (player === undefined) throw new Error(`there is no p${seat} at a table for ${this.state.seats}`)
    return player
  }
  get p1(): Player<TestTable<S, V>, V> {
    return this.by(1)
  }
  get p2(): Player<TestTable<S, V>, V> {
    return this.by(2)
  }
  get p3(): Player<TestTable<S, V>, V> {
    return this.by(3)
  }
  get p4(): Player<TestTable<S, V>, V> {
    return this.by(4)
  }

  /** Open decisions that have to be answered. */
  get open(): Decision[] {
    return this.game.decisions(this.state).filter((each) => !each.standing)
  }

  /** The decision a seat (1, 2, ...) has to answer; with a prompt, the one with that prompt. */
  asked(seat: number, prompt?: string): Decision {
    const mine = this.decisionsOf(seat).filter((each) =>
      prompt === undefined ? !each.standing : each.prompt.key === prompt,
    )
    if (mine.length !== 1)
      throw this.failure(
        `p${seat} has ${mine.length} open decisions${prompt === undefined ? "" : ` "${prompt}"`}`,
      )
    return mine[0]
  }

  private decisionsOf(seat: number): Decision[] {
    return this.game.decisions(this.state).filter((each) => each.seat === seat - 1)
  }

  options(seat: number, prompt?: string): Option[] {
    return this.game.optionsOf(this.state, this.asked(seat, prompt))
  }

  /** Option keys, with the numbers of cards left out (`play:spark>rat`). */
  choices(seat: number, prompt?: string): string[] {
    return this.options(seat, prompt).map((option) => plain(option.key))
  }

  /** Answers by keys, in whichever of the seat's open decisions they fit; `spark` may stand for `spark#17`. */
  pick(seat: number, ...words: Word[]): this {
    const must = this.decisionsOf(seat).filter((each) => !each.standing)
    if (must.length < 2) return this.answer(this.asked(seat), words)
    const keys = spell(this.game, this.state, words)
    const fits = must.filter((each) => {
      const options = this.game.optionsOf(this.state, each)
      return keys.every((key) => fitting(key, options).length === 1)
    })
    if (fits.length !== 1)
      throw this.failure(`${keys.join(" + ")} fits ${fits.length} of p${seat}'s decisions`)
    return this.answer(fits[0], words)
  }

  pickAt(seat: number, prompt: string, ...words: Word[]): this {
    return this.answer(this.asked(seat, prompt), words)
  }

  /** Answers with the one option of an act that concerns exactly these objects. */
  pickOn(seat: number, act: string, ...refs: number[]): this {
    const found = this.options(seat).filter(
      (option) => option.key.startsWith(act) && option.refs.join() === refs.join(),
    )
    if (found.length !== 1) throw this.failure(`p${seat}: ${found.length} options ${act} on ${refs.join()}`)
    return this.pick(seat, found[0].key)
  }

  /**
   * An act and its targets: as many words as there are in the act's key, the others for what is asked then. A way goes
   * with its card (`ember~burn`), or stands beside it (`~burn`).
   */
  act(seat: number, verb: string, words: readonly Word[]): this {
    const names = spell(this.game, this.state, words)
    for (let many = names.length; many >= 0; many--) {
      const key = many === 0 ? verb : `${verb}:${names.slice(0, many).join(">").replaceAll(">~", "~")}`
      const offers = this.decisionsOf(seat).filter(
        (each) => fitting(key, this.game.optionsOf(this.state, each)).length > 0,
      )
      if (offers.length > 1) throw this.failure(`p${seat} is offered ${key} in ${offers.length} decisions`)
      if (offers.length === 0) continue
      this.answer(offers[0], [key])
      for (const target of names.slice(many)) this.pick(seat, target)
      return this
    }
    throw this.failure(`p${seat} cannot ${verb} ${names.join(" > ")}`, seat)
  }

  private answer(decision: Decision, words: readonly Word[]): this {
    const options = this.game.optionsOf(this.state, decision)
    const keys = spell(this.game, this.state, words).map((key) => {
      const found = fitting(key, options)
      if (found.length !== 1)
        throw this.failure(
          `"${key}" fits ${found.length} of p${decision.seat + 1}'s options`,
          decision.seat + 1,
        )
      return found[0]
    })
    this.give({ seat: decision.seat, decision: decision.id, keys })
    return this
  }

  private give(next: Answer): void {
    const { state, events } = answerIn(this.mode, this, next)
    this.log.push(next)
    this.state = state
    this.events.push(...events)
  }

  /** Everybody who is asked to act or pass passes, until something else is asked or the turn's seat is asked. */
  allPass(): this {
    for (let i = 0; i < 200; i++) {
      const passer = this.open.find(
        (each) =>
          this.rules.rests?.(each, this.state) !== true &&
          this.game.optionsOf(this.state, each).some((option) => option.key === "pass"),
      )
      if (passer === undefined) return this
      this.give({ seat: passer.seat, decision: passer.id, keys: ["pass"] })
    }
    throw this.failure("passing does not end")
  }

  /** The refusal that an answer meets. The state must not change by it. */
  refuses(seat: number, ...keys: string[]): Reason {
    const tried = this.game.copy(this.state)
    const decision = this.asked(seat)
    const options = this.game.optionsOf(this.state, decision)
    const full = keys.map((key) =>
      fitting(key, options).length === 1 ? fitting(key, options)[0] : numbered(this.game, this.state, key),
    )
    try {
      this.game.answer(tried, decision.seat, decision.id, full)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (this.game.hash(tried) !== this.game.hash(this.state))
        throw new Error("a refusal changed the state", { cause: error })
      reasonIn(this.mode, this, seat - 1, error.reason)
      return error.reason
    }
    throw this.failure(`p${seat} was not refused ${keys.join(", ")}`)
  }

  /** Why something is not offered to a seat; null if it is. */
  why(seat: number, key: string): Reason | null {
    const mine = this.decisionsOf(seat).flatMap((each) => this.game.optionsOf(this.state, each))
    const [offered = numbered(this.game, this.state, key)] = fitting(key, mine)
    const reason = this.game.explain(this.state, seat - 1, offered)
    if (reason !== null) reasonIn(this.mode, this, seat - 1, reason)
    return reason
  }

  /** Fails on an option too few or too many. */
  canPickExactly(seat: number, ...keys: string[]): this {
    const found = this.choices(seat).toSorted().join(" | ")
    const wanted = keys.toSorted().join(" | ")
    if (found !== wanted) throw this.failure(`p${seat} can pick\n  ${found}\nand not exactly\n  ${wanted}`)
    return this
  }

  /** Events of one kind, oldest first. */
  told(kind: string): GameEvent[] {
    return this.events.filter((event) => event.k === kind)
  }

  /** Says that this stays open when the test ends. */
  leaves(player: `p${number}`, prompt: string): this {
    this.left.push(`${player} ${prompt}`)
    return this
  }

  /** An error that says what was open, what could be picked and what has been played so far. */
  failure(what: string, seat = 0): Error {
    const open = this.game.decisions(this.state)
    const lines = open
      .filter((each) => !each.standing || each.seat === seat - 1)
      .map((each) => {
        const keys = this.game.optionsOf(this.state, each).map((option) => option.key)
        return `  p${each.seat + 1} ${each.kind} "${each.prompt.key}": ${keys.join(" | ")}`
      })
    const played = this.log.map((each) => `p${each.seat + 1} ${plain(each.keys.join("+"))}`)
    return new Error(
      [
        what,
        lines.length === 0 ? "nothing is open" : "open:",
        ...lines,
        `so far: ${played.length === 0 ? "nothing" : played.join(", ")}`,
      ].join("\n"),
    )
  }
}
