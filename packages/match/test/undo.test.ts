// Taking back: how far one may go alone, who has to agree, and that everything is as it was.

import { stranger } from "@soulspire/bots"
import { below, hashPlain } from "@soulspire/kernel"
import {
  answer,
  changeSeat,
  type Entry,
  fileOf,
  lastOwn,
  readMatchFile,
  resume,
  stateAt,
  undo,
  undoTerms,
  verify,
  writeMatchFile,
} from "@soulspire/match"
import { proof } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import {
  answerRandomly,
  bot,
  newMatch,
  nobody,
  person,
  playOn,
  type ProofMatch,
  solo,
  two,
} from "./support/play.ts"

/** Plays on at random until the last answer has this mark and was given by this seat. */
function until(match: ProofMatch, mark: string, seat: number): ProofMatch {
  const random = stranger(`until ${mark}`)
  for (let i = 0; i < 3000; i++) {
    const last = match.answers.at(-1)
    if (last?.mark === mark && last.seat === seat && match.game.outcome(match.state) === null) return match
    if (match.game.outcome(match.state) !== null) undo(match, 0, [0, 1], lastOwn(match, 0) ?? 0)
    answerRandomly(match, random)
  }
  throw new Error(`no answer of seat ${seat} is ${mark}`)
}

const lastOf = (match: ProofMatch): Entry | undefined => match.log.at(-1)

describe("one person against bots", () => {
  it.each(["free", "request"])("takes back at once what is %s", (mark) => {
    const match = until(newMatch(solo, "alone"), mark, 0)
    const before = match.answers.length - 1
    undo(match, 0)
    expect(lastOf(match)).toMatchObject({ k: "undo", seat: 0, to: before, agreed: [] })
  })

  it("goes back to the last answer of its own, with the bots' answers since", () => {
    const match = newMatch(solo, "bots between")
    const random = stranger("bots between")
    while (match.answers.at(-1)?.seat !== 1 || match.answers.at(-2)?.seat !== 0) answerRandomly(match, random)
    const [own, to] = [match.answers.at(-2), match.answers.length - 2]
    const before = stateAt(match, to)
    undo(match, 0, undoTerms(match, 0).consent)
    expect(match.answers).toHaveLength(to)
    expect(proof.hash(match.state)).toBe(proof.hash(before))
    expect(proof.decisions(match.state).map(({ id }) => id)).toContain(own?.decision)
  })

  it("must say so explicitly past something revealed", () => {
    const match = until(newMatch(solo, "alone"), "closed", 0)
    expect(() => undo(match, 0)).toThrow("undo-not-agreed")
    undo(match, 0, [0])
    expect(lastOf(match)).toMatchObject({ k: "undo", agreed: [0] })
  })

  it("cannot take back what was only passed for it", () => {
    const match = newMatch(solo, "automatic")
    const [first] = proof.decisions(match.state)
    answer(match, 0, first.id, ["end"], true)
    expect(lastOwn(match, 0)).toBeNull()
    expect(() => undo(match, 0, [0])).toThrow("undo-nothing")
  })
})

describe("several persons", () => {
  it("take back at once what nobody has seen", () => {
    const match = until(newMatch(two, "several"), "free", 0)
    undo(match, 0)
    expect(lastOf(match)).toMatchObject({ k: "undo", agreed: [] })
  })

  it("need all others for what others have seen", () => {
    const match = until(newMatch([...two, person("Cleo"), bot("Rob")], "several"), "request", 0)
    for (const agreed of [[], [1], [0, 2]]) expect(() => undo(match, 0, agreed)).toThrow("undo-not-agreed")
    undo(match, 0, [2, 1])
    expect(lastOf(match)).toMatchObject({ k: "undo", agreed: [1, 2] })
  })

  it("need everybody, also the one who asks, past something revealed", () => {
    const match = until(newMatch(two, "several"), "closed", 0)
    for (const agreed of [[], [1], [0]]) expect(() => undo(match, 0, agreed)).toThrow("undo-not-agreed")
    undo(match, 0, [0, 1])
    expect(lastOf(match)).toMatchObject({ k: "undo", agreed: [0, 1] })
  })

  it("need each other as soon as somebody else has answered", () => {
    const match = newMatch(two, "another")
    const random = stranger("another")
    while (match.answers.at(-1)?.seat !== 1 || match.answers.at(-2)?.seat !== 0) answerRandomly(match, random)
    expect(undoTerms(match, 0).mark).not.toBe("free")
    expect(undoTerms(match, 0).consent).toContain(1)
  })

  it("are only those who sit there now", () => {
    const match = until(newMatch(two, "several"), "request", 0)
    changeSeat(match, 1, nobody)
    undo(match, 0)
    expect(lastOf(match)).toMatchObject({ k: "undo", agreed: [] })
  })
})

describe("nobody", () => {
  it("takes back another's answer, one that was never given, or a bot's", () => {
    const match = playOn(newMatch(solo, "not mine"), "not mine", 12)
    const others = match.answers.findIndex(({ seat }) => seat === 1)
    expect(() => undo(match, 0, [0], others)).toThrow("undo-not-yours")
    expect(() => undo(match, 0, [0], 500)).toThrow("undo-not-yours")
    expect(() => undo(match, 0, [0], -1)).toThrow("undo-not-yours")
    expect(() => undo(match, 1, [0])).toThrow("undo-not-a-person")
    expect(() => undo(match, 7, [0])).toThrow("undo-not-a-person")
    expect(() => undo(newMatch(), 0, [0, 1])).toThrow("undo-nothing")
  })
})

it("everything is as it was, however far one goes back", () => {
  const match = newMatch(two, "far back")
  const random = stranger("far back")
  const hashes = [match.start]
  for (let i = 0; i < 400 && proof.outcome(match.state) === null; i++) {
    answerRandomly(match, random)
    hashes.push(hashPlain(match.state))
  }
  expect(hashes.length).toBeGreaterThan(70)
  for (let to = match.answers.length; to >= 0; to -= 1 + below(random, 0, 9))
    expect(hashPlain(stateAt(match, to))).toBe(hashes[to])
  const first = match.answers.findIndex(({ seat }) => seat === 1)
  undo(match, 1, undoTerms(match, 1, first).consent, first)
  expect(hashPlain(match.state)).toBe(hashes[first])
  expect([...match.kept.keys()].every((count) => count <= first)).toBe(true)
})

it("random matches with undos verify, and resume to the same", () => {
  for (let seed = 0; seed < 25; seed++) {
    const seats = seed % 2 === 0 ? two : [...solo, person("Cleo")]
    const match = playOn(newMatch(seats, `undos ${seed}`, seed % 3 === 0), `undos ${seed}`, 150, 5)
    expect(match.epoch).toBe(match.log.filter(({ k }) => k === "undo").length)
    const file = readMatchFile(writeMatchFile(fileOf(match)))
    expect(verify(file, proof).good).toBe(true)
    expect(resume(file, proof)).toEqual(match)
  }
})
