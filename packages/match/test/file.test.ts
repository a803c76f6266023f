// The match file: written, read, verified and resumed; whatever is wrong with it is named with its line.

import { defineGame, hashPlain, n } from "@soulspire/kernel"
import {
  answer,
  changeSeat,
  fileOf,
  MatchFileError,
  outcomeOf,
  readMatchFile,
  resume,
  verify,
  writeMatchFile,
} from "@soulspire/match"
import { proof, proofSpec } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import { bot, newMatch, person, playOn, type ProofMatch, two } from "./support/play.ts"

const played = playOn(newMatch(two, "a file"), "a file", 60, 4)
const lines = (match: ProofMatch, pin = true): string[] =>
  writeMatchFile(fileOf(match, { pin })).trimEnd().split("\n")

/** Where the check of these lines ends: "good", or the line and the key of what is wrong. */
function check(given: readonly string[], game = proof): string {
  try {
    const verdict = verify(readMatchFile(given.map((line) => `${line}\n`).join("")), game)
    return verdict.good ? "good" : `${verdict.error.line} ${verdict.error.key}`
  } catch (error) {
    if (error instanceof MatchFileError) return `${error.line} ${error.key}`
    throw error
  }
}

type Fields = Record<string, unknown>
/** The lines with one of them (counted from 1) changed. */
const edited = (given: readonly string[], line: number, change: (fields: Fields) => Fields): string[] =>
  given.with(line - 1, JSON.stringify(change(JSON.parse(given[line - 1]) as Fields)))
/** The number of the first line for which this holds. */
const lineWhere = (given: readonly string[], holds: (fields: Fields) => boolean): number =>
  given.findIndex((line) => holds(JSON.parse(line) as Fields)) + 1

describe("a match file", () => {
  it("tells the whole match, with undos and seats that change, and verifies", () => {
    const match = playOn(newMatch(two, "whole"), "whole", 20, 4)
    changeSeat(match, 1, bot("Rob"))
    playOn(match, "on", 20, 4)
    changeSeat(match, 1, person("Cleo"))
    playOn(match, "to the end", Infinity, 15)
    expect(match.log.some(({ k }) => k === "undo")).toBe(true)
    expect(outcomeOf(match)).not.toBeNull()
    for (const pin of [true, false]) expect(check(lines(match, pin))).toBe("good")
  })

  it("resumes to the very match, which plays on the same", () => {
    for (const most of [0, 1, 7, 33, 50]) {
      const match = playOn(newMatch(two, "resumed"), "resumed", most, 6)
      const again = resume(readMatchFile(writeMatchFile(fileOf(match))), proof)
      expect(again).toEqual(match)
      expect(fileOf(playOn(again, "on", Infinity, 9))).toEqual(fileOf(playOn(match, "on", Infinity, 9)))
    }
  })

  it("says how far it has come", () => {
    const seen: string[] = []
    verify(fileOf(played), proof, (done, all) => seen.push(`${done}/${all}`))
    expect(seen).toHaveLength(played.log.length)
    expect(seen.at(-1)).toBe(`${played.log.length}/${played.log.length}`)
  })

  it("may end its lines as other systems do", () => {
    expect(readMatchFile(lines(played).join("\r\n"))).toEqual(readMatchFile(lines(played).join("\n")))
  })
})

