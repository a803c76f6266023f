// The room where a match is played: a host with one client, the page, and bots at the other seats.

import type { Decision } from "@soulspire/kernel"
import { bots, chairAt, randomBot, stranger } from "@soulspire/bots"
import {
  type ClientMessage,
  type Entry,
  hostOf,
  type Match,
  outcomeOf,
  type UndoRequest,
  type Viewer,
} from "@soulspire/match"
import type { GameBox } from "@soulspire/text"
import type { FromWorker, SavedMatch } from "./messages.ts"
import type { Saves } from "./saves.ts"
import { whereIn } from "./where.ts"

export interface Room {
  say(message: ClientMessage): void
  /** Somebody else takes the place before the screen. */
  sit(seat: number): void
  close(): void
}

export interface Furniture {
  box: GameBox
  match: Match
  saved: SavedMatch
  saves: Saves
  tell(message: FromWorker): void
  now(): number
}

const PAGE = "page"
/** Who is asked for a hint. */
const CLEVEREST = "greedy"

export function openRoom({ box, match, saved, saves, tell, now }: Furniture, seat: Viewer): Room {
  let open = true
  let busy = false
  let thinking: number | null = null

  const answerOf = (bot: string, decision: Decision): string[] =>
    (bots[bot] ?? randomBot).answer(
      chairAt(match.game, match.state, decision),
      stranger(`${match.seed} ${decision.seat} ${match.log.length}`),
    )

  const standing = (answers: number): SavedMatch => ({
    ...saved,
    played: now(),
    answers,
    ...whereIn(match),
    over: outcomeOf(match),
  })

  async function store(entry: Entry, at: number, done: (stored: boolean) => void): Promise<void> {
    const answers = entry.k === "undo" ? entry.to : match.answers.length + (entry.k === "answer" ? 1 : 0)
    try {
      await saves.add(standing(answers), at, entry)
    } catch {
      done(false)
      return
    }
    done(true)
    if (outcomeOf(match) !== null) await saves.update(standing(match.answers.length))
    wake()
  }

  const { forecast } = box
  const host = hostOf(match, {
    store: (entry, at, done) => void store(entry, at, done),
    send(client, message) {
      if (client !== PAGE || !open) return
      tell({ t: "host", message })
      if (message.t === "undo" && message.undo.request !== null) agree(message.undo.request)
    },
    hint: (_seat, asked, done) => done(answerOf(CLEVEREST, asked)),
    ...(forecast && { forecast: (of, decision, keys) => ({ ...forecast(match.state, of, decision, keys) }) }),
  })

  /** Whoever sits at this screen as well has agreed by letting it happen. */
  function agree({ no, waiting }: UndoRequest): void {
    for (const other of waiting) {
      const client = `seat ${other}`
      host.connect(client, other)
      host.receive(client, { t: "undo", id: `agree ${no} ${other}`, act: "agree", request: no })
      host.disconnect(client)
    }
  }

  const nextForBots = (): { epoch: number; decision: Decision | undefined } => {
    const { epoch, decisions } = host.botsToMove()
    return { epoch, decision: decisions[0] }
  }

  /** Lets a bot think, if one is to move and none thinks yet. Between two thoughts the page is heard. */
  function wake(): void {
    if (!open || busy) return
    const { decision } = nextForBots()
    const who = decision?.seat ?? null
    if (who !== thinking) tell({ t: "thinking", seat: (thinking = who) })
    if (decision === undefined) return
    busy = true
    setTimeout(think, 0)
  }

  function think(): void {
    const { epoch, decision } = nextForBots()
    const rest = (): void => {
      busy = false
      wake()
    }
    if (!open || decision === undefined) return rest()
    const seating = match.seats[decision.seat]
    const keys = answerOf(seating.kind === "bot" ? seating.bot : "", decision)
    host.answerForBot(decision.seat, epoch, decision.id, keys, (reason) => {
      // What cannot be answered so, or not be stored, would not be another time either.
      if (reason === null || reason.key === "stale" || reason.key === "undo-asked-already") rest()
      else tell({ t: "stuck", reason })
    })
  }

  host.connect(PAGE, seat)
  wake()
  return {
    say(message) {
      host.receive(PAGE, message)
      wake()
    },
    sit: (next) => host.connect(PAGE, next),
    close() {
      open = false
      host.disconnect(PAGE)
    },
  }
}
