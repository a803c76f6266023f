// How tokens are spoken of in English. On an enemy's card the player in its row goes without saying.

import { en, type SliceWords } from "@soulspire/text"
import { tokens } from "./index.ts"
import type { TokenShape } from "./token.ts"

const { mass, noun } = en

/** So much of it, in a message. */
const counted = (word: string, many = word): string =>
  many === word ? `{amount} ${word}` : `{amount, plural, one {# ${word}} other {# ${many}}}`

function wordsFor(name: string, { carriedBy, en: { word, many, means } }: TokenShape): SliceWords {
  const own = { ...(many === undefined ? mass(word) : noun(word, many)), icon: name }
  return {
    lexicon: {
      nouns: { [name]: own },
      numbers: {
        [name]: { noun: own, had: many === undefined ? "own" : true },
        ...(carriedBy === undefined
          ? {}
          : {
              [carriedBy]: {
                noun: noun(`${word} of each hit`, `${word} of hits`),
                plus: [{ if: { more: true }, say: `[of] give [more:${name}] with each hit, Shivs included` }],
              },
            }),
      },
      ops: {
        giveToken: [
          { on: "enemy", if: { token: name, to: "this" }, say: `[to!] gain [amount:${name}]` },
          { on: "enemy", if: { token: name, to: "named" }, say: `[x=the_card!] give [amount:${name}]` },
          {
            on: "enemy",
            if: { token: name, to: "everybody" },
            say: `[x=the_card!] give [to] [amount:${name}]`,
          },
          { if: { token: name }, say: `[to] gain [amount:${name}]` },
        ],
        multiplyToken: [
          { if: { token: name, by: "2" }, say: `[you] double [whom:${name}/own]` },
          { if: { token: name, by: "3" }, say: `[you] triple [whom:${name}/own]` },
          { if: { token: name }, say: `[you] multiply [whom:${name}/own] by [by]` },
        ],
        loseToken: [{ if: { token: name }, say: `[whom] lose [amount:${name}]` }],
        loseAllTokens: [
          {
            on: "enemy",
            if: { token: name, whom: "this" },
            say: `[whom!] lose all {icon ${name}|${word}}`,
          },
          { if: { token: name }, say: `[whom] lose all {icon ${name}|${word}}` },
        ],
      },
      events: {
        gainToken: [{ if: { token: name }, say: `[whom=player|enemy] gain {icon ${name}|${word}}` }],
      },
    },
    messages: {
      [`keyword.${name}`]: means,
      [`event.gainToken.${name}`]: `{whom} gains ${counted(word, many)}.`,
      [`event.loseToken.${name}`]: `{whom} loses ${counted(word, many)}.`,
    },
  }
}

/** What is said of all of them alike. */
const alike: SliceWords = {
  lexicon: {
    events: {
      gainToken: [
        { if: { whom: false }, say: "[by=player] give [amount:token]" },
        { say: "[by=player] put [amount:token] on [whom=player|enemy]" },
      ],
    },
  },
}

export const english: readonly SliceWords[] = [
  ...Object.entries(tokens).map(([name, shape]) => wordsFor(name, shape)),
  alike,
]
