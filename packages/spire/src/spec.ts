// Spire put together: what the kernel is told of it.

import {
  completeSpec,
  type GameSpec,
  NOBODY,
  object,
  type Options,
  shuffle,
  spawn,
  statOf,
  zone,
} from "@soulspire/kernel"
import { atoms } from "./atoms.ts"
import { cards, enemies } from "./library.ts"
import { events } from "./events.ts"
import { ops } from "./ops/index.ts"
import { acts, place } from "./plays.ts"
import { combatRules } from "./rules/combat.ts"
import { enemies as present, factOf, inRow, isEnemy, isSeat, player, type SpireRun } from "./run.ts"
import { stats } from "./stats.ts"
import type { Data, Table } from "./types.ts"
import { zones } from "./zones.ts"

const IRONCLAD_HP = 10

function setup(r: SpireRun, _options: Options): void {
  const number = (id: string): number => r.m.defNumber.get(id) as number
  for (let seat = 0; seat < r.s.seats; seat++)
    for (const card of cards)
      for (let i = 0; i < (card.deck === "starter" ? card.count : 1); i++)
        spawn(r, number(card.sides[0].id), zone(r, "draw", seat), seat, seat)
  for (const { def, rank, count } of enemies)
    for (let i = 0; i < count; i++)
      spawn(r, number(def.id), zone(r, rank === "summon" ? "summons" : "encounterDeck"), NOBODY, NOBODY)
  shuffle(r, zone(r, "encounterDeck"))
}

export const spireSpec: GameSpec<Table, Data> = completeSpec<Table, Data>({
  id: "spire",
  version: "1",
  seats: { min: 1, max: 4, rule: "STS-1.1" },
  options: {},
  zones,
  streams: ["dice"],
  cards: [...cards.flatMap(({ sides }) => sides), ...enemies.map(({ def }) => def)],
  programs: combatRules,
  ops,
  acts,
  atoms,
  stats,
  reads: {
    die: (r) => r.s.table.die,
    round: (r) => r.s.table.round,
    lost: (r) => r.s.table.lost,
    row: (r, ref) => (isSeat(r, ref) ? player(r, ref).row : (object(r, ref)?.data?.row ?? NOBODY)),
    cube: (r, ref) => object(r, ref)?.data?.cube ?? 0,
    poison: (r, ref) => object(r, ref)?.data?.poison ?? 0,
    energy: (r, ref) => (isSeat(r, ref) ? player(r, ref).energy : 0),
    strength: (r, ref) => (isSeat(r, ref) ? player(r, ref).strength : (object(r, ref)?.data?.strength ?? 0)),
    lostInCombat: (r, ref) => (isSeat(r, ref) ? player(r, ref).lostInCombat : 0),
    shivs: (r, ref) => (isSeat(r, ref) ? player(r, ref).shivs : 0),
    discarded: (r, ref) => (isSeat(r, ref) ? player(r, ref).discarded : 0),
    attacks: (r, ref) => (isSeat(r, ref) ? player(r, ref).attacks : 0),
    lostInRound: (r, ref) => (isSeat(r, ref) ? player(r, ref).lostInRound : 0),
    weak: (r, ref) => (isSeat(r, ref) ? player(r, ref).weak : (object(r, ref)?.data?.weak ?? 0)),
    counters: (r, ref) => object(r, ref)?.data?.counters ?? 0,
    x: (r, ref) => object(r, ref)?.data?.x ?? 0,
    block: (r, ref) => (isSeat(r, ref) ? player(r, ref).block : (object(r, ref)?.data?.block ?? 0)),
  },
  tests: {
    isAlive: (r, ref) => isSeat(r, ref) && player(r, ref).dead === 0,
    isThere: (r, ref) => isEnemy(r, ref),
    rowIsHeld: (r, ref) => present(r).some((each) => inRow(r, each, player(r, ref).row)),
    keepsBlock: (r, ref) => statOf(r, ref, "keepsBlock") > 0,
    dieCanChange: () => false,
    /** "Once per turn" (STS-12.8). */
    isFresh: (r, ref) => (object(r, ref)?.data?.used ?? 0) < r.s.table.round,
    isRetained: (r, ref) => object(r, ref)?.data?.retained === r.s.table.round,
    wasRetained: (r, ref) =>
      (object(r, ref)?.data?.retained ?? 0) > 0 && object(r, ref)?.data?.retained === r.s.table.round - 1,
    isUnhurt: (r, ref) => object(r, ref)?.data?.hp === object(r, ref)?.data?.maxHp,
    isEthereal: (r, ref) => factOf(r, ref, "ethereal") > 0,
  },
  spans: {
    turn: (r) => r.s.table.round,
    combat: (r) => r.s.table.combat,
  },
  triggers: "own",
  events,
  newTable: (_options, seats) => ({
    phase: "set-up",
    combat: 0,
    round: 0,
    die: 0,
    lost: 0,
    coming: 0,
    players: Array.from({ length: seats }, (_each, seat) => ({
      hp: IRONCLAD_HP,
      maxHp: IRONCLAD_HP,
      block: 0,
      strength: 0,
      weak: 0,
      vulnerable: 0,
      energy: 3,
      shivs: 0,
      gold: 0,
      row: seat,
      dead: 0,
      attacks: 0,
      discarded: 0,
      drawsBarred: 0,
      twiceAttacks: 0,
      twiceSkills: 0,
      lostInCombat: 0,
      lostInRound: 0,
    })),
  }),
  copyTable: (table) => ({ ...table, players: table.players.map((each) => ({ ...each })) }),
  newData: () => ({
    hp: 0,
    maxHp: 0,
    block: 0,
    strength: 0,
    weak: 0,
    vulnerable: 0,
    poison: 0,
    row: 0,
    place: 0,
    cube: 0,
    acted: 0,
    counters: 0,
    used: 0,
    x: 0,
    consumed: 0,
    retained: 0,
  }),
  setup,
  phases: ["set-up", "start", "die", "play", "end", "enemies"],
  moment: (r) => ({ phase: r.s.table.phase, turn: r.s.table.round, active: NOBODY, stack: "" }),
  first: () => 0,
  place,
  showTable: (r) => ({ ...r.s.table, players: r.s.table.players.map((each) => ({ ...each })) }),
  showObject(_r, o) {
    if (o.data === null || o.data.maxHp === 0) return {}
    const { hp, block, strength, weak, vulnerable, poison, row, cube } = o.data
    return { hp, block, strength, weak, vulnerable, poison, row, cube }
  },
})
