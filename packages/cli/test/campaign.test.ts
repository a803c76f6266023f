// A campaign on the command line: climbs are kept in it when they are over, once, and nothing of it is ever lost.

import { spawn } from "node:child_process"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { command, emptyFolder, type Ran, soulspireIn } from "./support/soulspire.ts"

/** Lines that lose any climb sooner or later. */
const anything = Array.from({ length: 400 }, () => ["1", "", "1 2", "pass", "0"]).flat()

const climb = (id: string, character = "ironclad"): object => ({
  id,
  on: "2026-01-01",
  climbers: [
    { character, name: "Anna", bot: false, taken: ["ironclad-anger"], skipped: [], dealt: 1, lost: 10 },
  ],
  result: "defeat",
  ascension: 0,
  daily: false,
  modifiers: [],
  from: 1,
  act: 1,
  beaten: 0,
  bosses: [],
  room: "elite",
  met: ["e1-lagavulin"],
  rooms: 4,
  rounds: 12,
  damage: { "e1-lagavulin": 10 },
  achievements: ["jaxxed"],
})

const fileOf = (climbs: object[], more: object = {}): string =>
  JSON.stringify({
    "soulspire-campaign": 1,
    game: "spire",
    name: "Test",
    begun: [],
    placed: { colorless: 0, "act-4": 0 },
    climbs,
    ...more,
  })
const climbs = (count: number): object[] => Array.from({ length: count }, (_, i) => climb(`climb ${i}`))

/** A folder with this campaign in it, and the command there. */
function withCampaign(text?: string): {
  run(args: string[], lines?: readonly string[]): Ran
  text(name?: string): string
  cwd: string
} {
  const cwd = emptyFolder()
  if (text !== undefined) writeFileSync(join(cwd, "my.campaign"), text)
  return {
    cwd,
    run: (args, lines = []) => soulspireIn({ cwd, lines }, ...args),
    text: (name = "my.campaign") => readFileSync(join(cwd, name), "utf8"),
  }
}

interface Sheet {
  tracks: { id: string; marks: number }[]
  unlocked: string[]
  games: { id: string; players: { character: string }[] }[]
  open: number
}
const sheetOf = ({ out }: Ran): Sheet => JSON.parse(out) as Sheet

const climbing = ["table", "spire", "--campaign", "my.campaign"]

describe("a climb of a campaign", () => {
  const { run, text, cwd } = withCampaign()
  const shown = (): Sheet => sheetOf(run(["campaign", "my.campaign", "--json"]))

  test("begins the campaign, and can be left", () => {
    const { code, out, err } = run([...climbing, "--seed", "a", "--file", "a.match"], ["quit"])
    expect(code).toBe(0)
    expect(err).toContain("my.campaign does not exist yet: a new campaign starts there.")
    expect(out.replaceAll(/\s+/g, " ")).toContain("table --resume a.match --campaign my.campaign")
    expect(shown()).toMatchObject({ games: [], open: 1 })
  })

  test("is kept in it when it is over, and tells what it has unlocked", () => {
    const { code, out } = run(["table", "--resume", "a.match", "--campaign", "my.campaign"], anything)
    expect(code).toBe(0)
    expect(out).toContain("Unlocked: Ironclad, pack 1 (Evolve, Fire Breathing, Immolate, Power Through).")
    expect(out).not.toContain("‹")
    expect(shown()).toMatchObject({ unlocked: ["ironclad-1"], open: 0 })
  })

  test("is kept once, however often its end is looked at", () => {
    const before = text()
    expect(run(["table", "--resume", "a.match", "--campaign", "my.campaign"]).code).toBe(0)
    expect(text()).toBe(before)
  })

  test("has what the campaign has unlocked", () => {
    run([...climbing, "--seed", "b", "--file", "b.match"], ["quit"])
    const [header] = readFileSync(join(cwd, "b.match"), "utf8").split("\n")
    expect(JSON.parse(header)).toMatchObject({ options: { unlocked: ["ironclad-1"] } })
  })

  test("leaves nothing behind but the files themselves", () => {
    expect(readdirSync(cwd).toSorted()).toEqual(["a.match", "b.match", "my.campaign"])
  })
})

