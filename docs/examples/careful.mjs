// A bot of one's own: gives each answer in a world it could be in, and takes the one after which its game looks best at once.
// soulspire sim proof --bots docs/examples/careful.mjs,random

/**
 * @param chair what this seat knows: `decision`, `options`, `view()`, `world(random)`, `fits(keys)`, and the rules in `game`
 * @param random a chance of its own, the same whenever the seat sees the same
 * @param chance how to roll it: `below(random, 0, 6)` is a number from 0 to 5
 * @returns the keys of what is picked; none to leave alone what stands open for ever
 */
export function answer(chair, random, chance) {
  const { decision, options, game } = chair
  if (decision.standing) return []
  if (decision.max !== 1 || decision.min > 1) return several(chair, random, chance)
  const world = chair.world(random)
  let [best, most] = [null, -Infinity]
  for (const { key, range } of options) {
    const keys = [range === undefined ? key : `${key}=${range.min}`]
    const copy = game.copy(world)
    try {
      game.answer(copy, decision.seat, decision.id, keys)
    } catch {
      continue
    }
    const worth = game.value(game.view(copy, decision.seat), decision.seat)
    if (worth > most) [best, most] = [keys, worth]
  }
  return best ?? several(chair, random, chance)
}

/** Any picks that go together. */
function several({ decision, options, fits }, random, { below }) {
  for (let tries = 0; ; tries++) {
    const left = options.map(({ key, range }) => (range === undefined ? key : `${key}=${range.min}`))
    const many = decision.min + below(random, 0, Math.min(decision.max, left.length) - decision.min + 1)
    const keys = Array.from({ length: many }, () => left.splice(below(random, 0, left.length), 1)[0])
    if (tries > 50 || fits(keys)) return keys
  }
}
