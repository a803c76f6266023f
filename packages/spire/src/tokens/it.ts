// How tokens are spoken of in Italian. On an enemy's card the player in its row goes without saying.

import { it, type Lexicon, type SliceWords } from "@soulspire/text"
import { tokens } from "./index.ts"
import type { TokenShape } from "./token.ts"

const { f, m } = it
type Noun = Lexicon["nouns"][string]

/** So much of it, in a message. */
const counted = (word: string, many = word): string =>
  many === word ? `{amount} ${word}` : `{amount, plural, one {# ${word}} other {# ${many}}}`

function wordsFor(name: string, { carriedBy, it: { word, many, gender, means } }: TokenShape): SliceWords {
  const noun = (gender === "f" ? f : m)(word, many)
  const own: Noun = many === undefined ? { ...noun, mass: true, icon: name } : { ...noun, icon: name }
  return {
    lexicon: {
      nouns: { [name]: own },
      numbers: {
        [name]: { noun: own, had: many === undefined ? "own" : true },
        ...(carriedBy === undefined
          ? {}
          : {
              [carriedBy]: {
                noun: (gender === "f" ? f : m)(`${word} di ogni colpo`, `${word} dei colpi`),
                plus: [
                  { if: { more: true }, say: `[of] dare [more:${name}] con ogni colpo, Pugnali compresi` },
                ],
              },
            }),
      },
      ops: {
        giveToken: [
          { on: "enemy", if: { token: name, to: "this" }, say: `[to!] ottenere [amount:${name}]` },
          { on: "enemy", if: { token: name, to: "named" }, say: `[x=the_card!] dare [amount:${name}]` },
          {
            on: "enemy",
            if: { token: name, to: "everybody" },
            say: `[x=the_card!] dare [amount:${name}] a [to]`,
          },
          { if: { token: name }, say: `[to] ottenere [amount:${name}]` },
        ],
        multiplyToken: [
          { if: { token: name, by: "2" }, say: `[you] raddoppiare [whom:${name}/own]` },
          { if: { token: name, by: "3" }, say: `[you] triplicare [whom:${name}/own]` },
          { if: { token: name }, say: `[you] moltiplicare per [by] [whom:${name}/own]` },
        ],
        loseToken: [{ if: { token: name }, say: `[whom] perdere [amount:${name}]` }],
        loseAllTokens: ["[whom!]", "[whom]"].map((whom) => ({
          ...(whom === "[whom]"
            ? { if: { token: name } }
            : { on: "enemy", if: { token: name, whom: "this" } }),
          say: `${whom} perdere ${gender === "f" ? "tutta la" : "tutto il"} {icon ${name}|${word}}`,
        })),
      },
      events: {
        gainToken: [{ if: { token: name }, say: `[whom=player|enemy] ottenere {icon ${name}|${word}}` }],
      },
    },
    messages: {
      [`keyword.${name}`]: means,
      [`event.gainToken.${name}`]: `{whom} ottiene ${counted(word, many)}.`,
      [`event.loseToken.${name}`]: `{whom} perde ${counted(word, many)}.`,
    },
  }
}

/** What is said of all of them alike. */
const alike: SliceWords = {
  lexicon: {
    events: {
      gainToken: [
        { if: { whom: false }, say: "[by=player] dare [amount:token]" },
        { say: "[by=player] mettere [amount:token] su [whom=player|enemy]" },
      ],
    },
  },
}

export const italian: readonly SliceWords[] = [
  ...Object.entries(tokens).map(([name, shape]) => wordsFor(name, shape)),
  alike,
]