describe("a file that was tampered with is refused, with the line:", () => {
  const file = lines(played)
  const firstAnswer = lineWhere(file, ({ k }) => k === "answer")
  const firstUndo = lineWhere(file, ({ k }) => k === "undo")
  const ended = lines(playOn(newMatch(two, "ended"), "ended"))

  it("is good to begin with", () => {
    expect(check(file)).toBe("good")
    expect(check(ended)).toBe("good")
    expect(firstAnswer).toBe(3)
    expect(firstUndo).toBeGreaterThan(3)
  })

  it.each([
    ["nothing", [], "1 file.empty"],
    ["an empty line", [""], "1 file.not-json"],
    ["garbage", ["PK\u0003\u0004 nonsense"], "1 file.not-json"],
    ["some other JSON", ['{"name": "x"}'], "1 file.not-a-match"],
    ["a list", ["[1, 2]"], "1 file.not-a-match"],
    ["null", ["null"], "1 file.not-a-match"],
    ["another format", ['{"soulspire": 2}'], "1 file.other-format"],
    ["a header that is not whole", ['{"soulspire": 1}'], "1 file.shape"],
  ])("%s", (_name, given, found) => expect(check(given)).toBe(found))

  it("cut off in the middle of its last line", () => {
    expect(check(file.with(file.length - 1, file[file.length - 1].slice(0, -9)))).toBe(
      `${file.length} file.not-json`,
    )
  })

  it("cut off before its end line", () => {
    expect(check(ended.slice(0, -1))).toBe(`${ended.length} file.no-end`)
  })

  it.each<[string, (fields: Fields) => Fields, string]>([
    ["seed", (h) => ({ ...h, seed: "another" }), "1 file.other-start"],
    ["options", (h) => ({ ...h, options: { rounds: 4, barter: false } }), "1 file.other-start"],
    ["options that the game does not have", (h) => ({ ...h, options: { moon: 1 } }), "1 file.bad-table"],
    ["number of seats", (h) => ({ ...h, seats: [...two, ...two] }), "1 file.other-start"],
    ["too many seats for the game", (h) => ({ ...h, seats: [...two, ...two, ...two] }), "1 file.bad-table"],
    ["hash at the start", (h) => ({ ...h, start: 1 }), "1 file.other-start"],
    ["game", (h) => ({ ...h, game: "chess" }), "1 file.other-game"],
    ["seed, and other rules", (h) => ({ ...h, seed: "another", rules: 1 }), "1 file.other-rules"],
    ["hash of the cards", (h) => ({ ...h, content: 1 }), "2 file.cards-changed"],
    ["fields nobody knows", (h) => ({ ...h, more: 1 }), "1 file.shape"],
    ["a seat that is none", (h) => ({ ...h, seats: [{ kind: "cat", name: "Tom" }] }), "1 file.shape"],
  ])("its header: %s", (_name, change, found) => expect(check(edited(file, 1, change))).toBe(found))

  it.each<[string, (fields: Fields) => Fields, string]>([
    ["keys", (e) => ({ ...e, keys: ["moon"] }), "file.refused"],
    ["other keys that were allowed", (e) => ({ ...e, keys: ["end"] }), "file.other-state"],
    ["seat", (e) => ({ ...e, seat: 1 }), "file.refused"],
    ["a seat that the table has not", (e) => ({ ...e, seat: 9 }), "file.refused"],
    ["decision", (e) => ({ ...e, decision: 1 }), "file.refused"],
    ["hash", (e) => ({ ...e, hash: ((e["hash"] as number) ^ 1) >>> 0 }), "file.other-state"],
    ["a hash that is none", (e) => ({ ...e, hash: "0" }), "file.shape"],
    ["fields nobody knows", (e) => ({ ...e, note: "hello" }), "file.shape"],
    [
      "an inherited field",
      (e) => JSON.parse(`{"__proto__":{},${JSON.stringify(e).slice(1)}`) as Fields,
      "file.shape",
    ],
    ["absurdly many keys", (e) => ({ ...e, keys: Array(10_000).fill("pass") }), "file.shape"],
    ["an absurdly long key", (e) => ({ ...e, keys: ["x".repeat(10_000)] }), "file.shape"],
    ["kind of entry", (e) => ({ ...e, k: "constructor" }), "file.shape"],
  ])("an answer: %s", (_name, change, found) => {
    const mine = edited(lines(playOn(newMatch(), "keys", 3)), 3, (e) => ({ ...e }))
    const at = lineWhere(mine, ({ keys }) => Array.isArray(keys) && keys[0] !== "end")
    expect(check(edited(mine, at, change))).toBe(`${at} ${found}`)
  })

  it("swapped lines", () => {
    const [a, b] = [file[firstAnswer - 1], file[firstAnswer]]
    expect(check(file.with(firstAnswer - 1, b).with(firstAnswer, a))).toMatch(`${firstAnswer} file.refused`)
  })

  it("a line left out, and a line twice", () => {
    expect(check(file.toSpliced(firstAnswer - 1, 1))).toBe(`${firstAnswer} file.refused`)
    expect(check(file.toSpliced(firstAnswer, 0, file[firstAnswer - 1]))).toBe(
      `${firstAnswer + 1} file.refused`,
    )
  })

  it.each<[string, (fields: Fields) => Fields, string]>([
    ["of another's answer", (e) => ({ ...e, seat: 1 - (e["seat"] as number) }), "file.undo-not-allowed"],
    ["beyond the start", (e) => ({ ...e, to: 10_000 }), "file.undo-not-allowed"],
    ["with a consent too many", (e) => ({ ...e, agreed: [0, 1, 0] }), "file.undo-consent"],
    ["to another state", (e) => ({ ...e, hash: 1 }), "file.other-state"],
  ])("an undo %s", (_name, change, found) =>
    expect(check(edited(file, firstUndo, change))).toBe(`${firstUndo} ${found}`),
  )

  it("an undo that was not allowed, because nobody had agreed", () => {
    const at = lineWhere(file, ({ k, agreed }) => k === "undo" && (agreed as number[]).length > 0)
    expect(at).toBeGreaterThan(3)
    expect(check(edited(file, at, (e) => ({ ...e, agreed: [] })))).toBe(`${at} file.undo-not-allowed`)
  })

  it("its end", () => {
    const other = { k: "end", outcome: { winners: [], how: "draw" } }
    expect(check(ended.with(ended.length - 1, JSON.stringify(other)))).toBe(
      `${ended.length} file.other-outcome`,
    )
    expect(check([...ended, ended[2]])).toBe(`${ended.length + 1} file.after-the-end`)
    expect(check([...file, JSON.stringify(other)])).toBe(`${file.length + 1} file.not-over`)
  })

  it("somebody at a seat that is none", () => {
    const line = JSON.stringify({ k: "seat", seat: 7, now: { kind: "empty", name: "" } })
    expect(check(file.toSpliced(2, 0, line))).toBe("3 file.bad-seat")
  })

  it("an answer from a seat where nobody is", () => {
    const line = JSON.stringify({ k: "seat", seat: 0, now: { kind: "empty", name: "" } })
    const at = lineWhere(file, ({ k, seat }) => k === "answer" && seat === 0) + 1
    expect(check(file.toSpliced(2, 0, line))).toBe(`${at} file.refused`)
  })
})

