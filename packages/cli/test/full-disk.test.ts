// A disk that is full, a crash in the middle of a line: what was kept stays kept, and can be played on.

import { spawnSync } from "node:child_process"
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { append } from "../src/file/append.ts"
import { command, emptyFolder, type Ran, soulspireHere, soulspireIn } from "./support/soulspire.ts"

/** What a shell does where no file can get longer than so much: what is over is refused in the middle, as by a full disk. */
const crampedShell = (
  units: number,
  script: string,
  cwd: string,
  input = "",
  args: readonly string[] = [],
): Ran => {
  const { status, stdout, stderr } = spawnSync("sh", ["-c", `ulimit -f ${units}; ${script}`, "sh", ...args], {
    encoding: "utf8",
    cwd,
    input,
    env: { PATH: process.env["PATH"], LC_ALL: "C" },
  })
  return { code: status, out: stdout, err: stderr }
}
const cramped = (units: number, cwd: string, input: string, ...args: string[]): Ran =>
  crampedShell(units, `exec "$@"`, cwd, input, [process.execPath, command, ...args])

/** What is counted in differs from shell to shell. */
const unit = ((): number => {
  const cwd = emptyFolder()
  crampedShell(1, "head -c 5000 /dev/zero > x", cwd)
  return statSync(join(cwd, "x")).size
})()

const anything = "1\n\n0\n1 2\npass\n"

test("a match whose disk is full says so, keeps what it has, and goes on when there is room", () => {
  const cwd = emptyFolder()
  const path = join(cwd, "my.match")
  soulspireIn({ cwd, lines: ["1"] }, "table", "proof", "--seed", "a", "--file", "my.match")
  const begun = statSync(path).size
  const units = Math.ceil(statSync(path).size / unit) + 1
  const { code, err } = cramped(units, cwd, anything.repeat(80), "table", "--resume", "my.match")
  expect(code).toBe(1)
  expect(err).toMatch(
    /^soulspire: my\.match cannot be written: EFBIG.*\. Everything before this answer is kept; 'soulspire table --resume my\.match' goes on from there\n$/,
  )
  expect(readFileSync(path, "utf8").endsWith("}\n")).toBe(true)
  expect(readdirSync(cwd)).toEqual(["my.match"])
  const good = soulspireIn({ cwd }, "verify", "my.match")
  expect(good).toMatchObject({ code: 0, err: "" })
  const before = statSync(path).size
  // It did get somewhere first.
  expect(before).toBeGreaterThan(begun)
  expect(soulspireIn({ cwd, lines: [anything] }, "table", "--resume", "my.match").code).toBe(0)
  expect(statSync(path).size).toBeGreaterThan(before)
})

test("games that cannot be written leave no halves, and it is no bug", () => {
  const cwd = emptyFolder()
  const { code, out, err } = cramped(
    20,
    cwd,
    "",
    "sim",
    "proof",
    "--games",
    "3",
    "--jobs",
    "2",
    "--out",
    "games",
  )
  expect({ code, out }).toEqual({ code: 1, out: "" })
  expect(err).toMatch(/^soulspire: .*proof-\d\.match cannot be written: EFBIG.*\n$/)
  expect(readdirSync(join(cwd, "games"))).toEqual([])
})

test("a table that cannot be begun leaves no half of a file", () => {
  const cwd = emptyFolder()
  const { code, err } = cramped(2048 / unit, cwd, "", "table", "proof", "--file", "my.match")
  expect(code).toBe(1)
  expect(err).toMatch(/^soulspire: my\.match cannot be written: EFBIG.*\n$/)
  expect(readdirSync(cwd)).toEqual([])
})

