// Another world that one seat cannot tell from this one: everything it cannot know is changed. Written from the contract
// of knowledge, and apart from the kernel's own `determinize`, which it is there to test.

import {
  below,
  bit,
  type Env,
  eye,
  type Game,
  makeRef,
  NOBODY,
  type Obj,
  object,
  own,
  type Plain,
  PUBLIC,
  type RandomState,
  type Ref,
  type Run,
  serialOf,
  shuffleInPlace,
  seatNo,
  slotOf,
  type State,
  unknownSecrets,
  word,
} from "@soulspire/kernel"

/** Does a seat not know what this is? (NOBODY is a spectator, who knows what everybody was shown.) */
export const isHidden = ({ zones }: Pick<Run["m"], "zones">, o: Obj, seat: number): boolean =>
  o.zone >= 0 && zones[o.zone].shown !== "all" && (o.known & eye(seatNo(seat))) === 0

const at = (r: Run, ref: Ref): Obj => object(r, ref) as Obj

/** A copy of the state, scrambled for `seat`. */
export function scramble<S extends State>(game: Game<S>, state: S, seat: number, random: RandomState): S {
  const twin = game.copy(state)
  game.arrange(twin, (run) => {
    const r = run as unknown as Run
    mixUnordered(r, seat, random)
    swapHidden(r, seat, random)
    repick(r, seat, random)
    mixKnowledge(r, seat, random)
    changeSecrets(r, seat, random)
    for (let i = 0; i < 4; i++) r.s.random.seed[i] = word(random, 0)
    r.s.random.drawn = r.s.random.drawn.map(() => below(random, 0, 100))
  })
  return twin
}

/** Where a card lies in somebody else's hand says nothing. */
function mixUnordered(r: Run, seat: number, random: RandomState): void {
  for (const info of r.m.zones)
    if (!info.ordered && info.shown !== "all" && info.seat !== seat)
      shuffleInPlace(random, 0, r.s.zones[info.id])
}

/** Hidden cards with one back change places; whatever pointed at a place points at what lies there now. */
function swapHidden(r: Run, seat: number, random: RandomState): void {
  const byBack = new Map<string, Obj[]>()
  for (const list of r.s.zones)
    for (const o of list.map((ref) => at(r, ref))) {
      // What has something on it can be told apart by that; what is counted stays with the place.
      if (!isHidden(r.m, o, seat) || o.def < 0 || o.layers !== null) continue
      const { back } = r.m.defs[o.def].def
      byBack.set(back, [...(byBack.get(back) ?? []), o])
    }
  const names = new Map<Ref, Ref>()
  for (const group of byBack.values()) {
    const places = group.map(({ ref, zone, controller, known, data }) => ({
      ref,
      zone,
      controller,
      known,
      data,
    }))
    const mixed = group.slice()
    shuffleInPlace(random, 0, mixed)
    const lists = places.map((place) => r.s.zones[place.zone].indexOf(place.ref))
    mixed.forEach((card, i) => {
      const o = own(r, card)
      const { ref, zone, controller, known, data } = places[i]
      o.ref = makeRef(serialOf(ref), slotOf(o.ref))
      o.zone = zone
      o.data = data
      o.controller = controller
      o.known = known
      names.set(ref, o.ref)
      r.s.zones[zone][lists[i]] = o.ref
    })
  }
  for (const track of r.s.tracks) for (const frame of track.frames) rename(frame.env, names)
  for (const each of [...r.s.effects, ...r.s.pending]) rename(each.env, names)
  for (const o of r.s.objects) for (const env of [o.act?.env, o.memo]) if (env) rename(env, names)
}

function rename(value: Env | Plain[], names: ReadonlyMap<Ref, Ref>): void {
  const inside = value as Record<string, Plain>
  for (const key of Object.keys(inside)) {
    const each = inside[key]
    if (typeof each === "number") inside[key] = names.get(each as Ref) ?? each
    else if (typeof each === "object" && each !== null) rename(each, names)
  }
}

/** Are there picks that nobody else has seen yet? */
export const secretPicks = (state: State): boolean =>
  state.tracks.some(({ frames }) => frames.some(({ env }) => Object.keys(env["$picks"] ?? {}).length > 0))

/** What others have picked for themselves, before everybody has confirmed, might have been any card there. */
function repick(r: Run, seat: number, random: RandomState): void {
  for (const track of r.s.tracks)
    for (const frame of track.frames) {
      const picks = frame.env["$picks"] as Record<string, Ref[]> | undefined
      if (picks === undefined || frame.env["$turn"] !== undefined) continue
      for (const [who, refs] of Object.entries(picks)) {
        if (who === `p${seat + 1}` || refs.length === 0) continue
        const pool = r.s.zones[at(r, refs[0]).zone].slice()
        shuffleInPlace(random, 0, pool)
        picks[who] = pool.slice(0, refs.length)
      }
    }
}

/** Who else knows a hidden card is nothing one can see; its holder does. */
function mixKnowledge(r: Run, seat: number, random: RandomState): void {
  const me = bit(seatNo(seat))
  for (const o of r.s.objects) {
    if (o.zone < 0 || r.m.zones[o.zone].shown === "all" || (o.known & PUBLIC) !== 0) continue
    const info = r.m.zones[o.zone]
    const holder = info.shown === "holder" && info.seat !== NOBODY ? bit(info.seat) : 0
    const others = below(random, 0, 1 << r.s.seats) & ~me
    own(r, o).known = (o.known & me) | holder | others
  }
}

/** A secret has another value, if there is another that it could have. */
function changeSecrets(r: Run, seat: number, random: RandomState): void {
  for (const { of, field, secret, whose } of unknownSecrets(r, seatNo(seat))) {
    const now = JSON.stringify(of[field])
    for (let tries = 0; tries < 8 && JSON.stringify(of[field]) === now; tries++)
      of[field] = secret.anew(random, r, whose) as Plain
  }
}
