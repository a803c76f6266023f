// The office of the worker: keeps the list of matches, opens one room at a time, and hands messages in.

import { type Options, Refusal } from "@soulspire/kernel"
import {
  answerAsWritten,
  createMatch,
  fileOf,
  headerOf,
  type MatchFile,
  matchId,
  outcomeOf,
  type Progress,
  writeMatchFile,
} from "@soulspire/match"
import { answersOfExample, exampleOf, type GameBox } from "@soulspire/text"
import { freshId } from "../play/fresh-id.ts"
import { boxOf } from "./box-of.ts"
import { bringIn, type NewLine } from "./bring-in.ts"
import { oneTab, type Tabs, unclaimed } from "./claim.ts"
import { savesInMemory } from "./memory.ts"
import type { FromWorker, Halt, ToWorker, Wish, Wishes } from "./messages.ts"
import { writeParcel } from "./parcel.ts"
import { playAgain } from "./play-again.ts"
import { campaignsIn } from "./campaigns.ts"
import { reasonOf, reasonOfParted } from "./reason.ts"
import { openRoom, type Room } from "./room.ts"
import { whereIn } from "./where.ts"
import type { Kept, Saves } from "./saves.ts"

export interface Office {
  receive(message: ToWorker): void
  /** Something has gone wrong that nobody has foreseen: play stops. */
  halt(halt: Halt): void
}

/** Does one person play all seats? Nobody hides a hand from themselves. */
const isAlone = ({ alone }: GameBox, options: Options): boolean => alone?.(options) === true

const fileOfKept = ({ saved, head, entries }: Kept): MatchFile => ({ ...head, log: entries, end: saved.over })