describe("cards", () => {
  const [spark, ...rest] = proofSpec.cards
  const changed = defineGame({
    ...proofSpec,
    cards: [{ ...spark, facts: { ...spark.facts, odd: 1 } }, ...rest],
  })

  it("that are pinned are those it is played on with, whatever the game's own are by now", () => {
    const match = resume(readMatchFile(lines(played).join("\n")), changed)
    expect(match.game.contentHash).toBe(proof.contentHash)
    expect(match).toEqual({ ...played, game: match.game })
  })

  it("that are not pinned and have changed since are refused", () => {
    expect(check(lines(played, false), changed)).toBe("1 file.other-cards")
    expect(check(lines(played, false))).toBe("good")
  })

  const repinned = (cards: unknown): string[] =>
    edited(
      edited(lines(played), 2, (line) => ({ ...line, cards })),
      1,
      (header) => ({ ...header, content: hashPlain(cards) }),
    )

  it("that were tampered with are refused", () => {
    const better = [{ ...spark, facts: { might: 99 } }, ...rest]
    expect(check(edited(lines(played), 2, (line) => ({ ...line, cards: better })))).toBe(
      "2 file.cards-changed",
    )
  })

  it("that are none are refused", () => {
    expect(check(repinned([{ id: "x" }]))).toBe("2 file.shape")
    expect(check(repinned([{ ...spark, abilities: [{ k: "on", event: "moon", do: [] }] }]))).toBe(
      "2 file.bad-cards",
    )
    expect(check(repinned([{ ...spark, abilities: [{ k: 5, do: n(3) }] }]))).toBe("2 file.bad-cards")
    expect(check(lines(played).with(2, lines(played)[1]))).toBe("3 file.shape")
  })
})

it("anything at all is read or refused with a line, and never breaks otherwise", () => {
  const good = lines(played)
  for (let i = 0; i < 400; i++) {
    const at = ((i * 7919) % (good.length - 2)) + 2
    const line = good[at]
    const cut = (i * 104_729) % line.length
    const bent = line.slice(0, cut) + ["", "9", "-", '"', "null", "{", "]"][i % 7] + line.slice(cut + (i % 3))
    expect(check(good.with(at, bent))).toMatch(/^(good|\d+ file\.[a-z-]+)$/)
  }
})

it("takes an answer only from who is there", () => {
  const match = newMatch([person("Ada"), { kind: "empty", name: "" }], "empty")
  const [first] = match.game.decisions(match.state)
  changeSeat(match, 0, { kind: "empty", name: "" })
  expect(() => answer(match, 0, first.id, ["end"])).toThrow("nobody-there")
})
