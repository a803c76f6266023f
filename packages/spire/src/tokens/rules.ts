// What follows from the tokens' declarations: what they do at the end of a turn, the numbers that put them on with each
// hit, how they are told, and how they are drawn. Their fields, limits and verbs are written (scripts/slices.mjs).

import { all, type Body, ge, object, read, type Ref, same, type StatSpec } from "@soulspire/kernel"
import type { Data, Table } from "../state/types.ts"
import type { ShownNumber, Telling } from "@soulspire/text"
import type { GivenAbility, Part } from "../features/feature.ts"
import { isSeat, player, type SpireRun } from "../state/run.ts"
import { type Token, tokenLimits } from "../state/new.ts"
import { tokenAtoms } from "./atoms.ts"
import { tokens } from "./index.ts"
import { tokenOps } from "./ops.ts"
import type { TokenShape } from "./token.ts"

const named: readonly (readonly [string, TokenShape])[] = Object.entries(tokens)

const onEnemy = (name: string, { en, it }: TokenShape, body: Body): GivenAbility => ({
  to: "enemy",
  ability: { k: "on", event: "roundPlayed", when: ge(read(name, "this"), 1), do: body },
  en: `${en.word} on {what}`,
  it: `${it.word} su {what}`,
})
const onPlayer = (name: string, { en, it }: TokenShape, body: Body): GivenAbility => ({
  to: "character",
  ability: {
    k: "on",
    event: "turnEnds",
    when: all(same("ev.who", "you"), ge(read(name, "you"), 1)),
    do: body,
  },
  en: en.word,
  it: it.word,
})

export const tokensGive: readonly GivenAbility[] = named.flatMap(([name, shape]) => {
  const { enemy, player } = shape.endOfTurn ?? {}
  return [
    ...(enemy === undefined ? [] : [onEnemy(name, shape, enemy)]),
    ...(player === undefined ? [] : [onPlayer(name, shape, player)]),
  ]
})

type Held = Partial<Record<Token, number>>

const tokenReads = Object.fromEntries(
  (Object.keys(tokenLimits) as Token[]).map((name) => [
    name,
    (r: SpireRun, ref: Ref): number => {
      const own: Held | null | undefined = isSeat(r, ref) ? player(r, ref) : object(r, ref)?.data
      return own?.[name] ?? 0
    },
  ]),
)

/** So many of a token that each of a player's hits puts on an enemy. */
const tokenStats: Record<string, StatSpec<Table, Data>> = Object.fromEntries(
  named.flatMap(([, { carriedBy }]) =>
    carriedBy === undefined ? [] : [[carriedBy, { base: 0, of: "seat" }]],
  ),
)

const told = (event: string): Telling[string] =>
  named.map(([token]) => ({
    if: { token },
    say: `${event}.${token}`,
    with: { whom: { thing: "whom" }, amount: { number: "amount" } },
  }))
const tokensTold: Telling = { gainToken: told("gainToken"), loseToken: told("loseToken") }

const shownOn = (holder: TokenShape["on"][number]): readonly ShownNumber[] =>
  named.flatMap(([field, { on }]) => (on.includes(holder) ? [{ field, show: "set" }] : []))
export const shownTokens = { player: shownOn("player"), enemy: shownOn("enemy") }

export const tokenSigns: Readonly<Record<string, string>> = Object.fromEntries(
  named.map(([name, { sign }]) => [name, sign]),
)

export const tokenParts: Part = {
  ops: tokenOps,
  atoms: tokenAtoms,
  reads: tokenReads,
  stats: tokenStats,
  telling: tokensTold,
}
