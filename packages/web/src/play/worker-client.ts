// A match that the worker hosts.

import {
  applyMessage,
  type ClientMessage,
  type ClientState,
  type HostMessage,
  newClient,
  type Question,
  type Told,
} from "@soulspire/match"
import type { Place, Wishes } from "../worker/messages.ts"
import { type Backstage, backstage } from "./backstage.ts"
import type { Answered, Deciding, MatchClient } from "./client.ts"

/** A message without its id. */
type Said<M = ClientMessage> = M extends ClientMessage ? Omit<M, "id"> : never

export function clientOf(
  { saved, place: first, parted }: Wishes["open"],
  wire: Backstage = backstage(),
): MatchClient {
  let place = first
  let deciding: Deciding = { version: -1, seats: [] }
  let state: ClientState = newClient
  let count = 0
  const listeners = new Set<(message: HostMessage, state: ClientState) => void>()
  const thinkers = new Set<(seat: number | null) => void>()
  const askers = new Set<(deciding: Deciding) => void>()
  const onlookers = new Set<(place: Place) => void>()
  /** Who waits for the word on which message. */
  const waiting = new Map<string, (message: HostMessage) => void>()

  const say = (message: Said, seat?: number): string => {
    const id = `m${++count}`
    wire.say({ ...message, id }, seat)
    return id
  }
  const replyTo = (message: Said): Promise<HostMessage> =>
    new Promise((resolve) => waiting.set(say(message), resolve))
  const answered = async (message: Said): Promise<Answered> => {
    const reply = await replyTo(message)
    return reply.t === "answered" && !reply.accepted ? reply.reason : null
  }

  const stop = wire.listen({
    host(message) {
      state = applyMessage(state, message)
      if (state.behind && message.t !== "view") say({ t: "subscribe" })
      if ("id" in message) {
        waiting.get(message.id)?.(message)
        waiting.delete(message.id)
      }
      for (const listener of listeners) listener(message, state)
    },
    thinking: (seat) => {
      for (const listener of thinkers) listener(seat)
    },
    deciding({ version, seats }) {
      deciding = { version, seats }
      for (const listener of askers) listener(deciding)
    },
    place(next) {
      if (next === place) return
      place = next
      for (const listener of onlookers) listener(place)
    },
  })
  const here = saved.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []))
  /** Where a wish fails nothing has happened, and why has been told already. */
  const wish = (what: Parameters<Backstage["wish"]>[0]): void => {
    wire.wish(what).catch(() => {})
  }
  return {
    id: saved.id,
    game: saved.game,
    here,
    curtain: saved.curtain && here.length > 1,
    nameOf: (seat) => saved.seats[seat]?.name ?? "",
    parted,
    example: saved.example ?? null,
    state: () => state,
    listen(listener) {
      listeners.add(listener)
      // What is wanted was said before, so that nobody is asked what they do not want to be asked.
      if (state.version < 0) say({ t: "subscribe" })
      return () => listeners.delete(listener)
    },
    onThinking(listener) {
      thinkers.add(listener)
      return () => thinkers.delete(listener)
    },
    answer: ({ id }, keys) => answered({ t: "answer", epoch: state.epoch, decision: id, keys: [...keys] }),
    undo: (sure) => answered({ t: "undo", act: "ask", epoch: state.epoch, ...(sure && { sure }) }),
    prefer: (seat, preferences) => void say({ t: "preferences", preferences }, seat),
    deciding: () => deciding,
    onDeciding(listener) {
      askers.add(listener)
      return () => askers.delete(listener)
    },
    async hint({ id }) {
      const reply = await replyTo({ t: "hint", epoch: state.epoch, decision: id })
      return reply.t === "hint" && reply.keys !== null ? { keys: reply.keys, why: reply.why } : null
    },
    async ask<W extends Question["what"]>(question: Extract<Question, { what: W }>) {
      const reply = await replyTo({ t: "ask", question })
      return reply.t === "told" ? (reply.told as Extract<Told, { what: W }>) : null
    },
    sit: (seat) => wish({ want: "sit", seat }),
    lend: (seat, bot) => wish({ want: "lend", seat, bot }),
    stage: (staged, behind) => wire.stage(staged, behind),
    place: () => place,
    onPlace(listener) {
      onlookers.add(listener)
      return () => onlookers.delete(listener)
    },
    takeOver: () => wish({ want: "take-over" }),
    close() {
      stop()
      wish({ want: "close" })
    },
  }
}
