// Files that a crash or a stranger has left: what can be kept is kept, and nothing in them takes the reader with it.

import { hashPlain } from "@soulspire/kernel"
import {
  changeSeat,
  createMatch,
  fileOf,
  hostOf,
  MatchFileError,
  readMatchFile,
  resume,
  verify,
  writeMatchFile,
} from "@soulspire/match"
import { proof, proofSpec } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import { newMatch, person, playOn, two } from "./support/play.ts"

const match = playOn(newMatch(two, "damaged"), "damaged", 12)
const text = writeMatchFile(fileOf(match))
const over = playOn(newMatch(two, "damaged, over"), "damaged, over")
const overText = writeMatchFile(fileOf(over))

/** What is wrong with it: the line and the key. */
function wrong(content: string): string {
  try {
    const verdict = verify(readMatchFile(content), proof)
    return verdict.good ? "good" : `${verdict.error.line} ${verdict.error.key}`
  } catch (error) {
    if (error instanceof MatchFileError) return `${error.line} ${error.key}`
    throw error
  }
}

describe("a last line that was never finished", () => {
  const lines = text.trimEnd().split("\n")
  const before = `${lines.slice(0, -1).join("\n")}\n`
  const last = lines[lines.length - 1]

  it("is left out, wherever it was cut, and the reader is told", () => {
    for (let length = 1; length < last.length; length += 7) {
      const { torn, ...file } = readMatchFile(before + last.slice(0, length))
      expect(torn).toBe(lines.length)
      expect({ ...file, torn: null }).toEqual(readMatchFile(before))
    }
    expect(readMatchFile(`${before}\0\0\0\0`).torn).toBe(lines.length)
  })

  it("is no line less when only its end is missing", () => {
    expect(readMatchFile(before + last)).toEqual(readMatchFile(text))
    expect(readMatchFile(text).torn).toBeNull()
  })

  it("may be the end of the game: what was played stands", () => {
    const file = readMatchFile(overText.slice(0, -9))
    expect(file).toMatchObject({ end: null, torn: over.log.length + 3 })
    expect(verify(file, proof).good).toBe(true)
  })

  it("may be the cards, and then nothing was played yet", () => {
    const dealt = writeMatchFile(fileOf(newMatch(two, "dealt")))
    expect(wrong(dealt.slice(0, -100))).toBe("good")
  })

  it("is none if it was finished, and none if it is the first", () => {
    expect(wrong(`${before}${last.slice(0, 9)}\n`)).toBe(`${lines.length} file.not-json`)
    expect(wrong(lines[0].slice(0, -5))).toBe("1 file.not-json")
  })
})

it("an end that got lost is told by a check, and keeps nobody from going on", () => {
  const file = readMatchFile(overText.split("\n").slice(0, -2).join("\n") + "\n")
  expect(file).toMatchObject({ end: null, torn: null })
  expect(verify(file, proof)).toMatchObject({ good: false, error: { key: "file.no-end" } })
  expect(resume(file, proof).log).toEqual(over.log)
})

it("a mark in front, as some editors write it, is no part of the file", () => {
  expect(readMatchFile(`\uFEFF${text}`)).toEqual(readMatchFile(text))
})

