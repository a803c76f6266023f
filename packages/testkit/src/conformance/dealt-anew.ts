// A world dealt anew for a seat: it looks to that seat just like the true one, depends on nothing that seat cannot see,
// forgets nothing the seat knows, and can be played.

import {
  bit,
  type Game,
  newRandom,
  object,
  type RandomState,
  type Ref,
  seatNo,
  seedFrom,
  slotOf,
  type State,
} from "@soulspire/kernel"
import { stranger } from "@soulspire/bots"
import { LONG, randomAnswer } from "../random-play.ts"
import { isHidden, scramble, secretPicks } from "./scramble.ts"
import { along, inside, same, type Setting } from "./setting.ts"
import { checkShape } from "./shape.ts"

const chance = (seed: string): RandomState => newRandom(seedFrom(seed), 1)

/** Where every card lies that a seat knows, and how many lie in each zone. */
const knownTo = <S extends State>(game: Game<S>, state: S, seat: number): unknown =>
  inside(game, state, (r) => ({
    counts: r.s.zones.map((list) => list.length),
    cards: r.s.objects
      .filter((o) => o.zone >= 0 && !isHidden(r.m, o, seat))
      .map((o) => ({
        ref: o.ref,
        def: o.def,
        zone: o.zone,
        place: r.m.zones[o.zone].ordered ? r.s.zones[o.zone].indexOf(o.ref) : 0,
        mine: (o.known & bit(seatNo(seat))) !== 0,
      })),
  }))

/** Hidden places that hold the very card they truly hold, of all hidden places. */
function hits<S extends State>(game: Game<S>, state: S, dealt: S, seat: number): [number, number] {
  return inside(game, state, (r) => {
    let [same, all] = [0, 0]
    r.s.zones.forEach((list, zone) =>
      list.forEach((ref, i) => {
        const o = object(r, ref)
        if (o === null || !isHidden(r.m, o, seat)) return
        all++
        if (slotOf(dealt.zones[zone][i]) === slotOf(ref)) same++
      }),
    )
    return [same, all]
  })
}

/** What somebody is announcing lies open: a frame that names the ability of a hidden card would tell which card it is. */
function checkAnnounced<S extends State>(game: Game<S>, state: S, seat: number): void {
  inside(game, state, (r) => {
    for (const { env } of r.s.tracks.flatMap((track) => track.frames)) {
      const o =
        typeof env["card"] === "number" && typeof env["ability"] === "number"
          ? object(r, env["card"] as Ref)
          : null
      if (o !== null && isHidden(r.m, o, seat))
        throw new Error(`what is announced is hidden from seat ${seat}`)
    }
  })
}

/** Plays a world on to its end with random answers. */
function playOut<S extends State>(game: Game<S>, state: S, seed: string): void {
  const random = stranger(seed)
  for (let count = 0; game.outcome(state) === null; count++) {
    if (count > LONG) throw new Error("a world dealt anew has no end")
    const { seat, decision, keys } = randomAnswer(game, state, random)
    game.answer(state, seat, decision, keys)
    const broken = game.invariant(state)
    if (broken !== null) throw new Error(`in a world dealt anew: ${broken}`)
  }
}

/** A random game; at every `stride`-th decision, and while picks are secret, a world is dealt anew for each seat; some are played out. */
export function dealtAnew<S extends State>(
  setting: Setting<S>,
  seed: string,
  stride: number,
): { worlds: number; hits: number } {
  const { game, seats } = setting
  const random = stranger(`dealt anew ${seed}`)
  const total = { worlds: 0, same: 0, all: 0 }
  along(setting, seed, (state, next, count) => {
    if (count % stride !== 0 && !secretPicks(state)) return
    const before = game.hash(state)
    for (let seat = 0; seat < seats; seat++) {
      const luck = `${seed} ${count} ${seat}`
      const dealt = game.determinize(state, seat, chance(luck))
      const other = game.determinize(scramble(game, state, seat, random), seat, chance(luck))
      same(
        `views of seat ${seat} in the true world and a dealt one`,
        game.view(state, seat),
        game.view(dealt, seat),
      )
      same(
        `what seat ${seat} knows in the true world and a dealt one`,
        knownTo(game, state, seat),
        knownTo(game, dealt, seat),
      )
      same(`worlds dealt to seat ${seat} from two that look the same`, dealt, other)
      if (game.hash(dealt) !== game.hash(other)) throw new Error("equal worlds with unequal hashes")
      checkShape(game, dealt)
      checkAnnounced(game, state, seat)
      const [right, all] = hits(game, state, dealt, seat)
      total.same += right
      total.all += all
      total.worlds++
      if (next.seat === seat) game.answer(game.copy(dealt), seat, next.decision, next.keys)
      if (count % stride === 0 && (count / stride) % seats === seat) playOut(game, dealt, luck)
    }
    if (game.hash(state) !== before) throw new Error("dealing anew changed the true world")
  })
  return { worlds: total.worlds, hits: total.same / total.all }
}
