// Verbs of relics: die abilities that set off others, and cubes that are taken off.

import {
  abilitiesOf,
  announce,
  asking,
  bit,
  type Env,
  label,
  NEXT,
  NOBODY,
  object,
  propose,
  type Ref,
  type Seat,
  WAIT,
  youOf,
  zoneId,
  verb,
} from "@soulspire/kernel"
import { FACES } from "../limits.ts"
import { removeCube as takeCube } from "../atoms/cards.ts"
import { type SpireRun, op } from "../../state/run.ts"
import { partyOf } from "../../state/types.ts"
import { zoneNo } from "../../state/zones.ts"

interface DieAbility {
  key: string
  ability: number
  relic: Ref
  owner: Seat
}

/** Would it go off on this face, or on any? */
function answersTo(r: SpireRun, ability: number, relic: Ref, owner: Seat, face: number | undefined): boolean {
  const { when, ability: printed } = r.m.abilities[ability]
  if (printed.k !== "on" || printed.event !== "dieShows") return false
  if (when === null) return true
  const shown = { who: owner, face: 0 }
  const env: Env = { this: relic, you: owner, ev: shown }
  for (shown.face = face ?? 1; shown.face <= (face ?? FACES); shown.face++)
    if (when(r, env, NOBODY)) return true
  return false
}

/** Whoever sets off anything could as well have set off that: to go through another such ability adds nothing. */
const setsOffAny = (r: SpireRun, ability: number): boolean => {
  const { ability: printed } = r.m.abilities[ability]
  return (
    printed.k === "on" && printed.do.some((node) => node.op === "triggerFace" && node["face"] === undefined)
  )
}

/** Everybody's die abilities that go off on this face, or on any; `.2` is the second one of a relic. */
function dieAbilities(r: SpireRun, face: number | undefined): DieAbility[] {
  const found: DieAbility[] = []
  for (const owner of partyOf(r.s.table))
    for (const relic of r.s.zones[zoneId(r, zoneNo.items, owner)]) {
      const o = object(r, relic)
      if (o === null) continue
      let nth = 0
      for (const ability of abilitiesOf(r, o)) {
        if (!answersTo(r, ability, relic, owner, undefined)) continue
        nth++
        if (setsOffAny(r, ability) || (face !== undefined && !answersTo(r, ability, relic, owner, face)))
          continue
        found.push({ key: nth === 1 ? label(r, relic) : `${label(r, relic)}.${nth}`, ability, relic, owner })
      }
    }
  return found
}

/** Sets off a die ability of anybody's relic as if the die showed its face; its owner gains the effect (STS-3.11). */
const triggerFaceOp = op(
  "triggerFace",
  { face: "amount?" },
  {
    run(r, f, a) {
      const found = dieAbilities(r, a.face?.(r, f.env, NOBODY))
      if (found.length > 1) return WAIT
      if (found.length === 1) announce(r, found[0].ability, found[0].owner, found[0].relic, [], "free")
      return NEXT
    },
    seats: (_r, f) => bit(youOf(f.env)),
    ask: () => asking("choose", "die-ability"),
    options: (r, f, a) =>
      dieAbilities(r, a.face?.(r, f.env, NOBODY)).map(({ key, relic, ability }) => ({
        key,
        refs: [relic],
        ability,
      })),
    answer(r, f, a, _seat, keys) {
      const chosen = dieAbilities(r, a.face?.(r, f.env, NOBODY)).find(({ key }) => key === keys[0])
      if (chosen !== undefined) announce(r, chosen.ability, chosen.owner, chosen.relic, [], "free")
      return NEXT
    },
  },
)
export const triggerFace = verb(triggerFaceOp, ["face"])

const removeCubeOp = op(
  "removeCube",
  { whom: "whom" },
  {
    run(r, f, a) {
      takeCube(r, a.whom(r, f.env, NOBODY))
      return NEXT
    },
    can: (r, e, a) => (object(r, a.whom(r, e, NOBODY))?.data?.counters ?? 0) > 0,
  },
)
export const removeCube = verb(removeCubeOp, [], { whom: "this" })()

/** Under the deck, for good (STS-4.8). */
const drinkOp = op(
  "drink",
  { whom: "whom" },
  {
    run: (r, f, a) =>
      propose(r, f, {
        k: "move",
        obj: a.whom(r, f.env, NOBODY),
        to: zoneId(r, zoneNo.potionDeck),
        at: "bottom",
        cause: "drink",
      }),
  },
)
export const drinkThis = verb(drinkOp, [], { whom: "this" })()

export const itemOps = [triggerFaceOp, removeCubeOp, drinkOp]
