// The host: who may say what, what is answered to repeats and late comers, and what is stored before it happens.

import { type Entry, type Preferences, usualPreferences, verify, fileOf } from "@soulspire/match"
import { proof } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import { fullHall, hallOf } from "./support/hall.ts"
import { bot, newMatch, person, solo, two } from "./support/play.ts"

const refused = (key: string) =>
  expect.objectContaining({ accepted: false, reason: expect.objectContaining({ key }) })
const accepted = expect.objectContaining({ accepted: true })

describe("an answer", () => {
  it("is applied, confirmed, and told to everybody", () => {
    const hall = fullHall(newMatch())
    expect(hall.answer("ada", "end")).toEqual(accepted)
    expect(hall.match.log).toHaveLength(1)
    for (const client of ["ada", "ben", "eve"]) {
      expect(hall.at(client).version).toBe(1)
      expect(hall.at(client).view?.waiting).toEqual([{ seat: 1, kind: "act" }])
      expect(hall.at(client).news.map(({ k }) => k)).toContain("turn")
    }
  })

  it("that comes twice is answered twice with the same word, and applied once", () => {
    const hall = fullHall(newMatch())
    const decision = hall.at("ada").view?.asked[0].id ?? 0
    const message = { t: "answer" as const, epoch: 0, decision, keys: ["end"] }
    const first = hall.say("ada", message, "once")
    hall.answer("ben", "end")
    const before = hall.sent.length
    expect(hall.say("ada", message, "once")).toEqual(first)
    expect(hall.sent.slice(before).map(({ message: sent }) => sent)).toEqual([first])
    expect(hall.match.log).toHaveLength(2)
  })

  it("to a decision that is gone is stale", () => {
    const hall = fullHall(newMatch())
    const decision = hall.at("ada").view?.asked[0].id ?? 0
    hall.answer("ada", "end")
    expect(hall.say("ada", { t: "answer", epoch: 0, decision, keys: ["end"] })).toEqual(refused("stale"))
    expect(hall.match.log).toHaveLength(1)
  })

  it("to another's decision is as stale as any other, so that nothing can be guessed", () => {
    const hall = fullHall(newMatch())
    const decision = hall.at("ada").view?.asked[0].id ?? 0
    for (const id of [decision, decision + 1, 0, 1])
      expect(hall.say("ben", { t: "answer", epoch: 0, decision: id, keys: ["end"] })).toMatchObject({
        accepted: false,
        reason: { key: "stale", params: { decision: id } },
      })
    expect(hall.match.log).toHaveLength(0)
  })

  it("that was sent before something was taken back is not applied after it, though the decision is there again", () => {
    const hall = fullHall(newMatch(solo))
    const decision = hall.at("ada").view?.asked[0].id ?? 0
    hall.answer("ada", "end")
    expect(hall.say("ada", { t: "undo", act: "ask", epoch: 0, sure: true })).toEqual(accepted)
    expect(hall.at("ada").view?.asked[0].id).toBe(decision)
    const late = { t: "answer" as const, epoch: 0, decision, keys: ["end"] }
    expect(hall.say("ada", late)).toEqual(refused("stale"))
    expect(hall.say("ada", { ...late, epoch: 1 })).toEqual(accepted)
  })

  it("that is not on the list is refused with the game's reason", () => {
    const hall = fullHall(newMatch())
    expect(hall.answer("ada", "play:moon#1")).toMatchObject({
      accepted: false,
      reason: { key: expect.any(String) },
    })
    expect(hall.match.log).toHaveLength(0)
    expect(hall.at("ada").version).toBe(0)
  })

  it.each([
    ["nothing", undefined],
    ["null", null],
    ["a word", "end"],
    ["an unknown kind", { t: "shout", id: "x" }],
    ["an inherited kind", { t: "constructor", id: "x" }],
    ["no id", { t: "leave" }],
    ["too long an id", { t: "leave", id: "x".repeat(1000) }],
    ["a seat of its own choice", { t: "answer", id: "x", seat: 1, epoch: 0, decision: 1, keys: [] }],
    ["keys that are no words", { t: "answer", id: "x", epoch: 0, decision: 1, keys: [{}] }],
    ["a broken number", { t: "answer", id: "x", epoch: NaN, decision: 1, keys: [] }],
    ["absurd preferences", { t: "preferences", id: "x", preferences: { level: "never" } }],
    [
      "rules with a trap in them",
      JSON.parse(
        '{"t":"preferences","id":"x","preferences":{"level":"act","stops":{"own":[],"others":[],"events":[]},"rules":{"__proto__":"yes"},"until":null,"hold":false}}',
      ) as unknown,
    ],
  ])("that is none at all is refused: %s", (_name, raw) => {
    const hall = fullHall(newMatch())
    const before = hall.sent.length
    hall.host.receive("ada", raw)
    expect(hall.sent.slice(before)).toEqual([{ client: "ada", message: refused("bad-message") }])
    expect(hall.match.log).toHaveLength(0)
  })

  it("from somebody unknown is not even heard", () => {
    const hall = hallOf(newMatch())
    hall.say("mallory", { t: "subscribe" })
    expect(hall.sent).toEqual([])
  })
})

