// What enemies do in their turn, in words, so that nothing of it goes unseen.

import { cardsIn, combat, type Condition, enemyOf, playerOf, refsIn } from "./table.ts"

type TestTable = ReturnType<typeof combat>

const GOLD = 3
const many = (card: string, times: number): string[] => Array.from({ length: times }, () => card)
const someone = (): object => ({ hp: 50, maxHp: 50, gold: GOLD, draw: many("ironclad-strike", 6) })

/** Everybody has done what they wanted: the enemies act, and the next round begins. */
export function endTurn<T extends Pick<TestTable, "state"> & { pick(seat: number, key: string): unknown }>(
  table: T,
): T {
  for (let seat = 1; seat <= table.state.seats; seat++) table.pick(seat, "done")
  return table
}

/** What has happened to a player: `hit 3, weak 1, daze 1`. */
function onPlayer(table: TestTable, seat: number): string[] {
  const said: string[] = []
  for (const { k, whom, amount, token } of table.events as readonly Record<string, unknown>[]) {
    if (whom !== seat - 1) continue
    if (k === "damage") said.push(`hit ${String(amount)}`)
    if (k === "gainToken") said.push(`${String(token)} ${String(amount)}`)
  }
  const cards = ["hand", "draw", "discard"].flatMap((zone) => cardsIn(table, `p${seat}.${zone}`))
  for (const kind of ["daze", "burn", "slimed"]) {
    const found = cards.filter((each) => each === `status-${kind}`).length
    if (found > 0) said.push(`${kind} ${found}`)
  }
  const lost = GOLD - playerOf(table, seat).gold
  return lost > 0 ? [...said, `gold -${lost}`] : said
}

function onItself(table: TestTable, { strength = 0, mode, hp, counters }: Condition): string[] {
  const there = cardsIn(table, "enemies")
  if (table.told("diesByItself").length > 0) return ["dies"]
  if (there.length === 0) return ["gone"]
  const now = enemyOf(table)
  const said = there.slice(1).map((card) => `calls ${card}`)
  if (now.strength > strength) said.push(`strength ${now.strength - strength}`)
  if (now.block > 0) said.push(`block ${now.block}`)
  if (hp !== undefined && now.hp > hp) said.push(`heals ${now.hp - hp}`)
  if (counters !== undefined && now.counters > counters) said.push(`cube ${now.counters - counters}`)
  if (mode !== undefined && now.mode !== mode) said.push(`enters mode ${now.mode}`)
  return said
}

/** When it acts, what it has then, and who can be summoned. */
type At = Condition & { die?: number; round?: number; summons?: string[] }

/** The action of an enemy that stands in p1's row, against two players. */
export function actionOf(enemy: string, at: At = {}): string {
  const { die = 1, round = 1, summons = [], ...condition } = at
  const table = combat({
    p1: someone(),
    p2: someone(),
    enemies: [enemy],
    conditions: [condition],
    die,
    round,
    summons,
    dazeDeck: many("status-daze", 10),
    statusDeck: many("status-burn", 10),
  })
  endTurn(table)
  const said = { p1: onPlayer(table, 1), p2: onPlayer(table, 2), itself: onItself(table, condition) }
  return Object.entries(said)
    .filter(([, each]) => each.length > 0)
    .map(([who, each]) => `${who}: ${each.join(", ")}`)
    .join("; ")
}

const faces = (from: number, to: number): string => (from === to ? `${from}` : `${from}-${to}`)

/** Its actions by the faces of the die: `{ "1-2": "p1: hit 3", ... }`. */
export function byDie(enemy: string, at: At = {}): Record<string, string> {
  const actions = [1, 2, 3, 4, 5, 6].map((die) => actionOf(enemy, { ...at, die }))
  const first = actions.flatMap((action, i) => (action === actions[i - 1] ? [] : [i]))
  return Object.fromEntries(
    first.map((from, i) => [faces(from + 1, first[i + 1] ?? 6), actions[from]] as const),
  )
}

/** Its actions by the slots of its cube, from the top. */
export const byCube = (enemy: string, slots: number, more: At = {}): string[] =>
  Array.from({ length: slots }, (_each, i) => actionOf(enemy, { ...more, cube: i + 1 }))

/** With how many HP it begins against one, two, three and four players. */
export const hpOf = (enemy: string): number[] =>
  [{}, { p2: {} }, { p2: {}, p3: {} }, { p2: {}, p3: {}, p4: {} }].map(
    (others) => enemyOf(combat({ p1: {}, ...others, enemies: [enemy] })).hp,
  )

/** Who has acted so far, in order, of those who are still there. */
export function actedIn(table: TestTable): string[] {
  const refs = refsIn(table, "enemies")
  const cards = cardsIn(table, "enemies")
  return table.told("enemyMoves").map(({ whom }) => cards[refs.findIndex((ref) => ref === whom)])
}
