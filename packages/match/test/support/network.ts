// A bad network between a host and its clients: messages are lost, come twice, come late. Everything by one seed.

import { stranger } from "@soulspire/bots"
import { below, type RandomState } from "@soulspire/kernel"
import {
  applyMessage,
  type ClientMessage,
  type ClientState,
  type Host,
  type HostMessage,
  hostOf,
  newClient,
  outcomeOf,
  usualPreferences,
  type Viewer,
} from "@soulspire/match"
import { person, type ProofMatch, strangersKeys } from "./play.ts"

type Packet = { to: string; message: HostMessage } | { from: string; message: ClientMessage }

interface Far {
  viewer: Viewer
  state: ClientState
  /** Sent, and not answered yet: is sent again until it is. */
  open: Map<string, ClientMessage>
  sent: number
}

export interface Network {
  clients: Map<string, Far>
  /** How many log entries each message has brought about, by client and id. */
  caused: Map<string, number>
  lost: number
  repeated: number
  run(steps: number): void
  /** From now on everything arrives: whoever is behind catches up. */
  calm(): void
}

export function networkAround(
  match: ProofMatch,
  seed: string,
  wrap: (host: Host) => Host = (host) => host,
): Network {
  const random: RandomState = stranger(`network ${seed}`)
  const under: Packet[] = []
  const clients = new Map<string, Far>()
  const caused = new Map<string, number>()
  const host = wrap(
    hostOf(match, { send: (client, message) => under.push({ to: client, message: wired(message) }) }),
  )
  const chance = (n: number): boolean => below(random, 0, n) === 0
  const network: Network = { clients, caused, lost: 0, repeated: 0, run, calm }

  match.seats.forEach((_seat, seat) => join(`p${seat + 1}`, seat))
  join("watcher", "spectator")
  // The same seat in two places.
  join("p1 elsewhere", 0)

  function join(name: string, viewer: Viewer): void {
    clients.set(name, { viewer, state: newClient, open: new Map(), sent: 0 })
    host.connect(name, viewer)
  }

  function send(name: string, message: ClientMessage): void {
    under.push({ from: name, message: wired(message) })
  }

  function deliver(packet: Packet): void {
    if ("to" in packet) {
      const far = clients.get(packet.to) as Far
      far.state = applyMessage(far.state, packet.message)
      // A host in a test may call a message by another name, with a mark behind.
      if (packet.message.t === "answered") far.open.delete(packet.message.id.split("~")[0])
      return
    }
    const before = match.log.length
    host.receive(packet.from, packet.message)
    const key = `${packet.from} ${packet.message.id}`
    // Only what a person says is counted: preferences are off in here.
    caused.set(key, (caused.get(key) ?? 0) + match.log.length - before)
  }

  /** A client does something: catches up, says something new, or says again what nobody has answered. */
  function act(name: string, far: Far): void {
    const { state, open } = far
    const id = `${name}-${++far.sent}`
    if (state.behind || chance(6)) {
      send(name, state.version < 0 ? { t: "subscribe", id } : { t: "subscribe", id, since: state.version })
      return
    }
    for (const message of open.values()) if (chance(2)) send(name, message)
    if (open.size > 1 || typeof far.viewer !== "number") return
    const message = something(far, far.viewer, id)
    if (message === null) return
    open.set(id, message)
    send(name, message)
  }

  function something({ state }: Far, seat: number, id: string): ClientMessage | null {
    const { epoch, undo, view } = state
    if (undo.request?.waiting.includes(seat) === true)
      return { t: "undo", id, act: chance(4) ? "refuse" : "agree", request: undo.request.no }
    if (chance(25)) return { t: "undo", id, act: "ask", epoch, sure: true }
    if (chance(40)) return { t: "preferences", id, preferences: { ...usualPreferences, level: "always" } }
    const asked = view?.asked[below(random, 0, view.asked.length || 1)]
    if (asked === undefined) return null
    const real = match.game.decisions(match.state).find((each) => each.id === asked.id && each.seat === seat)
    // Who is behind answers what it believes to be asked.
    const keys =
      real === undefined || asked.standing
        ? [asked.options[0]?.key ?? "pass"]
        : strangersKeys(match, real, random)
    return { t: "answer", id, epoch, decision: asked.id, keys }
  }

  function run(steps: number): void {
    for (let i = 0; i < steps && outcomeOf(match) === null; i++) {
      const [name, far] = [...clients][below(random, 0, clients.size)]
      act(name, far)
      for (let n = below(random, 0, 12); n > 0 && under.length > 0; n--) {
        const at = below(random, 0, under.length)
        const [packet] = under.splice(at, 1)
        if (chance(6)) {
          network.lost++
          continue
        }
        if (chance(6)) {
          network.repeated++
          under.push(packet)
        }
        deliver(packet)
      }
      if (i % 200 === 199) host.sit(1, person(`Ben ${i}`))
    }
  }

  function calm(): void {
    for (let packet = under.shift(); packet !== undefined; packet = under.shift()) deliver(packet)
    for (const [name, far] of clients) {
      send(name, { t: "subscribe", id: `${name}-last`, since: Math.max(0, far.state.version) })
      for (let packet = under.shift(); packet !== undefined; packet = under.shift()) deliver(packet)
    }
  }
  return network
}

const wired = <T>(message: T): T => JSON.parse(JSON.stringify(message)) as T
