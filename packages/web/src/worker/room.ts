// The room where a match is played: a host with one client, the page, and bots at the other seats.

import type { Decision, State } from "@soulspire/kernel"
import { type Chair, chairAt, stranger, thoughts } from "@soulspire/bots"
import {
  type ClientMessage,
  type Entry,
  fileOf,
  hostOf,
  type Match,
  type MatchFile,
  MatchFileError,
  playedByOthers,
  type UndoRequest,
  versionOf,
  type Viewer,
  viewOf,
} from "@soulspire/match"
import type { GameBox } from "@soulspire/text"
import { adviserAt } from "./adviser.ts"
import type { Claim } from "./claim.ts"
import { troubleOf } from "./database.ts"
import type { FromWorker, Halt, SavedMatch } from "./messages.ts"
import { ponder } from "./ponder.ts"
import { Clash, type Saves } from "./saves.ts"
import { botAt } from "./seated.ts"
import { whereIn } from "./where.ts"

export interface Room {
  readonly id: string
  /** The match as it is known here, stored or not; null where that is less than there is of it. */
  file(): MatchFile | null
  /** What the page says; preferences are those of the seat that is named, or else of whoever sits before the screen. */
  say(message: ClientMessage, seat?: number): void
  /** How things are shown: one after another, and whether that is behind. */
  stage(staged: boolean, behind: boolean): void
  /** Somebody else takes the place before the screen. */
  sit(seat: number): void
  /** A bot plays in a person's seat, or that person again. */
  lend(seat: number, bot: string | null): void
  /** The match is played elsewhere now, or here. */
  moved(): void
  /** Another tab has stored something. */
  catchUp(): void
  takeOver(): Promise<void>
  /** Nothing happens here any more, until it is tried again or the match is opened anew. */
  halt(halt: Halt): void
  again(): void
  close(): void
}

export interface Furniture {
  box: GameBox
  match: Match
  saved: SavedMatch
  saves: Saves
  claim: Claim
  tell(message: FromWorker): void
  now(): number
}

/** After this nothing that is in memory can be trusted any more. */
const isFinal = ({ key }: Halt): boolean => key === "different" || key === "broken"

/** What changes nothing may be said by whoever looks on, too. */
const changesNothing = ({ t }: ClientMessage): boolean => t === "subscribe" || t === "ask"

const PAGE = "page"

/** Milliseconds between two answers of a bot in somebody else's seat. */
const BREATH = 500

