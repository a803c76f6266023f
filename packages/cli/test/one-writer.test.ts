// One match, one writer: a second one is told and may watch, whatever a crash has left behind is cleared away, and nothing
// is ever written over.

import { type ChildProcessWithoutNullStreams, spawnSync } from "node:child_process"
import { appendFileSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { hostname } from "node:os"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { takeLock } from "../src/file/lock.ts"
import { disturbed, emptyFolder, type Ran, soulspireHere, soulspireIn } from "./support/soulspire.ts"

const begin = ["table", "proof", "--seed", "a", "--file", "my.match"]

/** A match of one answer in a folder of its own. */
function begun(): { cwd: string; path: string } {
  const cwd = emptyFolder()
  soulspireIn({ cwd, lines: ["1"] }, ...begin)
  return { cwd, path: join(cwd, "my.match") }
}

/** Lines that answer anything sooner or later. */
const anything = (rounds: number): string => "1\n\n0\n1 2\npass\n".repeat(rounds)

/** The number of a process that is no more. */
const gone = (): number => spawnSync(process.execPath, ["-e", ""]).pid ?? 0

describe("the lock", () => {
  const quiet = (): void => {}
  const file = (): string => {
    const path = join(emptyFolder(), "x.match")
    writeFileSync(path, "")
    return path
  }

  test("is there while somebody holds it, says who, and goes with them", () => {
    const path = file()
    const release = takeLock(path, quiet)
    expect(JSON.parse(readFileSync(`${path}.lock`, "utf8"))).toEqual({ pid: process.pid, host: hostname() })
    expect(() => takeLock(path, quiet)).toThrow(`is being played already, by process ${process.pid} on`)
    release()
    expect(existsSync(`${path}.lock`)).toBe(false)
    takeLock(path, quiet)()
  })

  test("is one for all names of a file", () => {
    const path = file()
    const other = join(emptyFolder(), "link.match")
    symlinkSync(path, other)
    const release = takeLock(path, quiet)
    expect(() => takeLock(other, quiet)).toThrow("is being played already")
    release()
  })

  test("of a process that is gone is taken over, with a word", () => {
    for (const pid of [gone(), process.pid]) {
      const path = file()
      const told: string[] = []
      writeFileSync(`${path}.lock`, JSON.stringify({ pid, host: hostname() }))
      takeLock(path, (note) => void told.push(note))()
      expect(told).toEqual([`${path}: process ${pid} was playing it and is gone; you go on where it was`])
      expect(readdirSync(join(path, "..")).toSorted()).toEqual(["x.match"])
    }
  })

  test.each([
    ["of another machine", JSON.stringify({ pid: gone(), host: "elsewhere.example" })],
    ["that says nothing", ""],
    ["that says nonsense", '{"pid":"you","host":7}'],
  ])("%s is nobody's to take: only a person can know", (_name, text) => {
    const path = file()
    writeFileSync(`${path}.lock`, text)
    expect(() => takeLock(path, quiet)).toThrow(/if nobody plays it any more, delete .*x\.match\.lock$/)
    expect(readFileSync(`${path}.lock`, "utf8")).toBe(text)
  })

  test("that has become another's is not given back", () => {
    const path = file()
    const release = takeLock(path, quiet)
    writeFileSync(`${path}.lock`, "another's")
    release()
    expect(readFileSync(`${path}.lock`, "utf8")).toBe("another's")
  })
})

test("a second table on one file is refused, and a watcher sees what the first one plays", async () => {
  const { cwd, path } = begun()
  const story = soulspireIn({ cwd }, "replay", "my.match").out
  let second: Ran | undefined
  let watcher: Promise<Ran> | undefined
  const changes: boolean[] = []

  /** Watches until something new is to be seen, which the first table is asked for. */
  const watch = (table: ChildProcessWithoutNullStreams): Promise<Ran> =>
    disturbed(
      ["replay", "my.match", "--follow"],
      (child) => {
        let seen = ""
        child.stdout.on("data", (data) => {
          seen += String(data)
          if (seen === story) table.stdin.write(anything(9))
          if (seen.length > story.length && !child.killed) child.kill("SIGINT")
        })
        child.on("close", () => table.stdin.end("quit\n"))
      },
      cwd,
    )

  const first = await disturbed(
    ["table", "--resume", "my.match"],
    (child) => {
      child.stdout.once("data", () => {
        const before = readFileSync(path, "utf8")
        second = soulspireIn({ cwd, lines: ["1"] }, "table", "--resume", "my.match")
        changes.push(readFileSync(path, "utf8") !== before)
        watcher = watch(child)
      })
    },
    cwd,
  )
  expect(second).toMatchObject({ code: 1, out: "" })
  expect(second?.err).toMatch(
    /^soulspire: my\.match is being played already, by process \d+ on \S+; 'soulspire replay my\.match --follow' watches it\n$/,
  )
  expect(changes).toEqual([false])
  const watched = await watcher
  expect(watched).toMatchObject({ code: 0, err: "" })
  expect(watched?.out.startsWith(story)).toBe(true)
  expect(watched?.out.length).toBeGreaterThan(story.length)
  expect(first).toMatchObject({ code: 0, err: "" })
  expect(readdirSync(cwd)).toEqual(["my.match"])
  expect(soulspireIn({ cwd }, "verify", "my.match").code).toBe(0)
})

test("a match that ends is followed to its end, and that is the end of it", () => {
  const { cwd } = begun()
  soulspireIn({ cwd, lines: [anything(600)] }, "table", "--resume", "my.match")
  const { code, out } = soulspireIn({ cwd }, "replay", "my.match", "--follow")
  expect(code).toBe(0)
  expect(out).toBe(soulspireIn({ cwd }, "replay", "my.match").out)
})

test.each([
  [["--to", "3"], "--to"],
  [["--step"], "--step"],
  [["--json"], "--json"],
])("following does not go with %s", async (more, name) => {
  const { code, err } = await soulspireHere("replay", "x.match", "--follow", ...more)
  expect(code).toBe(2)
  expect(err).toContain(name)
})

test("a file that something else has written to is left as it is", async () => {
  const { cwd, path } = begun()
  let before = ""
  const { code, err } = await disturbed(
    ["table", "--resume", "my.match"],
    (child) => {
      child.stdout.once("data", () => {
        appendFileSync(path, '{"k":"answer"}\n')
        before = readFileSync(path, "utf8")
        child.stdin.end(anything(2))
      })
    },
    cwd,
  )
  expect(code).toBe(1)
  expect(err).toMatch(
    /^soulspire: my\.match is not as it was left: .*\. Nothing was added to it\. Everything before/,
  )
  expect(readFileSync(path, "utf8")).toBe(before)
})

test("two tables begun at once have a file each", async () => {
  const cwd = emptyFolder()
  const start = (): Promise<unknown> => disturbed(["table", "proof"], (child) => child.stdin.end(), cwd)
  await Promise.all([start(), start(), start()])
  expect(readdirSync(join(cwd, "saves")).toSorted()).toEqual([1, 2, 3].map((no) => `proof-${no}.match`))
})

test("simulated games are not written over saved ones", () => {
  const { cwd } = begun()
  const out = ["sim", "proof", "--players", "2", "--jobs", "1", "--out", "."]
  expect(soulspireIn({ cwd }, ...out, "--games", "1").code).toBe(0)
  const before = readFileSync(join(cwd, "proof-1.match"))
  const again = soulspireIn({ cwd }, ...out, "--games", "2", "--seed", "other")
  expect(again).toMatchObject({ code: 2, out: "" })
  expect(again.err).toContain("proof-1.match exists already")
  expect(readFileSync(join(cwd, "proof-1.match"))).toEqual(before)
  expect(soulspireIn({ cwd }, ...out, "--games", "1", "--first", "2").code).toBe(0)
})
