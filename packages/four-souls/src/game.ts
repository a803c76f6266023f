// Four Souls put together: what the kernel is told of it, and nothing else.

import { defineGame, type Game, type GameSpec, NOBODY, release, type State } from "@soulspire/kernel"
import { thinking } from "./bot/index.ts"
import { cards } from "./content/index.ts"
import { features } from "./features/index.ts"
import { challengeCards, challenges } from "./rules/challenge/challenges/index.ts"
import { modeBar, playsOpenly } from "./rules/challenge/modes.ts"
import { chapters } from "./rules/index.ts"
import { checkBonusSouls } from "./rules/items/bonus-souls.ts"
import { changed } from "./rules/items/changes.ts"
import { tableBar } from "./rules/set-up/decks/bar.ts"
import { checkWin } from "./rules/challenge/winning.ts"
import { setup } from "./rules/set-up/setup.ts"
import { variantBar, variantDeck } from "./rules/variants/index.ts"
import { layVariants } from "./rules/variants/laying.ts"
import { place } from "./rules/stack/atoms.ts"
import { lay } from "./position/lay.ts"
import { sources } from "./sources.ts"
import { copyData, copyTable, newData, newTable } from "./state/new-state.ts"
import { merged, type Part } from "./state/part.ts"
import { rulesetBar } from "./rulesets/rulesets.ts"
import { rulesetPart } from "./rulesets/index.ts"
import { stats } from "./state/stats.ts"
import { tableOptions } from "./state/table-options.ts"
import type { Data, Table } from "./state/types.ts"
import { zones } from "./state/zones.ts"
import { given } from "./verbs/keywords.ts"
import { concernedBy } from "./view/concerns.ts"
import { atStake } from "./view/stakes.ts"
import { type FourSoulsView, showObject, showTable } from "./view/show.ts"
import { objectSight, tableSight } from "./view/sight.ts"
import { value } from "./view/value.ts"

const parts: readonly Part[] = [...chapters, ...features, rulesetPart, { stats }]

// Forms of the first edition come last, so that a game without them is numbered as if there were none.
const defs = [
  ...[...cards, ...challengeCards, ...variantDeck].map(({ def }) => def),
  ...cards.flatMap(({ firstEdition }) => firstEdition ?? []),
]

export const fourSoulsSpec: GameSpec<Table, Data, FourSoulsView> = {
  id: "four-souls",
  version: release,
  sources,
  seats: { min: 2, max: 4, rule: "FS-Q-10" },
  options: tableOptions(
    defs,
    challenges.map(({ id }) => id),
  ),
  zones,
  streams: ["dice"],
  cards: defs,
  given,
  // FS-6.6.2: whose starting item a card is, it is itself.
  uncopied: ["starting-item"],
  programs: merged(parts, "programs"),
  ops: parts.flatMap(({ ops = [] }) => ops),
  acts: merged(parts, "acts"),
  atoms: merged(parts, "atoms"),
  stats: merged(parts, "stats"),
  reads: merged(parts, "reads"),
  whoms: merged(parts, "whoms"),
  tests: merged(parts, "tests"),
  spans: {
    turn: (r) => r.s.table.turn,
    // A player's round runs from turn to turn of theirs, the game's from those of whoever began (FS-7.4).
    round: (r, seat) => r.s.table.rounds[seat === NOBODY ? r.s.table.starter : seat],
  },
  events: merged(parts, "events"),
  orderAlike: "unasked",
  patience: 20_000,
  multiplies: true,
  newTable,
  copyTable,
  newData,
  copyData,
  tableBar: (options, seats, all) =>
    rulesetBar(options) ??
    modeBar(options, seats, all) ??
    variantBar(options, seats, all) ??
    tableBar(options, seats, all),
  faceUp: playsOpenly,
  setup(r, options) {
    setup(r, options)
    layVariants(r, options)
  },
  lay,
  phases: ["set-up", "start", "loot", "action", "attack", "end"],
  enough: "end",
  idle: [],
  moment: (r) => {
    const { turn, active, phase, attacker } = r.s.table
    return {
      phase: attacker === NOBODY ? phase : "attack",
      turn,
      active,
      stack: "stack",
      concerns: concernedBy(r),
      atStake: atStake(r),
    }
  },
  gone: (r) => r.s.table.gone,
  first: (r) => r.s.table.active,
  place,
  changed,
  noticed(r) {
    checkBonusSouls(r)
    checkWin(r)
  },
  sight: { table: tableSight, object: objectSight },
  showTable,
  showObject,
  value,
  thinking,
  invariant(r) {
    const t = r.s.table
    const cents = t.pool + t.players.reduce((sum, each) => sum + each.cents, 0)
    return cents === t.cents ? null : `there are ${cents} cents instead of ${t.cents}`
  },
}

export type FourSoulsState = State<Table, Data>
export const fourSouls: Game<FourSoulsState, FourSoulsView> = defineGame(fourSoulsSpec)