export function openRoom({ box, match, saved, saves, claim, tell, now }: Furniture, seat: Viewer): Room {
  let open = true
  let busy = false
  let thinking: number | null = null
  let staged = false
  /** The screen shows what was: bots think on, and what they have come to waits. */
  let behind = false
  let thought: (() => void) | null = null
  let halted: Halt | null = null
  /** Who sits before the screen. */
  let sitting = seat
  /** What the persons here prefer, for when this tab plays: each of them, also who does not sit before the screen now. */
  const preferring = new Map<number, ClientMessage>()
  let toldDeciding = ""

  const plays = (): boolean => open && halted === null && claim.place() === "here"

  function halt(halt: Halt): void {
    if (!open || halted !== null) return
    halted = halt
    tell({ t: "stopped", match: saved.id, halt })
  }

  const chairOf = (decision: Decision): Chair =>
    chairAt(match.game, match.state, decision, () => viewOf(match, decision.seat))

  const standing = (entry: Entry, answers: number, state: State): SavedMatch => ({
    ...saved,
    // Whoever only opens it has not played.
    played: entry.k === "rules" ? saved.played : now(),
    answers,
    ...whereIn(box, state),
    over: match.game.outcome(state),
  })

  async function store(
    entry: Entry,
    at: number,
    done: (stored: boolean) => void,
    after: State,
  ): Promise<void> {
    const answers = entry.k === "undo" ? entry.to : match.answers.length + (entry.k === "answer" ? 1 : 0)
    if (!plays()) return done(false)
    try {
      await saves.add(standing(entry, answers, after), at, entry)
    } catch (error) {
      done(false)
      if (error instanceof Clash) return catchUp()
      const trouble = troubleOf(error, "not-stored")
      return halt({ key: trouble.key, detail: trouble.message })
    }
    done(true)
    claim.grown()
    wake()
  }

  /** By no rules that are here: it is looked at, and nothing more. */
  const onlyShown = claim.place() === "nowhere"
  let reading = false
  /** Follows what another tab has stored, until there is no more of it. */
  async function follow(): Promise<void> {
    for (;;) {
      const kept = await saves.read(saved.id, versionOf(match))
      if (!open || halted !== null) return
      if (kept === null) return halt({ key: "gone" })
      if (kept.entries.length === 0) return
      for (const entry of kept.entries) host.follow(entry)
    }
  }
  async function catchUp(): Promise<void> {
    if (reading || onlyShown || !open || halted !== null) return
    reading = true
    try {
      await follow()
    } catch (error) {
      // Another tab may have other rules than this one: then it is no mistake, and a reload brings them.
      const others = playedByOthers(fileOf(match), match.game) !== null
      if (error instanceof MatchFileError)
        halt({ key: others ? "storage-newer" : "different", detail: error.message })
      else halt({ key: troubleOf(error, "no-storage").key, detail: String(error) })
    } finally {
      reading = false
    }
    wake()
  }

  const { forecast } = box
  const host = hostOf(match, {
    get midway() {
      return staged
    },
    store: (entry, at, done, after) => void store(entry, at, done, after),
    send(client, message) {
      if (client !== PAGE || !open) return
      tell({ t: "host", message })
      if (message.t === "undo" && message.undo.request !== null) agree(message.undo.request)
    },
    stopped: (report) =>
      halt({ key: report.entry === null ? "broken" : "different", detail: report.why, report }),
    hint: adviserAt(match, {
      chairOf,
      isOpen: () => open,
      broken: (error, asked) => halt({ key: "broken", detail: `hint: ${String(error)}`, report: { asked } }),
    }),
    ...(forecast && { forecast: (of, decision, keys) => ({ ...forecast(match.state, of, decision, keys) }) }),
  })

  /** Says something for a person who plays at this screen, whoever sits before it. What is said may be heard later. */
  const sayFor = (seat: number, message: ClientMessage): void => host.receive(`seat ${seat}`, message)

  /** Whoever sits at this screen as well has agreed by letting it happen. */
  function agree({ no, waiting }: UndoRequest): void {
    for (const other of waiting)
      sayFor(other, { t: "undo", id: `agree ${no} ${other}`, act: "agree", request: no })
  }

  function prefer(message: ClientMessage, whose: Viewer): void {
    if (whose === "spectator" || saved.seats[whose]?.kind !== "person") return
    preferring.set(whose, message)
    if (plays()) sayFor(whose, message)
  }

  /** Tells who has something to decide now. */
  function tellDeciding(): void {
    if (!open) return
    const seats = match.seats.flatMap((_, each) => (host.decides(each) ? [each] : []))
    const deciding = { t: "deciding" as const, version: versionOf(match), seats }
    const told = JSON.stringify(deciding)
    if (told === toldDeciding) return
    toldDeciding = told
    tell(deciding)
  }

  const nextForBots = (): { epoch: number; decision: Decision | undefined } => {
    const { epoch, decisions } = host.botsToMove()
    return { epoch, decision: decisions[0] }
  }

  /** Lets a bot think, if one is to move and none thinks yet. Between two thoughts the page is heard. */
  function wake(): void {
    tellDeciding()
    if (!plays() || busy) return
    const { decision } = nextForBots()
    const who = decision?.seat ?? null
    if (who !== thinking) tell({ t: "thinking", seat: (thinking = who) })
    if (decision === undefined) return
    busy = true
    // Whoever has left a seat for a while wants to see what is done there, and have it back before all is over.
    setTimeout(think, saved.seats[decision.seat]?.kind === "person" ? BREATH : 0)
  }

  function think(): void {
    const { epoch, decision } = nextForBots()
    const rest = (): void => {
      busy = false
      wake()
    }
    if (!plays() || decision === undefined) return rest()
    const seating = match.seats[decision.seat]
    const version = versionOf(match)
    const chance = stranger(`${match.seed} ${decision.seat} ${match.log.length}`)
    // Somebody may have done something in the meantime, or taken it back: then it is thought about anew.
    const goesOn = (): boolean => plays() && version === versionOf(match)
    ponder(() => thoughts(botAt(seating), chairOf(decision), chance), {
      goesOn,
      done: (keys) => onceSeen(() => (goesOn() ? answer(decision, epoch, keys, rest) : rest())),
      left: rest,
      broken: (error) =>
        halt({ key: "broken", detail: `${seating.name}: ${String(error)}`, report: { decision } }),
    })
  }

  /** Nobody can answer what they have not seen: what a bot has come to waits until the screen is there. */
  function onceSeen(then: () => void): void {
    if (behind) thought = then
    else then()
  }

  function answer(decision: Decision, epoch: number, keys: readonly string[], rest: () => void): void {
    const { name } = match.seats[decision.seat]
    host.answerForBot(decision.seat, epoch, decision.id, keys, (reason) => {
      if (reason === null || reason.key === "stale" || reason.key === "undo-asked-already") return rest()
      busy = false
      // What could not be stored has been told of; what cannot be answered so would not be another time either.
      if (reason.key !== "not-stored")
        halt({ key: "broken", detail: `${name}: ${reason.key}`, report: { decision, keys, reason } })
    })
  }

  function hear(message: ClientMessage, whose: Viewer = sitting): void {
    // Whoever begins to listen has not heard what was told before.
    if (message.t === "subscribe") {
      tell({ t: "place", place: claim.place() })
      tell({ t: "thinking", seat: thinking })
      toldDeciding = ""
    }
    if (message.t === "preferences") prefer(message, whose)
    else if (plays() || changesNothing(message)) host.receive(PAGE, message)
    else {
      const reason = { key: halted === null ? "only-watching" : "not-stored" }
      tell({ t: "host", message: { t: "answered", id: message.id, accepted: false, reason } })
    }
    wake()
  }

  /** Whoever plays from now on has to know everything that was stored, and is known to prefer what they prefer. */
  async function begin(): Promise<void> {
    await catchUp()
    if (plays()) host.takeOver()
    if (plays()) for (const [whose, message] of preferring) sayFor(whose, message)
    wake()
  }

  /** What is saved says whose seat it is; whoever sits down again is known to prefer what they preferred before. */
  function lend(whose: number, bot: string | null): void {
    const owner = saved.seats[whose]
    if (!plays() || owner?.kind !== "person") return
    host.sit(whose, bot === null ? owner : { kind: "bot", bot, name: owner.name }, (refused) => {
      const message = preferring.get(whose)
      if (refused === null && bot === null && message !== undefined)
        sayFor(whose, { ...message, id: `${message.id} back ${match.log.length}` })
      wake()
    })
  }

  saved.seats.forEach(({ kind }, each) => {
    if (kind === "person") host.connect(`seat ${each}`, each)
  })
  host.connect(PAGE, seat)
  if (plays()) {
    host.takeOver()
    wake()
  } else void catchUp()
  return {
    id: saved.id,
    file: () => (onlyShown ? null : fileOf(match)),
    say: hear,
    stage(next, late) {
      staged = next
      behind = late
      if (behind) return
      const then = thought
      thought = null
      then?.()
    },
    sit(next) {
      sitting = next
      host.connect(PAGE, next)
    },
    lend,
    moved() {
      if (!open) return
      tell({ t: "place", place: claim.place() })
      thinking = null
      tell({ t: "thinking", seat: null })
      if (claim.place() === "here") void begin()
    },
    catchUp: () => void (claim.place() === "here" ? undefined : catchUp()),
    takeOver: () => claim.take(),
    halt,
    again() {
      if (halted === null || isFinal(halted)) return
      halted = null
      void begin()
    },
    close() {
      open = false
      host.disconnect(PAGE)
      claim.release()
    },
  }
}
