// How good a combat looks when a round of it is over, in HP of one player, roughly.

import { dataOf, object, type Ref, type Seat, seatsOf, zoneId } from "@soulspire/kernel"
import { enemies, type SpireRun } from "../state/run.ts"
import { comingOf } from "../combat/enemies/intents.ts"
import { inCombat, type Player } from "../state/types.ts"
import { zoneNo } from "../state/zones.ts"
import { threatOf } from "./threat.ts"

const LOST = 1000
const DEATH = 30

/** The last HP are worth the most. */
const hpWorth = (hp: number): number => hp + 3 * Math.sqrt(hp)

function enemyWorth(r: SpireRun): number {
  let sum = 0
  let before = 0
  const standing = enemies(r)
    .map((ref: Ref) => {
      const data = dataOf(r, ref)
      const left = Math.max(
        0.5,
        data.hp + data.block * 0.5 - data.poison * 2 - Math.min(data.vulnerable, 3) * 0.8,
      )
      const hits = Math.max(0.3, threatOf(r, ref) + data.strength * 0.8 - data.weak * 0.4)
      return { left, hits }
    })
    .toSorted((a, b) => a.left / a.hits - b.left / b.hits)
  for (const { left, hits } of standing) {
    before += left
    // It hits for as long as it takes to get to it and through it.
    sum += 0.6 + left * 0.25 + (hits * before) / 9
  }
  return -sum
}

function playerWorth(r: SpireRun, player: Player, seat: Seat): number {
  const count = (no: number): number => r.s.zones[zoneId(r, no, seat)].length
  return (
    hpWorth(player.hp) +
    player.strength * 1.5 +
    player.shivs * 0.5 +
    player.miracles * 0.6 +
    player.lightning * 1 +
    player.frost * 0.7 +
    player.dark * 0.8 +
    (player.stance === "calm" ? 1 : player.stance === "wrath" ? -0.5 : 0) -
    player.weak * 0.6 -
    player.vulnerable * 0.6 +
    player.block * 0.15 +
    count(zoneNo.powers) * 1.2
  )
}

/** What a potion is kept for: worse fights than this one. Against the last boss there is nothing left to keep it for. */
function potionWorth({ table }: SpireRun["s"]): number {
  if (!inCombat(table)) return 1.5
  if (table.room === "boss") return table.act >= table.goal ? 0.2 : 0.8
  return table.room === "elite" ? 1 : 1.5
}

function potions(r: SpireRun, seat: Seat): number {
  let found = 0
  for (const ref of r.s.zones[zoneId(r, zoneNo.items, seat)]) {
    const def = object(r, ref)?.def ?? -1
    if (def >= 0 && r.m.defs[def].back === "potion") found++
  }
  return found * potionWorth(r.s)
}

export function worth(r: SpireRun, seat: Seat): number {
  const { over, table } = r.s
  if (over !== null && !over.winners.includes(seat)) return -LOST
  let sum = 0
  for (const each of seatsOf(r.s)) {
    const player = table.players[each]
    if (player.dead > 0 || player.hp <= 0) sum -= DEATH
    else
      sum +=
        (inCombat(table) ? playerWorth(r, player, each) : hpWorth(player.hp) + 2) +
        potions(r, each) +
        player.gold * 0.3
  }
  return sum + (inCombat(table) ? enemyWorth(r) : 0)
}

/** The blows that are about to fall, as far as block does not stop them. */
export function hope(r: SpireRun, seat: Seat): number {
  const { table } = r.s
  let found = worth(r, seat)
  if (table.phase !== "play" || r.s.over !== null) return found
  const coming = table.players.map(({ block }) => -block)
  for (const ref of enemies(r)) {
    const blows = comingOf(r, ref)
    if (blows === null) continue
    for (const { seat: whom, amount, times } of blows.hits) coming[whom] += amount * times
  }
  for (const each of seatsOf(r.s)) {
    const { hp, dead } = table.players[each]
    const lost = Math.max(0, coming[each])
    if (dead > 0 || lost === 0) continue
    found += lost >= hp ? -DEATH : hpWorth(hp - lost) - hpWorth(hp)
  }
  return found
}