export function newOffice(savesHere: Saves, tabsHere: Tabs, tell: (message: FromWorker) => void): Office {
  let saves = savesHere
  let tabs = tabsHere
  let room: Room | null = null
  /** Counts who has come and left, so that whoever has left in the meantime is not let in. */
  let visits = 0
  const now = (): number => Date.now()

  const newLine: NewLine = (standing) => ({ id: freshId(), begun: now(), played: now(), ...standing })

  async function find(id: string): Promise<Kept> {
    const found = await saves.read(id)
    if (found === null) throw new Refusal({ key: "no-such-match" })
    return found
  }

  function leave(): void {
    visits++
    room?.close()
    room = null
  }

  async function open(id: string, seat: number, progress: Progress): Promise<Wishes["open"]> {
    leave()
    const visit = visits
    let made: Room | null = null
    // First of all, so that nobody else plays on what is read now.
    const claim = await tabs.claim(id, { moved: () => made?.moved(), grown: () => made?.catchUp() })
    try {
      const kept = await find(id)
      const box = await boxOf(kept.saved.game)
      const { match, endLost, parted } = await playAgain(fileOfKept(kept), box.game, progress)
      if (visit !== visits) throw new Refusal({ key: "left" })
      if (match === null) throw new Refusal(reasonOfParted(parted))
      // Whoever has the rules for it may play it, in another tab.
      if (parted !== null) claim.release()
      const held = parted === null ? claim : unclaimed
      const line = endLost ? { ...kept.saved, over: outcomeOf(match) } : kept.saved
      if (endLost && claim.place() === "here") await saves.update(line)
      const saved = { ...line, curtain: line.curtain && !isAlone(box, line.options) }
      // Behind the curtain sits nobody yet, and whoever opens a match of several has nobody's hand.
      const viewer = saved.curtain ? "spectator" : seat
      const opened = openRoom({ box, match, saved, saves, claim: held, tell, now }, viewer)
      room = opened
      if (parted === null) made = opened
      return { saved, place: held.place(), parted }
    } catch (error) {
      claim.release()
      throw error
    }
  }

  /** A match that is open is taken as it is known here: that may be more than can be read. */
  const textOf = async (id: string): Promise<string> =>
    writeMatchFile((room?.id === id ? room.file() : null) ?? fileOfKept(await find(id)))

  const campaigns = (): ReturnType<typeof campaignsIn> => campaignsIn(saves, now)

  type Grants = {
    [W in Wish["want"]]: (wish: Extract<Wish, { want: W }>, progress: Progress) => Promise<Wishes[W]>
  }
  const grants: Grants = {
    list: () => saves.list(),
    async create({ setup }) {
      const box = await boxOf(setup.game)
      const { game, seats, curtain, campaign, example } = setup
      const told = example === undefined ? null : exampleOf(box, example.rule)
      const given = setup.options
      const options =
        campaign === undefined ? given : await campaigns().optionsFor(campaign, given, seats.length)
      const match = createMatch(box.game, { ...setup, options, position: told?.position ?? null })
      if (told !== null)
        for (const [seat, ...keys] of answersOfExample(told).slice(0, example?.answers ?? Infinity))
          answerAsWritten(match, seat - 1, keys)
      const id = matchId(headerOf(match))
      if (campaign !== undefined) await campaigns().begin(campaign, id)
      const { header, cards } = fileOf(match)
      const over = outcomeOf(match)
      const saved = newLine({
        game,
        options: match.options,
        seats,
        answers: match.answers.length,
        ...whereIn(box, match.state),
        over,
        curtain: curtain && !isAlone(box, match.options),
        // With some of its answers it is a match like any other.
        ...(example?.answers === null && { example: example.rule }),
        ...(campaign !== undefined && { campaign: { id: campaign, match: id } }),
      })
      await saves.begin([{ saved, head: { header, cards }, entries: match.log }])
      return saved
    },
    open: ({ match, seat }, progress) => open(match, seat, progress),
    async close() {
      leave()
      return null
    },
    async forget({ match }) {
      // What it was for its campaign stays there.
      await campaigns().settle()
      await saves.forget(match)
      return null
    },
    export: ({ match }) => textOf(match),
    async "export-all"({ belongings }) {
      const own = await campaigns().settle()
      const all = await Promise.all((await saves.list()).map(({ id }) => saves.read(id)))
      const there = all.filter((each) => each !== null)
      return writeParcel(
        belongings,
        own,
        there.map((kept) => ({ saved: kept.saved, file: fileOfKept(kept) })),
      )
    },
    import: async ({ text }, progress) => {
      const brought = await bringIn(text, saves, newLine, progress)
      await campaigns().adopt()
      return brought
    },
    campaigns: () => campaigns().settle(),
    "campaign-begin": ({ game, name }) => campaigns().add(game, name),
    "campaign-import": ({ game, text }) => campaigns().bringIn(game, text),
    "campaign-merge": ({ campaign, from }) => campaigns().merge(campaign, from),
    async "campaign-place"({ campaign, marks }) {
      await campaigns().place(campaign, marks)
      return null
    },
    async "campaign-forget"({ campaign }) {
      await saves.forgetCampaign(campaign)
      return null
    },
    "campaign-news": ({ match }) => campaigns().newsOf(match),
    async sit({ seat }) {
      room?.sit(seat)
      return null
    },
    async lend({ seat, bot }) {
      room?.lend(seat, bot)
      return null
    },
    async "take-over"() {
      await room?.takeOver()
      return null
    },
    async again() {
      room?.again()
      return null
    },
    async unsaved() {
      leave()
      saves = savesInMemory()
      tabs = oneTab
      return null
    },
  }

  async function grant(id: number, wish: Wish): Promise<void> {
    try {
      // The table above has one entry for each kind of wish.
      const granted = grants[wish.want] as (wish: Wish, progress: Progress) => Promise<Wishes[Wish["want"]]>
      const value = await granted(wish, (done, all) => tell({ t: "progress", id, done, all }))
      tell({ t: "done", id, value })
    } catch (error) {
      tell({ t: "failed", id, reason: reasonOf(error) })
    }
  }

  return {
    receive(message) {
      if (message.t === "wish") void grant(message.id, message.wish)
      else if (message.t === "say") room?.say(message.message, message.seat)
      else if (message.t === "stage") room?.stage(message.staged, message.behind)
      else tell({ t: "pong" })
    },
    halt(halt) {
      if (room === null) tell({ t: "stopped", match: null, halt })
      else room.halt(halt)
    },
  }
}
