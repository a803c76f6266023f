// Orbs (STS-10.5 to STS-10.10): channelled into slots, evoked when there is no room, and at work at the end of each turn.

import { type Ability, call, same } from "@soulspire/kernel"
import { inCombat, number, seen } from "../../state/field.ts"
import { feature } from "../feature.ts"
import { orbAtoms } from "./atoms.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { orbOps } from "./ops.ts"
import { orbOrder, orbRoom, orbSupplies } from "./order.ts"
import { type Orb, orbReads, orbs, orbStats, orbTests } from "./reads.ts"
import { orbRules } from "./rules.ts"

/** What one of a kind does at the end of a turn. */
const act = (orb: Orb): Ability => ({
  k: "on",
  event: `${orb}Acts`,
  when: same("ev.who", "you"),
  do: [call(`${orb}Acts`)],
})

const told = (event: string) =>
  orbs.map((orb) => ({ if: { orb }, say: `${event}.${orb}`, with: { who: { seat: "who" } } }))

export default feature({
  place: 3,
  state: {
    player: {
      lightning: seen(
        inCombat(number("Orbs of each kind: in which slots they are makes no difference (STS-10.9).")),
      ),
      frost: seen(inCombat(number())),
      dark: seen(inCombat(number())),
    },
  },
  ops: orbOps,
  atoms: orbAtoms,
  programs: orbRules,
  reads: orbReads,
  tests: orbTests,
  stats: orbStats,
  given: [
    { to: "character", ability: act("lightning"), en: "Lightning", it: "Fulmine" },
    { to: "character", ability: act("frost"), en: "Frost", it: "Gelo" },
  ],
  events: {
    channel: { who: "all", orb: "all" },
    evoke: { who: "all", orb: "all" },
    removeOrbs: { who: "all", amount: "all" },
    lightningActs: { who: "all" },
    frostActs: { who: "all" },
  },
  order: orbOrder,
  supplies: orbSupplies,
  room: orbRoom,
  telling: {
    channel: told("channel"),
    evoke: told("evoke"),
    lightningActs: [{ say: "lightningActs", with: { who: { seat: "who" } } }],
    frostActs: [{ say: "frostActs", with: { who: { seat: "who" } } }],
    removeOrbs: [{ say: "removeOrbs", with: { who: { seat: "who" }, amount: { number: "amount" } } }],
  },
  board: [
    { field: "orbSlots", show: "set" },
    { field: "lightning", show: "set" },
    { field: "frost", show: "set" },
    { field: "dark", show: "set" },
  ],
  signs: { lightning: "lightning-helix", frost: "snowflake-2", dark: "nested-eclipses" },
  en: english,
  it: italian,
})
