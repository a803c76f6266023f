// What somebody would answer, and why, in words: made of the answers that can be given and of the parts of the game's value.

import type { Decision, Difference, Option, Why } from "@soulspire/kernel"
import type { Names } from "./names.ts"
import type { Speaker } from "./speaker.ts"
import { type Line, plainText, type Token } from "./token.ts"

/** What differs by less than this share of the rest is not worth a word. */
const SMALL = 0.1
/** Better by less than this is as good. */
const HARDLY = 0.15

/** Answers in words, with their numbers; null where one of them is none of the options. */
export function answerLine(
  speaker: Speaker,
  asked: Decision,
  options: readonly Option[],
  keys: readonly string[],
  names: Names,
): Line | null {
  const said: Token[] = []
  for (const answer of keys) {
    const [key, number] = answer.split("=")
    const option = options.find((each) => each.key === key)
    if (option === undefined) return null
    if (said.length > 0) said.push(", ")
    said.push(...speaker.option(option, asked, names))
    if (number !== undefined) said.push(` ${number.split(" ")[0]}`)
  }
  return said.length === 0 ? speaker.say("why.nothing") : said
}

/** One difference in the words of the game: with its number, where it has one. */
function differenceLine(speaker: Speaker, { part, value, amount }: Difference): Line {
  const side = value > 0 ? "better" : "worse"
  const n = Math.round(Math.abs(amount ?? 0) * 10) / 10
  return n === 0 ? speaker.say(`worth.${part}.plain`, { side }) : speaker.say(`worth.${part}`, { side, n })
}

/** The two largest, if the second counts beside the first. */
const largest = (differences: readonly Difference[]): readonly Difference[] =>
  differences.slice(0, 2).filter(({ value }) => Math.abs(value) >= Math.abs(differences[0].value) * SMALL)

function searchedLines(speaker: Speaker, why: Extract<Why, { by: "search" }>, instead: Line | null): Line[] {
  if (instead === null) return [speaker.say("why.same")]
  const than = plainText(instead)
  const { worlds, wrong, wrongBy } = why
  if (Math.abs(why.better) < HARDLY && wrong * 2 <= worlds && largest(why.differences).length === 0)
    return [speaker.say("why.hardly", { than })]
  const sides = [
    ["why.for", (value: number) => value > 0],
    ["why.against", (value: number) => value < 0],
  ] as const
  const told = sides.flatMap(([key, isOn]) => {
    const what = largest(why.differences).filter(({ value }) => isOn(value))
    const said = what.map((each) => plainText(differenceLine(speaker, each))).join("; ")
    return said === "" ? [] : [speaker.say(key, { what: said })]
  })
  const risk =
    wrong === 0
      ? speaker.say("why.right", { worlds })
      : wrongBy === null
        ? speaker.say("why.wrong", { wrong, worlds })
        : speaker.say("why.wrong.by", {
            wrong,
            worlds,
            what: plainText(speaker.say(`worth.${wrongBy}.plain`, { side: "worse" })),
          })
  return [speaker.say(Math.abs(why.better) < HARDLY ? "why.hardly" : "why.than", { than }), ...told, risk]
}

/** Why this answer, line by line; nothing where nothing is said of it. */
export function whyLines(
  speaker: Speaker,
  asked: Decision,
  options: readonly Option[],
  why: Why,
  names: Names,
): Line[] {
  if (why.by === "glance") return [speaker.say("why.glance")]
  const instead = why.instead === null ? null : answerLine(speaker, asked, options, why.instead, names)
  if (why.by === "search") return searchedLines(speaker, why, instead)
  const rule = speaker.say(`rule.${why.rule}`)
  return instead === null ? [rule] : [speaker.say("why.than", { than: plainText(instead) }), rule]
}
