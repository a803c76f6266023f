// One fight by its number: a random deck against whatever waits there, fought by a bot.

import { bots, chairAt, stranger } from "@soulspire/bots"
import { spire } from "@soulspire/spire"
import { cardWorth } from "../../packages/spire/src/bot/printed.ts"
import { fitted } from "../../packages/spire/src/bot/values/fitted.ts"

/** What is thought of cards so far. */
export const known = { cardWorth, fitted }

const ROOMS = /** @type {const} */ (["encounter", "elite", "boss"])
const LONG = 2000
/** What a fight is worth, in HP below 0, in which the enemies have lost none. */
const LOST = 10

/**
 * @param {string} character
 * @param {string} bot
 * @param {string} seed
 * @param {number} number
 * @returns {import("./keep.mjs").Fight}
 */
export function fight(character, bot, seed, number) {
  const name = `${seed}/${character}/${number}`
  const room = ROOMS[number % ROOMS.length]
  const options = {
    characters: [character],
    room,
    rewards: 4 + (number % 5),
    upgrades: number % 4,
    relics: number % 3,
  }
  const state = spire.create(options, 1, name)
  const chance = stranger(name)
  const cards = deckOf(state)
  const whole = standing(state)
  let [round, left] = [-1, whole]
  for (let i = 0; i < LONG && spire.outcome(state) === null; i++) {
    if (state.table.round !== round) {
      round = state.table.round
      left = standing(state)
    }
    const decision = spire.decisions(state).find(({ standing }) => !standing)
    if (decision === undefined) throw new Error(`nobody is asked in fight ${name}`)
    spire.answer(state, decision.seat, decision.id, bots[bot].answer(chairAt(spire, state, decision), chance))
  }
  const won = (spire.outcome(state)?.winners.length ?? 0) > 0
  // How near it was tells as much of a fight that was lost.
  return {
    room,
    cards,
    won,
    hp: won ? state.table.players[0].hp : -Number(((LOST * left) / whole).toFixed(2)),
  }
}

/** HP that the enemies have. @param {ReturnType<typeof spire.create>} state */
function standing(state) {
  let found = 0
  spire.arrange(state, ({ m, s }) => {
    for (const { id, kind } of m.zones)
      if (kind === "enemies")
        for (const ref of s.zones[id]) found += s.objects.find((o) => o.ref === ref)?.data?.hp ?? 0
  })
  return Math.max(1, found)
}

/** @param {ReturnType<typeof spire.create>} state */
function deckOf(state) {
  /** @type {string[]} */
  const found = []
  spire.arrange(state, ({ m, s }) => {
    for (const { id, kind } of m.zones)
      if (kind === "draw" || kind === "hand" || kind === "discard" || kind === "deck")
        for (const ref of s.zones[id]) {
          const def = s.objects.find((o) => o.ref === ref)?.def ?? -1
          if (def >= 0 && /common|rare|curse/.test(m.defs[def].def.kinds.join(" ")))
            found.push(m.defs[def].def.id)
        }
  })
  return found.toSorted()
}
