// Everything somebody might answer: true keys of this and other seats and of earlier moments, keys put together from
// acts, objects and modes whether they make sense or not, numbers, and junk.

import {
  below,
  type Game,
  label,
  type Option,
  type RandomState,
  seatsOf,
  type State,
} from "@soulspire/kernel"
import { inside } from "./setting.ts"

/** Names that are there on every object of the language, and would be found by a careless look-up. */
const traps = ["constructor", "toString", "hasOwnProperty", "__proto__", "valueOf"]
const junk = [
  "",
  " ",
  "=",
  ":",
  ">",
  "#",
  "~",
  "=1",
  "?",
  "?0",
  "?1",
  "?99",
  "pass",
  "end",
  "yes",
  "no",
  "1e0",
  "NaN",
  "\n",
]

const numbers = Array.from({ length: 22 }, (_each, i) => String(i - 1))

const sample = <T>(random: RandomState, list: readonly T[], most: number): T[] => {
  if (list.length <= most) return [...list]
  return Array.from({ length: most }, () => list[below(random, 0, list.length)])
}

/** Bends a true key: another target, another card, a number where none belongs, a letter too many. */
function bent(key: string, labels: readonly string[], modes: readonly string[]): string[] {
  const [head, target] = key.split(">")
  const [, card] = head.split(":")
  return [
    `${key} `,
    ` ${key}`,
    key.toUpperCase(),
    `${key}=1`,
    `${key}=0`,
    `${key}>`,
    `${key}.1`,
    `${key}.2`,
    head,
    ...labels.map((each) => `${head}>${each}`),
    ...modes.map((each) => `${head}~${each}`),
    ...(card === undefined ? [] : labels.map((each) => key.replace(card, each))),
    ...(target === undefined ? [] : labels.map((each) => `${key}>${each}`)),
  ]
}

/** Around the ends of a free number, and in writings that only look like numbers. */
const aroundRange = ({ key, range }: Option): string[] =>
  range === undefined
    ? []
    : [
        key,
        ...[range.min - 1, range.min, range.max, range.max + 1].map((n) => `${key}=${n}`),
        ...numbers.map((n) => `${key}=${n}`),
      ].concat(
        ["1e0", "01", "+1", "1.0", "1.5", " 1", "1 ", "", "0x1", "NaN", "Infinity", "-0"].map(
          (n) => `${key}=${n}`,
        ),
        ["a word", "x=1 y", "", " two", "x".repeat(140), "x".repeat(141), "a\nb", "\u0000"].map(
          (said) => `${key}=${range.max} ${said}`,
        ),
      )

/** Candidate keys for the decisions of a state. `seen` holds every key offered so far in this game, to any seat. */
export function candidates<S extends State>(
  game: Game<S>,
  state: S,
  seen: ReadonlySet<string>,
  open: readonly Option[],
  random: RandomState,
): string[] {
  const { labels, acts, modes } = inside(game, state, (r) => ({
    labels: [
      ...seatsOf(r.s).map((seat) => label(r, seat)),
      ...r.s.objects.filter((o) => o.zone >= 0).map((o) => label(r, o.ref)),
    ],
    acts: Object.keys(r.m.spec.acts),
    modes: [...new Set(r.m.abilities.flatMap((ability) => ability.modes.map((way) => way.name)))],
  }))
  const keys = new Set<string>([...junk, ...numbers, ...traps, ...labels, ...modes])
  for (const option of open) for (const key of [option.key, ...aroundRange(option)]) keys.add(key)
  for (const key of sample(random, [...seen], 300)) keys.add(key)
  for (const act of [...acts, ...traps]) {
    keys.add(act)
    for (const each of acts.includes(act) ? labels : labels.slice(0, 3)) keys.add(`${act}:${each}`)
  }
  for (let i = 0; i < 100; i++) {
    const [act] = sample(random, acts.length > 1 ? acts : [...acts, ""], 1)
    const [a, b] = [below(random, 0, labels.length), below(random, 0, labels.length)].map((at) => labels[at])
    keys.add(`${act}:${a}>${b}`)
  }
  for (const option of sample(random, open, 3))
    for (const key of bent(option.key, labels, modes)) keys.add(key)
  return [...keys]
}
