// Playing in the terminal, through a pipe: each line one command.

import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { disturbed, emptyFolder, type Ran, soulspireIn } from "./support/soulspire.ts"

/** Lines that answer anything sooner or later: what does not fit is explained, and the question stays. */
const anything = (rounds: number): string[] =>
  Array.from({ length: rounds }, () => ["1", "", "0", "1 2", "pass"]).flat()

const save = join("saves", "proof-1.match")

interface Told {
  entries: number
  over: boolean
  steps: { what: string; auto: boolean }[]
}

describe.each([
  ["en", { undo: "undo", save: "save", quit: "quit", back: "resumed after" }],
  ["it", { undo: "annulla", save: "salva", quit: "esci", back: "si riprende dopo" }],
])("a whole game in %s", (lang, typed) => {
  const cwd = emptyFolder()
  const run = (lines: readonly string[], ...args: string[]): Ran =>
    soulspireIn({ cwd, lines, env: { LC_ALL: `${lang}_XX.UTF-8` } }, ...args)
  const file = (): string[] => readFileSync(join(cwd, save), "utf8").trimEnd().split("\n")

  test("begins, is taken back, saved and left", () => {
    const lines = ["1", typed.undo, "yes", "1", "1", "1", typed.save, typed.quit]
    const { code, out, err } = run(lines, "table", "proof", "--seed", "a", "--options", "rounds=3")
    expect({ code, err }).toEqual({ code: 0, err: "" })
    expect(out).toContain(`soulspire table --resume ${save}`)
    expect(out).not.toContain("‹")
    expect(file().some((line) => line.startsWith('{"k":"undo"'))).toBe(true)
  })

  test("is resumed where it was, and played to its end", () => {
    const before = file().length
    const { code, out, err } = run(anything(400), "table", "--resume", save)
    expect({ code, err }).toEqual({ code: 0, err: "" })
    expect(out).toContain(typed.back)
    expect(out).not.toContain("‹")
    expect(out).toContain(`soulspire replay ${save}`)
    expect(file().length).toBeGreaterThan(before)
    expect(file().at(-1)).toMatch(/^\{"k":"end"/)
  })

  test("can be seen again and is verified", () => {
    expect(run([], "verify", save)).toMatchObject({ code: 0, err: "" })
    const { code, out, err } = run([], "replay", save, "--json", "--all")
    expect({ code, err }).toEqual({ code: 0, err: "" })
    const { entries, over, steps } = JSON.parse(out) as Told
    expect(over).toBe(true)
    expect(steps).toHaveLength(entries)
    const fields = ["number", "seat", "name", "what", "keys", "auto", "picked", "lines", "newTurn"]
    for (const step of steps) expect(Object.keys(step)).toEqual(fields)
    expect(steps.filter(({ what }) => what === "undo")).toHaveLength(1)
    expect(run([], "replay", save, "--seat", "1").out).not.toContain("‹")
    expect(run(["", "", "q"], "replay", save, "--step").out.match(/^─+$/gm)).toHaveLength(6)
  })

  test("that is over is shown as it ended", () => {
    const { code, out } = run([], "table", "--resume", save)
    expect(code).toBe(0)
    expect(out).toContain(`soulspire verify ${save}`)
  })
})

describe("at the table", () => {
  const play = (lines: readonly string[], ...args: string[]): Ran =>
    soulspireIn({ cwd: emptyFolder(), lines }, "table", "proof", "--seed", "a", ...args)

  test("cards, reasons, the log, help and what is not understood are told without an answer", () => {
    const lines = [
      "? ogre",
      "? nothing like it",
      "?",
      "? 1",
      "why imp",
      "why",
      "log",
      "auto",
      "hint",
      "help",
      "gibberish",
    ]
    const { code, out } = play([...lines, "99", "lang it", "aiuto", "lang xx"])
    expect(code).toBe(0)
    expect(out).toContain("No card here is called 'nothing like it'.")
    expect(out).toContain("Ogre")
    expect(out).toMatch(/Try \d+ \(.+\)\./)
    expect(out).toContain("I don't understand 'gibberish'. Type a number, or help.")
    expect(out).toMatch(/There is no option 99: type 1 to \d+\./)
    expect(out).toContain("Parliamo italiano.")
    expect(out).toContain("annulla la tua ultima mossa")
    expect(out).toContain("lingua en oppure lingua it")
    expect(out).not.toContain("‹")
  })

  test("why something cannot be done is explained, with the rule's id", () => {
    const { out } = play(["why wraith", "why attack imp", "1", "3 2 1", "why lens"])
    expect(out).toContain("Wraith: You can't attack now: Wraith forbids it.")
    expect(out).toContain("Imp: nothing prevents it.")
    expect(out).toContain("Lens: You have no play left this turn. (PROOF-2)")
  })

  test("preferences answer by themselves what they say not to ask", () => {
    const { out } = play(["auto mine", "log"])
    expect(out).toContain("You pass until your next turn.")
    expect(out.split("You pass until your next turn.")[1]).toContain("Player: turn 3.")
  })

  test("a stop is a phase as the screen calls it, in either language", () => {
    const { out } = play([
      "auto stop attacco",
      "auto stop midnight",
      "lang it",
      "auto sosta end",
      "auto sosta",
    ])
    expect(out).toContain("Your stops: attack.")
    expect(out).toContain("Which phase? You can choose: main, attack, end.")
    expect(out).toContain("Le tue soste: attacco, fine.")
    expect(out).toContain("Quale fase? Puoi scegliere: principale, attacco, fine.")
  })

  test("everything is kept although nobody says goodbye", () => {
    const cwd = emptyFolder()
    soulspireIn({ cwd, lines: ["1"] }, "table", "proof", "--file", "my.match")
    expect(soulspireIn({ cwd }, "verify", "my.match").code).toBe(0)
    const again = soulspireIn({ cwd }, "table", "proof", "--file", "my.match")
    expect(again).toMatchObject({ code: 2, out: "" })
    expect(again.err).toContain("my.match exists already")
    expect(existsSync(join(cwd, "saves"))).toBe(false)
  })

  test("Ctrl-C leaves the table like any other goodbye, but for the exit code", async () => {
    const cwd = emptyFolder()
    const { code, out, err } = await disturbed(
      ["table", "proof", "--seed", "a"],
      (child) => {
        child.stdin.write("1\n")
        // Once the answer has been taken.
        child.stdout.on("data", (data) => {
          if (String(data).includes("Player plays Sieve")) child.kill("SIGINT")
        })
      },
      cwd,
    )
    expect({ code, err }).toEqual({ code: 130, err: "" })
    expect(out).toContain(`soulspire table --resume ${save}`)
    expect(soulspireIn({ cwd }, "verify", save).out).toContain("answers, not over yet")
  })

  test("a file that cannot be written is told in one line", () => {
    const { code, err } = soulspireIn({}, "table", "proof", "--file", "/dev/null/x.match")
    expect(code).toBe(1)
    expect(err).toMatch(/^soulspire: \/dev\/null\/x\.match cannot be written: .*\n$/)
  })

  test("--json leaves standard output to one document", () => {
    const { code, out, err } = play(["pass", "quit"], "--json")
    expect(code).toBe(0)
    expect(err).toContain("Your turn")
    expect(JSON.parse(out)).toEqual({
      game: "proof",
      file: save,
      seats: [
        { kind: "person", name: "Player" },
        { kind: "bot", bot: "random", name: "Bruno" },
      ],
      answers: expect.any(Number),
      over: false,
      outcome: null,
      campaign: null,
      resume: `soulspire table --resume ${save}`,
    })
  })
})

test("persons without names are told apart", () => {
  const how = { cwd: emptyFolder(), lines: ["", "quit"] }
  const { out } = soulspireIn(how, "table", "proof", "--seats", "me,me,random")
  expect(out).toContain("Player 1, it is your move.")
  expect(out).toContain("Player 2")
})

test("several persons at one screen never see each other's hands", () => {
  const how = { cwd: emptyFolder(), lines: ["", "pass", "", "quit"] }
  const { out } = soulspireIn(how, "table", "proof", "--seats", "anna,bruno", "--seed", "a")
  const screens = out.split(/, it is your move\. Press Enter when only you can see the screen\./)
  expect(screens).toHaveLength(3)
  const hands = screens.map((screen) => screen.match(/^ +hand +.*$/gm) ?? [])
  // Nothing before anybody has said that only they are looking.
  expect(hands[0]).toEqual([])
  for (const [others, own] of hands.slice(1)) {
    expect(others).toMatch(/\d cards?$/)
    expect(own).not.toMatch(/cards?$/)
  }
})
