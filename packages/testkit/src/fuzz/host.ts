// A host in a storm: clients that say anything, a disk that is slow or fails, people who come and go. Nothing may break, what
// is refused changes nothing, and what was stored is the match, to the last byte.

import { stranger } from "@soulspire/bots"
import { below, type Decision, type OptionValue, type State } from "@soulspire/kernel"
import {
  applyMessage,
  type ClientMessage,
  type ClientState,
  createMatch,
  type Entry,
  fileOf,
  type HostMessage,
  hostOf,
  lineOf,
  newClient,
  outcomeOf,
  readMatchFile,
  type Seating,
  verify,
  type Viewer,
  writeMatchFile,
} from "@soulspire/match"
import { derivable } from "../conformance/legality.ts"
import { same } from "../conformance/setting.ts"
import { cardsAbout, checkShape, lostCards } from "../conformance/shape.ts"
import { chance, pick } from "./junk.ts"
import { anySetup, type Fuzzed, type Laid } from "./setups.ts"
import { badKeys, goodKeys, nonsense, somethingSaid } from "./talk.ts"

export interface Stormed {
  /** Decisions answered, by whomever, also those that were taken back. */
  decisions: number
  refused: number
  /** The match file that was stored, entry by entry. */
  text: string
  laid: Laid
}

interface Far {
  viewer: Viewer
  state: ClientState
  /** Messages that want a word. */
  open: Set<string>
}

const wired = <T>(message: T): T => JSON.parse(JSON.stringify(message)) as T

/** Several looks cost more than playing: they are had now and then. */
const SHAPE = 211
const LOOK = 37

/**
 * Plays one match through a host, up to so many answers, with everything going wrong that can. Null if this value is never
 * part of a table. Throws with the seed at whatever should not be.
 */