/** A device that is always full; where a system has none, there is nothing to write to. */
const FULL = "/dev/full"
test.runIf(existsSync(FULL))("a result that cannot be written is told", () => {
  const all = [process.execPath, command, "cards", "proof", "--json"]
  const { status, stderr } = spawnSync("sh", ["-c", `exec "$@" > ${FULL}`, "sh", ...all], {
    encoding: "utf8",
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^soulspire: what there is to say cannot be written: ENOSPC.*\n$/)
})

describe("adding to a file", () => {
  const file = (text: string): string => {
    const path = join(emptyFolder(), "x")
    writeFileSync(path, text)
    return path
  }
  const left = (size: number, whole = size, unended = false): Parameters<typeof append>[1] => ({
    size,
    whole,
    unended,
  })

  test("goes on after what is whole", () => {
    const path = file("one\ntw")
    expect(append(path, left(6, 4), "2\n")).toEqual(left(6))
    expect(readFileSync(path, "utf8")).toBe("one\n2\n")
  })

  test("ends a line that lacks only its end", () => {
    const path = file("one")
    expect(append(path, left(3, 3, true), "2\n")).toEqual(left(6))
    expect(readFileSync(path, "utf8")).toBe("one\n2\n")
  })

  test("is refused when the file is longer, shorter or gone", () => {
    const path = file("one\n")
    appendFileSync(path, "more\n")
    expect(() => append(path, left(4), "2\n")).toThrow("is not as it was left")
    expect(readFileSync(path, "utf8")).toBe("one\nmore\n")
    truncateSync(path, 2)
    expect(() => append(path, left(4), "2\n")).toThrow("is not as it was left")
    expect(readFileSync(path, "utf8")).toBe("on")
    expect(() => append(`${path}-gone`, left(4), "2\n")).toThrow("cannot be written: ENOENT")
  })
})

describe("a last line that was never finished", () => {
  const cwd = emptyFolder()
  const path = join(cwd, "my.match")

  /** The match, with a last line that was cut off. */
  function torn(): number {
    soulspireIn({ cwd, lines: [anything] }, "table", "proof", "--seed", "a", "--file", "my.match")
    const lines = readFileSync(path, "utf8").trimEnd().split("\n")
    truncateSync(path, statSync(path).size - 12)
    return lines.length
  }

  test("is left out with a word: when it is checked, seen again and played on", async () => {
    const line = torn()
    const word = `line ${line} was never finished and is left out; everything before it is good`
    const checked = await soulspireHere("verify", path)
    expect(checked).toMatchObject({ code: 0, err: `soulspire: ${path}: ${word}\n` })
    const document = await soulspireHere("verify", path, "--json")
    expect(JSON.parse(document.out)).toMatchObject({
      good: 1,
      bad: 0,
      verdicts: [{ good: true, notes: [word] }],
    })
    expect(await soulspireHere("replay", path)).toMatchObject({ code: 0, err: checked.err })
    const { code, err } = soulspireIn({ cwd, lines: [anything] }, "table", "--resume", "my.match")
    expect({ code, err }).toEqual({ code: 0, err: `soulspire: my.match: ${word}\n` })
    expect(await soulspireHere("verify", path)).toMatchObject({ code: 0, err: "" })
    expect(readFileSync(path, "utf8").split("\n").length).toBeGreaterThan(line)
  })

  test("is told in Italian too", () => {
    truncateSync(path, statSync(path).size - 12)
    const { err } = soulspireIn({ cwd, env: { LC_ALL: "it_IT.UTF-8" } }, "table", "--resume", "my.match")
    expect(err).toContain("non è mai stata completata")
  })

  test("may be the one that says that the game is over: then it is written again", async () => {
    soulspireIn({ cwd, lines: [anything.repeat(600)] }, "table", "--resume", "my.match")
    const whole = readFileSync(path, "utf8")
    expect(whole).toContain('{"k":"end"')
    for (const cut of [5, whole.split("\n").at(-2)?.length ?? 0]) {
      truncateSync(path, Buffer.byteLength(whole) - cut - 1)
      const { code, err } = soulspireIn({ cwd }, "table", "--resume", "my.match")
      expect(code).toBe(0)
      expect(err).toContain("the game is over all the same")
      expect(readFileSync(path, "utf8")).toBe(whole)
    }
  })
})