describe("seats", () => {
  it("those who watch can only watch", () => {
    const hall = fullHall(newMatch())
    const decision = hall.at("ada").view?.asked[0].id ?? 0
    for (const message of [
      { t: "answer" as const, epoch: 0, decision, keys: ["end"] },
      { t: "undo" as const, act: "ask" as const, epoch: 0 },
      { t: "preferences" as const, preferences: usualPreferences },
      { t: "hint" as const, epoch: 0, decision },
      { t: "leave" as const },
    ])
      expect(hall.say("eve", message)).toEqual(refused("only-watching"))
    expect(hall.match.log).toHaveLength(0)
  })

  it("whoever leaves watches from then on, and is not shown the hand any more", () => {
    const hall = fullHall(newMatch())
    const first = hall.say("ada", { t: "leave" }, "bye")
    expect(first).toEqual(accepted)
    expect(hall.at("ada").view).toEqual(hall.at("eve").view)
    expect(hall.say("ada", { t: "leave" }, "bye")).toEqual(first)
    expect(hall.say("ada", { t: "leave" })).toEqual(refused("only-watching"))
    expect(hall.at("ben").seats[0].kind).toBe("empty")
  })

  it("a bot can take over and hand back; meanwhile the person can only look on", () => {
    const hall = fullHall(newMatch())
    hall.host.sit(0, bot("Rob"))
    expect(hall.answer("ada", "end")).toEqual(refused("not-your-seat"))
    const { epoch, decisions } = hall.host.botsToMove()
    const words: unknown[] = []
    hall.host.answerForBot(1, epoch, decisions[0].id, ["end"], (reason) => words.push(reason?.key))
    hall.host.answerForBot(0, epoch, decisions[0].id, ["end"], (reason) => words.push(reason))
    hall.host.answerForBot(0, epoch, decisions[0].id, ["end"], (reason) => words.push(reason?.key))
    expect(words).toEqual(["not-your-seat", null, "stale"])
    hall.host.sit(0, person("Ada"))
    expect(hall.host.botsToMove().decisions).toEqual([])
    expect(hall.match.log.map(({ k }) => k)).toEqual(["seat", "answer", "seat"])
    expect(verify(fileOf(hall.match), proof).good).toBe(true)
  })
})

describe("hints", () => {
  it("come for one's own open decision", () => {
    const hall = fullHall(newMatch(), { hint: (_seat, asked, done) => done([asked.options[0].key]) })
    const [asked] = hall.at("ada").view?.asked ?? []
    hall.say("ada", { t: "hint", epoch: 0, decision: asked.id })
    expect(hall.at("ada").hint).toMatchObject({ decision: asked.id, keys: [asked.options[0].key] })
    expect(hall.at("ben").hint).toBeNull()
    expect(hall.say("ben", { t: "hint", epoch: 0, decision: asked.id })).toEqual(refused("stale"))
    expect(fullHall(newMatch()).say("ada", { t: "hint", epoch: 0, decision: asked.id })).toEqual(
      refused("no-hints"),
    )
  })
})

