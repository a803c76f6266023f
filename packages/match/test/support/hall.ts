// A host with clients around it in one room: what one says is heard at once, and everything sent is written down.

import {
  applyMessage,
  type ClientMessage,
  type ClientState,
  type Hooks,
  type Host,
  type HostMessage,
  hostOf,
  newClient,
  type Reply,
  type Viewer,
} from "@soulspire/match"
import type { ProofMatch } from "./play.ts"

/** A message without its id, which the hall gives. */
type Said<M = ClientMessage> = M extends ClientMessage ? Omit<M, "id"> : never

export interface Hall {
  host: Host
  match: ProofMatch
  /** Everything that was sent, to whom. */
  sent: { client: string; message: HostMessage }[]
  join(client: string, viewer: Viewer): void
  /** What a client knows. */
  at(client: string): ClientState
  say(client: string, message: Said, id?: string): Reply | undefined
  /** Answers the first decision that its seat has to. */
  answer(client: string, ...keys: string[]): Reply | undefined
}

export function hallOf(match: ProofMatch, hooks: Partial<Hooks> = {}): Hall {
  const states = new Map<string, ClientState>()
  const sent: Hall["sent"] = []
  let count = 0
  const host = hostOf(match, {
    ...hooks,
    send(client, message) {
      sent.push({ client, message })
      // As if over a wire: what is shared in here is not shared out there.
      const arrived = JSON.parse(JSON.stringify(message)) as HostMessage
      states.set(client, applyMessage(states.get(client) ?? newClient, arrived))
    },
  })
  const at = (client: string): ClientState => states.get(client) ?? newClient
  const say: Hall["say"] = (client, message, id = `m${++count}`) => {
    host.receive(client, { ...message, id })
    return at(client).replies[id]
  }
  return {
    host,
    match,
    sent,
    join(client, viewer) {
      host.connect(client, viewer)
      say(client, { t: "subscribe" })
    },
    at,
    say,
    answer(client, ...keys) {
      const { epoch, view } = at(client)
      const asked = view?.asked.find((each) => !each.standing)
      return say(client, { t: "answer", epoch, decision: asked?.id ?? 0, keys })
    },
  }
}

/** Two persons and somebody who watches, all subscribed. */
export function fullHall(match: ProofMatch, hooks: Partial<Hooks> = {}): Hall {
  const hall = hallOf(match, hooks)
  hall.join("ada", 0)
  hall.join("ben", 1)
  hall.join("eve", "spectator")
  return hall
}
