// Enemies come: those of the room, and those that are summoned (chapter 6).

import {
  below,
  dataOf,
  moveObject,
  NEXT,
  NOBODY,
  object,
  opFor,
  type Ref,
  topOf,
  zone,
} from "@soulspire/kernel"
import { kindOfName } from "../names.ts"
import { enemies, factOf, hasKind, type SpireRun } from "../run.ts"
import { type Data, EVERY_ROW, type Table } from "../types.ts"

const op = opFor<Table, Data>()

/** Puts an enemy into a row, to the right of what stands there (STS-6.3). HP by the number of players where its card says so (STS-6.6). */
export function enter(r: SpireRun, card: Ref, row: number): Ref {
  let place = 0
  for (const ref of enemies(r))
    if (dataOf(r, ref).row === row) place = Math.max(place, dataOf(r, ref).place + 1)
  const ref = moveObject(r, card, zone(r, "enemies"), "top", NOBODY, null, "enter")
  const hp = factOf(r, ref, `hp${r.s.seats}`) || factOf(r, ref, "hp")
  Object.assign(dataOf(r, ref), { hp, maxHp: hp, row, place, cube: factOf(r, ref, "slots") > 0 ? 1 : 0 })
  return ref
}

/** One of the summons of this name at random (STS-6.2). */
function pickSummon(r: SpireRun, name: string): Ref {
  const found = r.s.zones[zone(r, "summons")].filter((ref) => hasKind(r, ref, kindOfName(name)))
  return found.length === 0 ? NOBODY : found[below(r.s.random, 0, found.length)]
}

/** Joins the fight to the right in the row of whoever calls it (STS-6.3). */
const summon = op(
  "summon",
  { name: "name", amount: "amount?", by: "whom?" },
  {
    run(r, f, a) {
      const by = a.by === undefined ? (f.env["this"] as Ref) : a.by(r, f.env, NOBODY)
      const { row } = object(r, by)?.data ?? { row: 0 }
      for (let i = a.amount === undefined ? 1 : a.amount(r, f.env, NOBODY); i > 0; i--) {
        const card = pickSummon(r, a.name)
        if (card !== NOBODY) enter(r, card, row === EVERY_ROW ? 0 : row)
      }
      return NEXT
    },
  },
)

/** An enemy for each player, in that player's row (STS-5.2). */
const dealEncounter = op(
  "dealEncounter",
  {},
  {
    run(r) {
      for (let row = 0; row < r.s.seats; row++) {
        const card = topOf(r, zone(r, "encounterDeck"))
        if (card !== NOBODY) enter(r, card, row)
      }
      return NEXT
    },
  },
)

const inRowOf = (r: SpireRun, row: number): number =>
  enemies(r).filter((ref) => dataOf(r, ref).row === row).length

/** So many gremlins at random, and so many against one player alone. */
const summonGremlins = op(
  "summonGremlins",
  { amount: "amount", alone: "amount" },
  {
    run(r, f, a) {
      const row = object(r, f.env["this"] as Ref)?.data?.row ?? 0
      for (let i = (r.s.seats === 1 ? a.alone : a.amount)(r, f.env, NOBODY); i > 0; i--) {
        const found = r.s.zones[zone(r, "summons")].filter((ref) => hasKind(r, ref, "gremlin"))
        if (found.length > 0) enter(r, found[below(r.s.random, 0, found.length)], row)
      }
      return NEXT
    },
  },
)

/** Every row has three sentries, the two kinds in turn; the elite is one of its row. */
const fillWithSentries = op(
  "fillWithSentries",
  {},
  {
    run(r) {
      for (let row = 0; row < r.s.seats; row++)
        while (inRowOf(r, row) < 3) {
          const card = pickSummon(r, inRowOf(r, row) % 2 === 0 ? "Sentry A" : "Sentry B")
          if (card === NOBODY) break
          enter(r, card, row)
        }
      return NEXT
    },
  },
)

/** For each player a large slime, an acid slime and a spike slime, in that order. */
const summonSlimes = op(
  "summonSlimes",
  { strong: "amount?" },
  {
    run(r, f, a) {
      for (let row = 0; row < r.s.seats; row++)
        for (const name of ["Large Slime", "Acid Slime", "Spike Slime"]) {
          const card = pickSummon(r, name)
          if (card === NOBODY) continue
          const ref = enter(r, card, row)
          if (name === "Large Slime")
            dataOf(r, ref).strength += a.strong === undefined ? 0 : a.strong(r, f.env, NOBODY)
        }
      return NEXT
    },
  },
)

export const enemyOps = [summonGremlins, fillWithSentries, summonSlimes, summon, dealEncounter]
