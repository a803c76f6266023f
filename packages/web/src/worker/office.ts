// The office of the worker: keeps the list of matches, opens one room at a time, and hands messages in.

import { type Reason, Refusal } from "@soulspire/kernel"
import {
  createMatch,
  fileOf,
  type Match,
  type MatchFile,
  MatchFileError,
  readMatchFile,
  resume,
  writeMatchFile,
} from "@soulspire/match"
import { fetchBox } from "../boxes/boxes.ts"
import type { FromWorker, NewMatch, SavedMatch, ToWorker, Wish, Wishes } from "./messages.ts"
import { openRoom, type Room } from "./room.ts"
import { whereIn } from "./where.ts"
import type { Saves } from "./saves.ts"

export interface Office {
  receive(message: ToWorker): void
}

const reasonOf = (error: unknown): Reason => {
  if (error instanceof Refusal) return error.reason
  if (error instanceof MatchFileError) return { key: error.key, params: { line: error.line } }
  return { key: "broken", params: { why: error instanceof Error ? error.message : String(error) } }
}

const headOf = (file: MatchFile): Pick<MatchFile, "header" | "cards"> => ({
  header: file.header,
  cards: file.cards,
})

export function newOffice(saves: Saves, tell: (message: FromWorker) => void): Office {
  let room: Room | null = null
  const now = (): number => Date.now()

  const lineFor = (match: Match, { game, curtain }: Pick<NewMatch, "game" | "curtain">): SavedMatch => ({
    id: crypto.randomUUID(),
    game,
    options: match.options,
    seats: match.seats,
    begun: now(),
    played: now(),
    answers: match.answers.length,
    ...whereIn(match),
    over: match.game.outcome(match.state),
    curtain,
  })

  async function fileFor(id: string): Promise<{ saved: SavedMatch; file: MatchFile }> {
    const found = await saves.read(id)
    if (found === null) throw new Refusal({ key: "no-such-match" })
    const { saved, head, entries } = found
    return { saved, file: { ...head, log: entries, end: saved.over } }
  }

  async function open(id: string, seat: number): Promise<SavedMatch> {
    const { saved, file } = await fileFor(id)
    const box = await fetchBox(saved.game)
    const match = resume(file, box.game)
    room?.close()
    // Behind the curtain sits nobody yet, and whoever opens a match of several has nobody's hand.
    room = openRoom({ box, match, saved, saves, tell, now }, saved.curtain ? "spectator" : seat)
    return saved
  }

  const grants: { [W in Wish["want"]]: (wish: Extract<Wish, { want: W }>) => Promise<Wishes[W]> } = {
    list: () => saves.list(),
    async create({ setup }) {
      const box = await fetchBox(setup.game)
      const match = createMatch(box.game, setup)
      const saved = lineFor(match, setup)
      await saves.begin(saved, headOf(fileOf(match)))
      return saved
    },
    open: ({ match, seat }) => open(match, seat),
    close: async () => {
      room?.close()
      room = null
      return null
    },
    forget: async ({ match }) => {
      await saves.forget(match)
      return null
    },
    export: async ({ match }) => writeMatchFile((await fileFor(match)).file),
    import: async ({ text }) => {
      const file = readMatchFile(text)
      const { game } = file.header
      // Played through once, so that nothing is kept that could not go on.
      const match = resume(file, (await fetchBox(game)).game)
      const persons = match.seats.filter(({ kind }) => kind === "person").length
      const saved = lineFor(match, { game, curtain: persons > 1 })
      await saves.begin(saved, headOf(file))
      for (const [at, entry] of file.log.entries()) await saves.add(saved, at, entry)
      return saved
    },
    sit: async ({ seat }) => {
      room?.sit(seat)
      return null
    },
  }

  async function grant(id: number, wish: Wish): Promise<void> {
    try {
      // The table above has one entry for each kind of wish.
      const value = await (grants[wish.want] as (wish: Wish) => Promise<Wishes[Wish["want"]]>)(wish)
      tell({ t: "done", id, value })
    } catch (error) {
      tell({ t: "failed", id, reason: reasonOf(error) })
    }
  }

  return {
    receive(message) {
      if (message.t === "wish") void grant(message.id, message.wish)
      else room?.say(message.message)
    },
  }
}