export function stormedHost<S extends State>(
  fuzzed: Fuzzed<S>,
  seed: string,
  most: number,
  forced?: readonly [string, OptionValue],
): Stormed | null {
  const random = stranger(`storm ${seed}`)
  const laid = anySetup(fuzzed, random, forced)
  if (laid === null) return null
  let decisions = 0
  try {
    return storm()
  } catch (error) {
    const where = `${fuzzed.game.id}, ${laid.seats} seats, ${JSON.stringify(laid.options)}, seed "${seed}"`
    throw new Error(
      `${where}, after ${decisions} answers: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    )
  }

  function storm(): Stormed {
    const { game } = fuzzed
    const person = (seat: number): Seating => ({ kind: "person", name: `P${seat + 1}` })
    const seats = Array.from({ length: (laid as Laid).seats }, (_, seat): Seating =>
      seat > 0 && chance(random, 3) ? { kind: "bot", bot: "random", name: `B${seat + 1}` } : person(seat),
    )
    const setup = { options: (laid as Laid).options, seats, seed }
    const match = createMatch(game, setup)
    const cards = cardsAbout(match.state)
    // Another host follows what was stored, and has to come to the same.
    const shadow = createMatch(game, setup)
    const second = hostOf(shadow, { send: () => {} })
    const lines: string[] = []
    const waiting: { entry: Entry; at: number; done: (stored: boolean) => void }[] = []
    const clients = new Map<string, Far>()
    const replies = new Map<string, HostMessage>()
    const said: [string, ClientMessage][] = []
    /** Ids of messages with which somebody gets up. */
    const leaving = new Set<string>()
    let sent = 0
    let refused = 0
    let looked = 0

    function write(entry: Entry, at: number): void {
      if (at !== lines.length) throw new Error(`entry ${lines.length} is to be stored at place ${at}`)
      lines.push(JSON.stringify(entry))
      if (entry.k === "answer") decisions++
      second.follow(wired(entry))
    }

    const host = hostOf(match, {
      send(client, message) {
        const far = clients.get(client)
        if (far === undefined) return
        const arrived = wired(message)
        far.state = applyMessage(far.state, arrived)
        if ("id" in arrived) {
          if (arrived.t === "answered" && arrived.accepted && leaving.delete(arrived.id)) unseat(far.viewer)
          far.open.delete(arrived.id)
          replies.set(`${client} ${arrived.id}`, arrived)
        }
      },
      store(entry, at, done) {
        if (chance(random, 12)) return done(false)
        if (chance(random, 30)) throw new Error("the disk is full")
        if (chance(random, 3)) return void waiting.push({ entry, at, done })
        write(entry, at)
        done(true)
      },
      hint: (_seat, _asked, done) => done(chance(random, 2) ? null : ["pass"]),
    })

    /** The disk has made up its mind. */
    function settle(): void {
      const stored = waiting.shift()
      if (stored === undefined) return
      const good = !chance(random, 8)
      if (good) write(stored.entry, stored.at)
      stored.done(good)
      // One word is enough.
      if (chance(random, 5)) stored.done(!good)
    }

    /** Whoever gets up only watches from then on, wherever they look from. */
    function unseat(seat: Viewer): void {
      for (const far of clients.values()) if (far.viewer === seat) far.viewer = "spectator"
    }

    function join(client: string, viewer: Viewer): void {
      clients.set(client, { viewer, state: newClient, open: new Set() })
      host.connect(client, viewer)
      // Not everybody listens: what is not looked at is not worked out.
      if (chance(random, 2)) host.receive(client, { t: "subscribe", id: `join ${++sent}` })
    }

    function say(client: string, message: ClientMessage): HostMessage | undefined {
      const far = clients.get(client) as Far
      if (message.t !== "subscribe") far.open.add(message.id)
      said.push([client, message])
      host.receive(client, wired(message))
      return replies.get(`${client} ${message.id}`)
    }

    /** Somebody's answer; what may be answered follows from what was published, and nothing else is taken. */
    function answer(decision: Decision, keys: string[]): void {
      const { seat, id } = decision
      const isStill = waiting.length === 0
      const legal = derivable(decision, game.optionsOf(match.state, decision), keys)
      const before = match.log.length
      const epoch = match.epoch
      const judge = (reason: string | null): void => {
        if (reason !== null) refused++
        if (!isStill || reason === "not-stored" || waiting.length > 0) return
        if (reason === null && !legal)
          throw new Error(`${keys.join()} was taken for ${JSON.stringify(decision)}`)
        if (reason !== null && legal && !decision.joint && reason !== "undo-asked-already")
          throw new Error(`${keys.join()} was refused for ${JSON.stringify(decision)}: ${reason}`)
        if (
          reason !== null &&
          match.log.slice(before).some((entry) => entry.k === "answer" && entry.auto !== true)
        )
          throw new Error("a refusal changed the match")
      }
      if (match.seats[seat].kind === "bot")
        return host.answerForBot(seat, epoch, id, keys, (reason) => judge(reason?.key ?? null))
      const client = [...clients.keys()].find((name) => clients.get(name)?.viewer === seat)
      if (match.seats[seat].kind === "empty") return host.sit(seat, person(seat), () => reseat(seat))
      if (client === undefined) return reseat(seat)
      const reply = say(client, { t: "answer", id: `m${++sent}`, epoch, decision: id, keys })
      if (reply?.t === "answered") judge(reply.accepted ? null : reply.reason.key)
    }

    function act(): void {
      if (chance(random, 3)) settle()
      // Whoever looks in while something is being stored must not change what is.
      const open = game.decisions(match.state)
      const must = open.filter((each) => !each.standing)
      for (const each of open) keysOnce(each)
      if (outcomeOf(match) !== null || open.length === 0) return
      const [client, far] = pick(random, [...clients])
      const what = pick(random, [
        "good",
        "good",
        "good",
        "good",
        "good",
        "bad",
        "talk",
        "junk",
        "again",
        "place",
      ])
      if (what === "good" && must.length > 0) {
        const decision = pick(random, must)
        answer(decision, goodKeys(match, decision, random))
      } else if (what === "bad") {
        const decision = pick(random, open)
        if (game.optionsOf(match.state, decision).length > 0)
          answer(decision, badKeys(match, decision, random))
      } else if (what === "talk") say(client, somethingSaid(match, far.state, `m${++sent}`, random))
      else if (what === "junk")
        host.receive(client, nonsense(somethingSaid(match, far.state, `m${++sent}`, random), random))
      else if (what === "again" && said.length > 0) {
        const [name, message] = pick(random, said.slice(-40))
        if (clients.has(name)) host.receive(name, wired(message))
      } else if (what === "place") move(client)
    }

    function keysOnce(decision: Decision): void {
      const keys = game.optionsOf(match.state, decision).map(({ key }) => key)
      const twice = keys.find((key, i) => keys.indexOf(key) !== i)
      if (twice !== undefined) throw new Error(`two options are called ${twice}: ${JSON.stringify(decision)}`)
    }

    /** People come and go, lose their connection, get up, are replaced by bots. */
    function move(client: string): void {
      const { viewer } = clients.get(client) as Far
      if (chance(random, 2)) {
        host.disconnect(client)
        return join(client, viewer)
      }
      const seat = below(random, 0, match.seats.length)
      if (chance(random, 2)) {
        const name = [...clients.keys()].find((each) => clients.get(each)?.viewer === seat)
        const id = `m${++sent}`
        if (name === undefined) return
        leaving.add(id)
        say(name, { t: "leave", id })
      }
      const now = chance(random, 3) ? { kind: "bot" as const, bot: "random", name: "Bot" } : person(seat)
      host.sit(seat, now, (refusal) => {
        if (refusal === null && now.kind === "person") reseat(seat)
      })
    }

    /** Whoever had the seat has it again. */
    function reseat(seat: number): void {
      for (const [name, far] of clients)
        if (name.endsWith(` ${seat}`)) {
          far.viewer = seat
          host.connect(name, seat)
        }
    }

    /** Everything is as everybody knows it. */
    function look(): void {
      const log = match.log.slice(looked).map((entry) => JSON.stringify(entry))
      same("what was stored and what stands", lines.slice(looked, looked + log.length), log)
      looked += log.length
      const broken = game.invariant(match.state)
      if (broken !== null) throw new Error(broken)
      const lost = lostCards(game, cards, match.state)
      if (lost.length > 0) throw new Error(`lost: ${lost.join(", ")}`)
      if (waiting.length > 0) return
      if (game.hash(match.state) !== game.hash(shadow.state))
        throw new Error("whoever follows what was stored comes to something else")
      for (const [name, { state, viewer }] of clients) {
        if (state.view === null) continue
        if (state.behind || state.version !== match.log.length) throw new Error(`${name} is behind`)
        same(`what ${name} sees`, state.view, game.view(match.state, viewer))
      }
    }

    seats.forEach((_seat, seat) => join(`seat ${seat}`, seat))
    join("again 0", 0)
    join("watcher", "spectator")
    const isDone = (): boolean => decisions >= most || outcomeOf(match) !== null
    for (let i = 0; !isDone() && i < most * 12; i++) {
      act()
      if (i % LOOK === 0) look()
      if (i % SHAPE === 0) checkShape(game, match.state)
    }
    while (waiting.length > 0) settle()
    look()
    for (const [name, { open }] of clients)
      if (open.size > 0) throw new Error(`${name} never heard of ${[...open].join(", ")}`)
    const text = storedFile()
    const verdict = verify(readMatchFile(text), game)
    if (!verdict.good) throw new Error(`what was stored does not verify: ${verdict.error.message}`)
    return { decisions, refused, text, laid: laid as Laid }

    /** Header and cards as they are written first, then what was stored, then the end. */
    function storedFile(): string {
      const file = fileOf(match)
      const head = writeMatchFile({ ...file, log: [], end: null })
      if (lineOf(file, 0) !== head.split("\n").length) throw new Error("entries begin at another line")
      const end = file.end === null ? "" : `${JSON.stringify({ k: "end", outcome: file.end })}\n`
      const all = head + lines.map((line) => `${line}\n`).join("") + end
      same("the file entry by entry and at once", all, writeMatchFile(file))
      return all
    }
  }
}