describe("what nobody needs is refused before it costs anything:", () => {
  const [spark, ...rest] = proofSpec.cards
  /** The file with other cards, which the header agrees with. */
  function pinned(cards: unknown): string {
    const [header, , ...log] = text.split("\n")
    const head = { ...(JSON.parse(header) as object), content: hashPlain(cards) }
    return [JSON.stringify(head), JSON.stringify({ k: "cards", cards }), ...log].join("\n")
  }
  const nested = (levels: number): string => "[".repeat(levels) + "]".repeat(levels)

  it("numbers that no card has, so that nothing is made a thousand million times", () => {
    for (const copies of [1_000_000_000, 1000, -1000, 0.5, 1e300])
      expect(wrong(pinned([{ ...spark, facts: { copies } }, ...rest]))).toBe("2 file.shape")
  })

  it("more cards than a table has room for", () => {
    expect(wrong(pinned(Array.from({ length: 5000 }, () => spark)))).toBe("2 file.shape")
  })

  it("what is nested so deep that whoever walks it falls", () => {
    const deep = `{"id":"x","back":"card","kinds":[],"facts":{},"abilities":[{"k":${nested(200_000)}}]}`
    const [header, , ...log] = text.split("\n")
    const cards = `{"k":"cards","cards":[${deep}]}`
    expect(wrong([header, cards, ...log].join("\n"))).toBe("2 file.shape")
    expect(wrong(`{"soulspire":${nested(200_000)}}\n`)).toBe("1 file.other-format")
    expect(wrong(`${nested(200_000)}\n`)).toBe("1 file.not-a-match")
    expect(wrong(`${header}\n${nested(200_000)}\n`)).toBe("2 file.shape")
    expect(wrong(`${header.replace('"options":{', `"options":{"x":${nested(200_000)},`)}\n`)).toBe(
      "1 file.shape",
    )
    expect(wrong(text.replace(/"keys":\[/, `"keys":[${nested(200_000)},`))).toBe("3 file.shape")
  })

  it("names with controls in them, which would steer a terminal", () => {
    const escape = "\u001b]0;mine\u0007"
    expect(wrong(pinned([{ ...spark, id: escape }, ...rest]))).toBe("2 file.shape")
    expect(wrong(pinned([{ ...spark, kinds: [escape] }, ...rest]))).toBe("2 file.shape")
    expect(wrong(pinned([{ ...spark, facts: { [escape]: 1 } }, ...rest]))).toBe("2 file.shape")
    expect(wrong(pinned([{ ...spark, abilities: [{ k: escape }] }, ...rest]))).toBe("2 file.shape")
    expect(wrong(text.replace('"game":"proof"', `"game":${JSON.stringify(escape)}`))).toBe("1 file.shape")
  })

  it("options that are nothing, seats as text", () => {
    expect(wrong(text.replace(/"options":\{[^}]*\}/, '"options":null'))).toBe("1 file.shape")
    expect(wrong(text.replace('"rounds":3', '"rounds":null'))).toBe("1 file.shape")
    expect(wrong(text.replace(/"seat":(\d)/, '"seat":"$1"'))).toBe("3 file.shape")
  })
})

describe("what could not be read again is not taken:", () => {
  const refusal = (key: string): unknown =>
    expect.objectContaining({ reason: expect.objectContaining({ key }) })

  it("names too long, a seed too long, somebody who is nobody", () => {
    const setup = { options: {}, seats: two, seed: "x" }
    for (const bad of [
      { seats: [person("x".repeat(81)), person("y")] },
      { seats: [{ kind: "cat", name: "Tom" }, person("y")] },
      { seed: "x".repeat(201) },
      { seed: null },
    ])
      expect(() => createMatch(proof, { ...setup, ...(bad as object) })).toThrow(refusal("bad-message"))
    expect(() => changeSeat(newMatch(), 0, person("x".repeat(81)))).toThrow(refusal("bad-message"))
  })

  it("options that are nothing", () => {
    for (const options of [null, [], { rounds: null }])
      expect(() => createMatch(proof, { options: options as never, seats: two, seed: "x" })).toThrow(
        refusal("bad-option"),
      )
  })

  it("seats as text", () => {
    const mine = newMatch()
    const [{ id }] = mine.game.decisions(mine.state)
    const text = "0" as never
    expect(() => changeSeat(mine, text, person("X"))).toThrow(refusal("no-such-seat"))
    expect(() => mine.game.answer(mine.state, text, id, ["end"])).toThrow(refusal("not-yours"))
    expect(() => mine.game.optionsOf(mine.state, { id, seat: text })).toThrow(refusal("not-yours"))
    const host = hostOf(mine, { send: () => {} })
    for (const seat of ["0", 2, -1, 0.5, null, NaN]) {
      expect(() => host.connect("a", seat as never)).toThrow(refusal("no-such-seat"))
      const said: unknown[] = []
      host.sit(seat as never, person("X"), (reason) => void said.push(reason))
      host.answerForBot(seat as never, 0, id, ["end"], (reason) => void said.push(reason))
      expect(said).toEqual([
        expect.objectContaining({ key: "no-such-seat" }),
        expect.objectContaining({ key: "not-your-seat" }),
      ])
    }
    expect(mine.log).toEqual([])
  })
})
