// Spire put together: what the kernel is told of it, and nothing else.

import { completeSpec, defineGame, FIRST_SEAT, type GameSpec, release, type State } from "@soulspire/kernel"
import { sources } from "./sources.ts"
import { events } from "./state/events.ts"
import { defs } from "./cards/index.ts"
import { newTable } from "./state/begin.ts"
import type * as made from "./state/new.ts"
import { copyData, copyTable, newData } from "./state/new.ts"
import { order } from "./combat/order.ts"
import { place } from "./combat/plays/acts.ts"
import { climb } from "./climb/index.ts"
import { combat } from "./combat/index.ts"
import { merged } from "./features/feature.ts"
import { featureOps, featureParts } from "./features/gathered.ts"
import { given } from "./features/given.ts"
import { inOrder } from "./state/programs.ts"
import { setup } from "./climb/setup.ts"
import { showObject, showTable, type SpireView } from "./view/show.ts"
import { objectSight, tableSight } from "./view/sight.ts"
import { lowest } from "./combat/enemies/rows.ts"
import { tokenParts } from "./tokens/rules.ts"
import { tableBar, tableOptions } from "./state/options.ts"
import { type Data, phases, type Table, turnOf } from "./state/types.ts"
import { thinking } from "./bot/index.ts"
import { value } from "./view/value.ts"
import { zones } from "./state/zones.ts"

const own = [...combat, ...climb, tokenParts]
const acts = merged(own, "acts")

/** Everything that is handed a state is handed a frozen one. */
const handed = completeSpec<Table, Data, SpireView>({
  id: "spire",
  version: release,
  sources,
  seats: { min: 1, max: 4, rule: "STS-1.1" },
  options: tableOptions,
  zones,
  streams: ["dice", "summons"],
  cards: defs,
  given,
  programs: inOrder({ ...merged(own, "programs"), ...featureParts.programs }),
  ops: [...own.flatMap(({ ops = [] }) => ops), ...featureOps],
  // What can be done with a card comes first, then what features offer.
  acts: { play: acts["play"], ...featureParts.acts, ...acts },
  atoms: { ...merged(own, "atoms"), ...featureParts.atoms },
  stats: { ...merged(own, "stats"), ...featureParts.stats },
  whoms: { lowest },
  reads: { ...merged(own, "reads"), ...featureParts.reads },
  tests: { ...merged(own, "tests"), ...featureParts.tests },
  spans: {
    turn: (r) => turnOf(r.s.table),
    round: (r) => turnOf(r.s.table),
    /** Until its player plays a card, or the turn ends. */
    nextCard: (r) => turnOf(r.s.table),
    combat: (r) => r.s.table.combat,
  },
  triggers: "own",
  orderAlike: "unasked",
  order,
  events,
  newTable,
  copyTable,
  newData,
  copyData,
  tableBar,
  faceUp: (table, kind) => kind === "hand" && table.showHands > 0,
  setup,
  phases: [...phases],
  // A discard pile is shuffled whole, and what waits for discards does not wait for these (STS-7.10).
  idle: ["discard-order"],
  moment: ({ s: { table } }) => ({ phase: table.phase, turn: table.round, active: table.turnOf, stack: "" }),
  first: () => FIRST_SEAT,
  place,
  sight: { table: tableSight, object: objectSight },
  showTable,
  showObject,
  value,
  thinking,
})

/** What makes and copies a state, and says who sees what of it, speaks of one that atoms can write. */
export const spireSpec: GameSpec<made.Table, made.Data, SpireView> = {
  ...handed,
  newTable,
  copyTable,
  newData,
  copyData,
  sight: { table: tableSight, object: objectSight },
}

export type SpireState = State<made.Table, made.Data>
export const spire = defineGame(spireSpec)