describe("storing comes first", () => {
  it("an entry is handed out before it is confirmed, and nothing happens meanwhile", () => {
    const waiting: { entry: Entry; at: number; done: (stored: boolean) => void }[] = []
    const hall = fullHall(newMatch(), { store: (entry, at, done) => waiting.push({ entry, at, done }) })
    expect(hall.answer("ada", "end")).toBeUndefined()
    expect(hall.match.log).toHaveLength(0)
    expect(hall.at("ben").version).toBe(0)
    // A repeat, and somebody else's word, wait in the meantime.
    hall.answer("ada", "end")
    expect(waiting).toHaveLength(1)
    expect(waiting[0]).toMatchObject({ at: 0, entry: { k: "answer", seat: 0, keys: ["end"] } })
    waiting[0].done(true)
    waiting[0].done(false)
    expect(hall.match.log).toEqual([waiting[0].entry])
    expect(hall.at("ben").version).toBe(1)
    expect(Object.values(hall.at("ada").replies)).toEqual([accepted, refused("stale")])
  })

  it.each([
    ["says no", (_entry: Entry, _at: number, done: (stored: boolean) => void) => done(false)],
    [
      "breaks",
      () => {
        throw new Error("the disk is full")
      },
    ],
  ])("if the store %s, nothing has happened, and the same message may be tried again", (_name, fail) => {
    let broken = true
    const hall = fullHall(newMatch(), {
      store: (entry, at, done) => (broken ? fail(entry, at, done) : done(true)),
    })
    const { state } = hall.match
    const decision = hall.at("ada").view?.asked[0].id ?? 0
    const message = { t: "answer" as const, epoch: 0, decision, keys: ["end"] }
    expect(hall.say("ada", message, "again")).toEqual(refused("not-stored"))
    expect(hall.match.log).toHaveLength(0)
    expect(hall.match.state).toBe(state)
    broken = false
    expect(hall.say("ada", message, "again")).toEqual(accepted)
  })

  it("a second host of the same match follows what the first has stored", () => {
    const other = fullHall(newMatch())
    const hall = fullHall(newMatch(), {
      store(entry, _at, done) {
        other.host.follow(entry)
        done(true)
      },
    })
    hall.answer("ada", "end")
    hall.answer("ben", "end")
    expect(other.match).toEqual(hall.match)
    expect(other.at("ben").view).toEqual(hall.at("ben").view)
    expect(() => other.host.follow(other.match.log[0])).toThrow("file.refused")
    other.host.sit(1, bot("Rob"))
    expect(other.match.seats[1].kind).toBe("bot")
  })
})

describe("preferences", () => {
  const prefer = (more: Partial<Preferences>) => ({
    t: "preferences" as const,
    preferences: { ...usualPreferences, ...more },
  })

  it("answer for the person, and the log says so", () => {
    const hall = fullHall(newMatch())
    hall.say("ben", prefer({ level: "stops" }))
    hall.answer("ada", "end")
    // Ben's whole turn goes by; then comes the feast, at which everybody has to choose.
    expect(hall.match.log).toMatchObject([{ seat: 0 }, { seat: 1, auto: true }])
    expect(hall.at("ben").view?.asked).toMatchObject([{ kind: "choose" }])
    expect(verify(fileOf(hall.match), proof).good).toBe(true)
  })

  it("hold stops it at once", () => {
    const hall = fullHall(newMatch())
    hall.say("ben", prefer({ level: "stops", hold: true }))
    hall.answer("ada", "end")
    expect(hall.match.log).toHaveLength(1)
    hall.say("ben", prefer({ level: "stops" }))
    expect(hall.match.log).toHaveLength(2)
  })

  it("passing until something ends by itself, and the client is told", () => {
    const hall = fullHall(newMatch())
    hall.say("ada", prefer({ level: "always", until: { what: "mine" } }))
    expect(hall.match.log).toMatchObject([{ seat: 0, keys: ["end"], auto: true }])
    expect(hall.at("ada").preferences?.until).toEqual({ what: "mine" })
    hall.answer("ben", "end")
    expect(hall.at("ada").preferences?.until).toBeNull()
    expect(hall.match.log).toHaveLength(2)
  })

  it("are there again for whoever comes back, and for nobody else", () => {
    const hall = fullHall(newMatch())
    hall.say("ada", prefer({ level: "always" }))
    hall.join("ada on the phone", 0)
    expect(hall.at("ada on the phone").preferences?.level).toBe("always")
    for (const other of ["ben", "eve"]) expect(hall.at(other).preferences).toBeNull()
    hall.host.sit(0, person("Cleo"))
    hall.join("cleo", 0)
    expect(hall.at("cleo").preferences).toBeNull()
  })

  it("of one seat never answer for another", () => {
    const hall = fullHall(newMatch(two))
    hall.say("ben", prefer({ level: "stops" }))
    expect(hall.match.log).toHaveLength(0)
  })
})