describe("what does not belong in a campaign is refused", () => {
  test.each([
    [["--options", "moreHp=3"], "leave out “moreHp”"],
    [["--options", "relics=1"], "leave out “relics”"],
    [["--options", "room=boss"], "A campaign is played in climbs"],
    [["--options", "everythingUnlocked"], "A campaign decides for itself what is unlocked"],
    [["--options", "ascension=1"], "Ascension 1 is not open yet"],
  ])("%j", (args, said) => {
    const { run, text } = withCampaign(fileOf([]))
    const { code, err } = run([...climbing, ...args])
    expect([code, err]).toEqual([2, expect.stringContaining(said)])
    expect(text()).toBe(fileOf([]))
  })

  test("a match that was begun elsewhere, and a game that has none", () => {
    const { run } = withCampaign(fileOf([]))
    run(["table", "spire", "--file", "other.match"], ["quit"])
    const { code, err } = run(["table", "--resume", "other.match", "--campaign", "my.campaign"])
    expect([code, err]).toEqual([2, expect.stringContaining("was not begun in my.campaign")])
    expect(run(["table", "proof", "--campaign", "my.campaign"]).err).toContain("proof has no campaigns")
  })

  test("the same game a second time", () => {
    const { run } = withCampaign(fileOf([]))
    expect(run([...climbing, "--seed", "a"], ["quit"]).code).toBe(0)
    const { code, err } = run([...climbing, "--seed", "a"])
    expect([code, err]).toEqual([2, expect.stringContaining("take another --seed")])
  })
})

describe("a campaign's file that cannot be read is left as it is", () => {
  test.each([
    [
      "of a newer version",
      fileOf([], { "soulspire-campaign": 2 }),
      "This campaign was written by a newer version",
    ],
    ["that ends in the middle", fileOf(climbs(3)).slice(0, -20), "damaged or not a campaign"],
    ["with a wrong field", fileOf([{ ...climb("1"), act: 7 }]), "damaged at climbs.0.act"],
  ])("%s", (_what, given, said) => {
    const { run, text } = withCampaign(given)
    for (const args of [climbing, ["campaign", "my.campaign"]]) {
      const { code, err } = run(args)
      expect([code, err]).toEqual([1, expect.stringContaining(said)])
    }
    expect(text()).toBe(given)
  })
})

describe("soulspire campaign", () => {
  test.each(["en", "it"])("shows everything (%s)", (lang) => {
    const { run } = withCampaign(fileOf([...climbs(2), climb("by the Silent", "silent")]))
    const { code, out, err } = run(["campaign", "my.campaign", "--lang", lang])
    expect([code, err]).toEqual([0, ""])
    expect(out).not.toContain("‹")
    expect(out).toMatchSnapshot()
  })

  test("places marks that are left over", () => {
    const { run } = withCampaign(fileOf(climbs(12)))
    expect(run(["campaign", "my.campaign", "--place", "colorless=9"])).toMatchObject({ code: 2 })
    const { err } = run(["campaign", "my.campaign", "--place", "colorless=3,act-4=1"])
    expect(err).toContain("Unlocked: Colorless cards.")
    expect(sheetOf(run(["campaign", "my.campaign", "--json"])).unlocked).toContain("colorless")
  })

  test("takes another campaign in, each climb once", () => {
    const { run, cwd, text } = withCampaign(fileOf([climb("1"), climb("2")]))
    writeFileSync(join(cwd, "other.campaign"), fileOf([climb("2"), climb("3")]))
    const before = text("other.campaign")
    expect(run(["campaign", "my.campaign", "--merge", "other.campaign"]).err).toContain(
      "1 game of other.campaign",
    )
    expect(sheetOf(run(["campaign", "my.campaign", "--json"])).games.map(({ id }) => id)).toEqual([
      "1",
      "2",
      "3",
    ])
    expect(text("other.campaign")).toBe(before)
  })

  test.each([
    [["campaign"]],
    [["campaign", "nowhere.campaign"]],
    [["campaign", "my.campaign", "--place", "colorless"]],
  ])("%j is a mistake", (args) => {
    expect(withCampaign(fileOf(climbs(12))).run(args)).toMatchObject({ code: 2 })
  })
})

test("whoever has marks left over is asked at the end of a climb", () => {
  const { run } = withCampaign(fileOf(climbs(11)))
  const { out } = run([...climbing, "--seed", "c"], anything)
  expect(out).toContain("Marks for Colorless? 0 to 3")
  expect(out).not.toContain("‹")
})

test("two climbs at once are both kept", async () => {
  const { cwd, run } = withCampaign(fileOf([]))
  const played = (seed: string, who: string): Promise<number | null> =>
    new Promise((resolve) => {
      const args = [
        command,
        ...climbing,
        "--seed",
        seed,
        "--file",
        `${seed}.match`,
        "--options",
        `characters=${who}`,
      ]
      const child = spawn(process.execPath, args, { cwd, stdio: ["pipe", "ignore", "ignore"] })
      child.on("close", resolve)
      child.stdin.on("error", () => {})
      child.stdin.end(anything.map((line) => `${line}\n`).join(""))
    })
  expect(await Promise.all([played("one", "silent"), played("two", "watcher")])).toEqual([0, 0])
  const { games, open } = sheetOf(run(["campaign", "my.campaign", "--json"]))
  expect(games.flatMap(({ players }) => players.map(({ character }) => character)).toSorted()).toEqual([
    "silent",
    "watcher",
  ])
  expect(open).toBe(0)
})
