// A box with plenty of cards of every category, and looks at the decks that are built of it.

import type { Def, Options } from "@soulspire/kernel"
import { fourSouls } from "@soulspire/four-souls"
import { loot, monster, treasure } from "./made-up.ts"

/** The table of chapter 19 once more, as the rulebook has it: what is built is held against this. */
export const standard = {
  treasure: { passive: 44, active: 40, paid: 10, "one-use": 5, soul: 1 },
  loot: {
    penny: 2,
    "2c": 6,
    "3c": 11,
    "4c": 12,
    nickel: 6,
    "butter-bean": 5,
    bomb: 6,
    battery: 6,
    "shards-and-hearts": 5,
    "pills-and-runes": 6,
    wild: 23,
    trinket: 11,
    "lost-soul": 1,
  },
  monster: {
    basic: 30,
    cursed: 9,
    holy: 9,
    boss: 30,
    "epic-boss": 1,
    "good-event": 8,
    "bad-event": 8,
    curse: 5,
  },
}
export type Deck = keyof typeof standard
export const rows = (deck: Deck): Record<string, number> => standard[deck]

/** Which row of its deck's table a kind counts in, where it is not its own. */
export const shared: Record<string, string> = {
  "dice-shard": "shards-and-hearts",
  "soul-heart": "shards-and-hearts",
  pill: "pills-and-runes",
  rune: "pills-and-runes",
  tarot: "wild",
  ambush: "wild",
  charmed: "holy",
}

/** A box with so many different cards of every kind. */
export const box = (each: number): Def[] => {
  const named = (kind: string, i: number) => [`test-${kind}-${i}`, "Test"] as const
  const many = (kind: string, make: (id: string, name: string) => { def: Def }): Def[] =>
    Array.from({ length: each }, (_each, i) => make(...named(kind, i)).def)
  const stats = { health: 1, evasion: 1, attack: 1, reward: {} }
  return [
    ...Object.keys(standard.treasure).flatMap((kind) =>
      many(kind, (id, name) => treasure(id, name, { kind }, [])),
    ),
    ...[...Object.keys(standard.loot).filter((kind) => !kind.includes("-and-")), ...Object.keys(shared)]
      .filter((kind) => kind !== "charmed" && kind !== "trinket")
      .flatMap((kind) => many(kind, (id, name) => loot(id, name, { kind }, []))),
    ...many("trinket", (id, name) => loot(id, name, { kind: "trinket" }, [])),
    ...[
      "basic",
      "cursed",
      "holy",
      "charmed",
      "boss",
      "epic-boss",
      "good-event",
      "bad-event",
      "curse",
    ].flatMap((kind) => many(kind, (id, name) => monster(id, name, { kind, ...stats }))),
  ]
}
export const undecked = fourSouls.cards.filter(
  ({ back }) => !["treasure", "loot", "monster", "room"].includes(back),
)
export const wide = fourSouls.withCards([...undecked, ...box(50)])

/** The cards of a deck, wherever they are by now: in the deck, on hands, in the shop, in slots, with whoever found them. */
export const cardsOf = (
  state: ReturnType<typeof fourSouls.create>,
  deck: Deck,
  cards: readonly Def[],
): Def[] =>
  state.objects.flatMap(({ def, zone }) =>
    zone >= 0 && def >= 0 && cards[def].back === deck ? cards[def] : [],
  )

export const tally = (deck: Deck, cards: readonly Def[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { kinds } of cards) {
    const row = kinds.map((kind) => shared[kind] ?? kind).find((kind) => kind in rows(deck)) ?? "none"
    counts[row] = (counts[row] ?? 0) + 1
  }
  return counts
}

export const built = (options: Options, game = wide, seed = "decks") => {
  const { state, events } = game.begin(options, 3, seed)
  return { state, events, deck: (name: Deck): Def[] => cardsOf(state, name, game.cards) }
}
