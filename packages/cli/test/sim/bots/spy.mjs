// A bot that looks for the true state wherever it can reach: what it finds it shouts out, which forfeits its game.

import * as threads from "node:worker_threads"

const dealt = new WeakSet()

/** Everything that can be reached from here by properties, getters and prototypes. */
function* reach(from, seen = new Set()) {
  if ((typeof from !== "object" && typeof from !== "function") || from === null || seen.has(from)) return
  seen.add(from)
  yield from
  for (const name of Reflect.ownKeys(from)) {
    let value
    try {
      value = from[name]
    } catch {
      continue
    }
    yield* reach(value, seen)
  }
  yield* reach(Object.getPrototypeOf(from), seen)
}

/** A state has tracks of frames and its own chance; the rules make some for tables of their own, never for this one. */
const isState = (found) =>
  !dealt.has(found) &&
  Array.isArray(found.tracks) &&
  Array.isArray(found.objects) &&
  found.random !== undefined

let asked = 0

export function answer(chair, random) {
  asked++
  const world = chair.world(random)
  dealt.add(world)
  for (const [where, from] of Object.entries({
    chair,
    threads: threads.workerData,
    port: threads.parentPort,
  }))
    for (const found of reach(from)) if (isState(found)) throw new Error(`found the state in ${where}`)
  const told = JSON.stringify([process.argv.slice(2), process.env, chair.view(), chair.decision])
  if (told.includes("a seed that nobody can guess")) throw new Error("found the seed")
  if (JSON.stringify(world).includes("a seed that nobody can guess"))
    throw new Error("found the seed in a world")
  if (asked === 3 && chair.fits(["nonsense"])) throw new Error("anything fits")
  console.log("nobody hears this")
  return chair.decision.standing ? [] : quiet(chair)
}

function quiet({ decision, options }) {
  const keys = options.map(({ key, range }) => (range === undefined ? key : `${key}=${range.min}`))
  return keys.slice(-Math.max(1, decision.min))
}
