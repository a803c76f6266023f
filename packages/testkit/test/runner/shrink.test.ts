// A planted bug is found by random play, shrunk to a handful of answers, and kept as a file that fails until it is mended.

import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { defineGame, FIRST_SEAT, zone } from "@soulspire/kernel"
import { proof, type ProofRun, proofSpec } from "@soulspire/proof"
import { hiddenStaysHidden, playFixture, saveAndLoad, soak } from "@soulspire/testkit"
import { fixturesIn, readFixtures } from "@soulspire/testkit/vitest"
import { afterAll, describe, expect, it } from "vitest"

const folder = mkdtempSync(join(tmpdir(), "soulspire-fixtures-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const place = (name: string) => pathToFileURL(`${join(folder, name)}/`)

/** The proof game with something else happening when a turn ends. */
const endingWith = (change: (r: ProofRun) => void, more: Partial<typeof proofSpec> = {}) =>
  defineGame({
    ...proofSpec,
    ...more,
    ops: proofSpec.ops.map((op) => {
      if (op.name !== "turnEnds") return op
      const { run } = op.handler
      return {
        ...op,
        handler: {
          ...op.handler,
          run: (r, f, a) => {
            change(r as ProofRun)
            return run(r, f, a)
          },
        },
      }
    }),
  })

/** A coin is lost at the end of a turn in which its seat had a thing. */
const leaky = endingWith((r) => {
  if (r.s.zones[zone(r, "board", r.s.table.active)].length > 0) r.s.table.pool--
})

describe("a coin that is lost under a rare condition", () => {
  const address = place("coins")
  const setting = { game: leaky, options: { barter: true }, seats: 4, keep: fixturesIn(address) }

  it("is found, shrunk and kept, and the message says all of it", { timeout: 120_000 }, () => {
    const found = (): unknown => soak(setting, ["coins 0", "coins 1", "coins 2"])
    expect(found).toThrow(
      /^proof, 4 seats, .*seed "coins \d", after \d+ answers: there are \d+ coins instead of 40\nshrunk from \d+ to \d+ answers: .*there-are-coins-instead-of-.*\.json$/,
    )
    const [[name, fixture]] = readFixtures(address)
    expect(name).toMatch(/^there-are-coins-instead-of-/)
    expect(fixture).toMatchObject({ game: "proof", failure: "there are 39 coins instead of 40" })
    // A thing to play, everybody passes, the turn ends, and somebody is asked next: a handful instead of a whole game.
    expect(fixture.answers.length).toBeLessThanOrEqual(6)
    expect(fixture.seats).toBe(2)
    expect(fixture.options).toEqual({})
  })

  it("fails in the game it was found in, and not once that is mended", () => {
    const [[, fixture]] = readFixtures(address)
    expect(() => playFixture(leaky, fixture)).toThrow("in mode plain: there are 39 coins instead of 40")
    expect(playFixture(proof, fixture)).toBe(fixture.answers.length)
    expect(() => playFixture(proof, { ...fixture, game: "another" })).toThrow("a fixture of another")
    expect(() => playFixture(proof, { ...fixture, answers: ["end"] })).toThrow('no answer: "end"')
  })

  it("is written so that people can read it", () => {
    const [[name]] = readFixtures(address)
    const text = readFileSync(join(folder, "coins", name), "utf8")
    expect(text).toMatch(/"answers": \[\n {4}"p\d [^"]+",\n/)
  })
})

describe("bugs that other checks find", () => {
  it("are shrunk too: something that a save loses", { timeout: 120_000 }, () => {
    const game = endingWith((r) => {
      if (r.s.zones[zone(r, "board", FIRST_SEAT)].length > 0) r.s.table.dayDie = Infinity
    })
    const address = place("save")
    expect(() =>
      saveAndLoad({ game, options: {}, seats: 3, keep: fixturesIn(address) }, "save", { toEnd: 40 }),
    ).toThrow(/it is another state at once\nshrunk from \d+ to \d+ answers/)
    const [[, fixture]] = readFixtures(address)
    expect(fixture.answers.length).toBeLessThan(12)
    expect(() => playFixture(game, fixture)).toThrow("dayDie is Infinity")
  })

  it("are shrunk too: a view that tells too much", { timeout: 120_000 }, () => {
    const game = defineGame({
      ...proofSpec,
      showTable: (r, seat) => ({
        ...proofSpec.showTable(r, seat),
        // Which card lies on top shows as soon as somebody has a thing.
        next:
          r.s.zones[zone(r, "board", FIRST_SEAT)].length > 0 ? (r.s.zones[zone(r, "deck")].at(-1) ?? 0) : 0,
      }),
    })
    const address = place("leak")
    expect(() =>
      hiddenStaysHidden({ game, options: {}, seats: 2, keep: fixturesIn(address) }, "leak", 1),
    ).toThrow(/shrunk from \d+ to \d+ answers/)
    const [[, fixture]] = readFixtures(address)
    expect(fixture.answers.length).toBeLessThan(12)
    expect(() => playFixture(game, fixture)).toThrow("in mode leak")
  })
})

describe("a failure that has no place to be kept", () => {
  it("is told with its seed, and nothing is shrunk", () => {
    expect(() => soak({ game: leaky, options: {}, seats: 2 }, ["coins 0", "coins 1", "coins 2"])).toThrow(
      /^proof, 2 seats, \{\}, seed "coins \d", after \d+ answers: there are \d+ coins instead of 40$/,
    )
  })
})
