// The speed of the kernel, measured on the proof game: decisions a second with every option listed, the cost of a copy,
// of a save, of a hash. Run bundled and alone on a core by scripts/bench.mjs, which prints what this returns.

import type { Decision, Option } from "@soulspire/kernel"
import { proof, type ProofState } from "@soulspire/proof"

// A stranger that costs next to nothing, so that the game is measured and not its player.
let noise = 0x2545f491
const pick = (size: number): number => {
  noise ^= noise << 13
  noise ^= noise >>> 17
  noise ^= noise << 5
  return (noise >>> 0) % size
}

function keysFor(decision: Decision, options: readonly Option[]): string[] {
  if (decision.kind !== "choose" && decision.kind !== "order") return [options[pick(options.length)].key]
  const left = options.map((option) => option.key)
  const keys: string[] = []
  for (let i = 0; i < decision.max; i++) keys.push(...left.splice(pick(left.length), 1))
  return keys
}

interface Speed {
  decisions: number
  unforced: number
  games: number
  seconds: number
}

/** Plays whole games with four seats until the time is up. */
export function play(seconds: number, first: number): Speed {
  const start = performance.now()
  const speed: Speed = { decisions: 0, unforced: 0, games: 0, seconds: 0 }
  while (performance.now() - start < seconds * 1000) {
    const state = proof.create({}, 4, `bench ${first + speed.games}`)
    while (proof.outcome(state) === null) {
      const open = proof.decisions(state)
      const decision = open[open.length === 1 ? 0 : pick(open.length)]
      const options = proof.optionsOf(state, decision)
      if (options.length > 1) speed.unforced++
      proof.answer(state, decision.seat, decision.id, keysFor(decision, options))
      speed.decisions++
    }
    speed.games++
  }
  speed.seconds = (performance.now() - start) / 1000
  return speed
}

/** A position in the middle of a four-seat game. */
function middle(): ProofState {
  const state = proof.create({ rounds: 30, goal: 50 }, 4, "a long game")
  for (let i = 0; i < 900 && proof.outcome(state) === null; i++) {
    const [decision] = proof.decisions(state)
    proof.answer(state, decision.seat, decision.id, keysFor(decision, proof.optionsOf(state, decision)))
  }
  return state
}

/** Microseconds a call. */
function cost(times: number, call: () => void): number {
  for (let i = 0; i < times / 10; i++) call()
  const start = performance.now()
  for (let i = 0; i < times; i++) call()
  return ((performance.now() - start) * 1000) / times
}

/** What a copy and the like cost, in microseconds, on a position in the middle of a four-seat game. */
export function costs(): Record<string, number> {
  const state = middle()
  const copy = cost(40_000, () => proof.copy(state))
  const clone = cost(1000, () => structuredClone(state))
  return {
    "copy us": copy,
    "structuredClone us": clone,
    "copies a clone": clone / copy,
    "save and load us": cost(500, () => proof.load(JSON.parse(JSON.stringify(proof.save(state))))),
    "hash us": cost(1000, () => proof.hash(state)),
    "view us": cost(2000, () => proof.view(state, 0)),
    "state bytes": JSON.stringify(state).length,
    objects: state.objects.length,
  }
}
