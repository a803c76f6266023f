// Match files that were damaged in every way: each is read or refused with its line, no cut loses more than a line, and
// nothing else ever comes of it.

import { stranger } from "@soulspire/bots"
import { below, type Game, hashPlain, type RandomState, type State } from "@soulspire/kernel"
import { fileProblems, MatchFileError, readMatchFile, resume, verify } from "@soulspire/match"
import { bent, chance, junk, pick } from "./junk.ts"

/** What became of damaged files: how many were good all the same, and what was wrong with the others. */
export type Damaged = Record<string, number>

type Damage = (lines: readonly string[], random: RandomState) => string

const joined = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("")
const anyLine = (lines: readonly string[], random: RandomState): number => below(random, 0, lines.length)

/** Some JSON in a line is another. (The cards are long, and have a damage of their own.) */
const changedValue: Damage = (lines, random) => {
  const at = pick(random, [0, ...Array.from({ length: Math.max(0, lines.length - 2) }, (_, i) => i + 2)])
  return joined(lines.with(at, JSON.stringify(bent(random, JSON.parse(lines[at])))))
}

/** Cards that were changed, and a header that agrees. */
const changedCards: Damage = (lines, random) => {
  const { cards } = JSON.parse(lines[1]) as { cards: unknown[] }
  const at = below(random, 0, cards.length)
  const other = cards.with(at, bent(random, cards[at]))
  const header = { ...(JSON.parse(lines[0]) as object), content: hashPlain(other) }
  return joined([JSON.stringify(header), JSON.stringify({ k: "cards", cards: other }), ...lines.slice(2)])
}

const changedCharacter: Damage = (lines, random) => {
  const text = joined(lines)
  const at = chance(random, 2) ? below(random, 0, text.length) : text.length - 1 - below(random, 0, 400)
  const put = pick(random, [
    "",
    "0",
    "9",
    '"',
    "{",
    "}",
    "[",
    ",",
    "\n",
    "\r",
    "\u0000",
    "\uFEFF",
    "null",
    "-",
  ])
  return text.slice(0, at) + put + text.slice(at + below(random, 0, 3))
}

const damages: readonly Damage[] = [
  changedValue,
  changedValue,
  changedCharacter,
  changedCharacter,
  changedCards,
  (lines, random) => joined(lines.toSpliced(anyLine(lines, random), 1)),
  (lines, random) => joined(lines.toSpliced(anyLine(lines, random), 0, pick(random, lines))),
  (lines, random) => {
    const [one, other] = [anyLine(lines, random), anyLine(lines, random)]
    return joined(lines.with(one, lines[other]).with(other, lines[one]))
  },
  (lines, random) => joined(lines.with(anyLine(lines, random), JSON.stringify(junk(random)))),
  (lines) => `\uFEFF${lines.join("\r\n")}`,
  (lines, random) => joined(lines).slice(below(random, 0, 50)),
  (lines, random) => joined(lines) + pick(random, ["\n", "\0\0", "{", lines[0], '{"k":"end"}\n']),
]

/** Good, or the key of what is wrong. */
function judged<S extends State>(content: string, game: Game<S>): string {
  try {
    const file = readMatchFile(content)
    const verdict = verify(file, game)
    if (!verdict.good) throw verdict.error
    return file.torn === null ? "good" : "torn"
  } catch (error) {
    if (!(error instanceof MatchFileError)) throw error
    if (!Object.hasOwn(fileProblems, error.key) || !(error.line >= 1))
      throw new Error(`refused with line ${error.line}, ${error.key}`, { cause: error })
    return error.key
  }
}

/** Wherever a crash has cut it off, the whole lines before that are the match. */
function checkCut<S extends State>(bytes: Buffer, game: Game<S>, random: RandomState): void {
  const first = bytes.indexOf("\n", bytes.indexOf("\n") + 1) + 1
  const cut = bytes.subarray(0, first + below(random, 0, bytes.length - first))
  const whole = cut.toString("utf8").split("\n").length - 1
  const file = readMatchFile(cut.toString("utf8"))
  const match = resume(file, game)
  const lines = match.log.length + 2 + (file.end === null ? 0 : 1)
  if (lines !== whole && lines !== whole + 1) throw new Error(`of ${whole} whole lines ${lines} are left`)
  const last = match.log.findLast((entry) => "hash" in entry)
  if (game.hash(match.state) !== (last === undefined ? match.start : last.hash))
    throw new Error("what is left is another match")
}

/** Damages a good file so many times; throws with the seed and the number at whatever should not be. */
export function damagedFile<S extends State>(
  game: Game<S>,
  text: string,
  seed: string,
  times: number,
): Damaged {
  const lines = text.trimEnd().split("\n")
  const bytes = Buffer.from(text)
  const became: Damaged = {}
  for (let i = 0; i < times; i++) {
    const random = stranger(`damage ${seed} ${i}`)
    try {
      if (chance(random, 4)) checkCut(bytes, game, random)
      else {
        const key = judged(pick(random, damages)(lines, random), game)
        became[key] = (became[key] ?? 0) + 1
      }
    } catch (error) {
      throw new Error(`${game.id}, damage ${i} of "${seed}": ${String(error)}`, { cause: error })
    }
  }
  return became
}
