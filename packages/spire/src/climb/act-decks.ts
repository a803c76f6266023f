// The decks of an Act: laid out at the start, and again whenever the next Act begins (STS-2.3, STS-2.11).

import { type Def, moveObject, NOBODY, type Seat, shuffle, spawn, zone, zoneId } from "@soulspire/kernel"
import { cardsOf } from "../cards/acts.ts"
import type { Enemy } from "../cards/enemy.ts"
import { hasKind, lying, type SpireRun } from "../state/run.ts"
import { zoneNo } from "../state/zones.ts"

const number = (r: SpireRun, id: string): number => r.m.defNumber.get(id) as number

/** So many of a card, wherever they belong. */
export function lay(r: SpireRun, id: string, count: number, kind: string, seat: Seat): void {
  for (let i = 0; i < count; i++) spawn(r, number(r, id), zone(r, kind, seat), seat)
}

/** The decks of an Act, by the backs of their cards. */
const actDecks: Readonly<Record<string, string>> = {
  "first-encounter": "firstEncounters",
  encounter: "encounterDeck",
  elite: "eliteDeck",
  boss: "bossDeck",
  summon: "summons",
  event: "eventDeck",
} satisfies Record<Enemy["rank"] | "event", string>

/** What another brings lies among the summons (STS-6.2). */
const deckOf = ({ back, facts }: Def): string => actDecks[(facts["aside"] ?? 0) > 0 ? "summon" : back]

/** What speaks of colorless cards is there where they are (STS-14.4). */
const isUnlocked = (r: SpireRun, { facts }: Def): boolean =>
  facts["locked"] !== 1 || r.s.objects.some(({ ref }) => hasKind(r, ref, "colorless"))

/** The decks of an Act, of the cards that this game knows, instead of those of the one before (STS-2.3, STS-2.11). */
export function layAct(r: SpireRun): void {
  const { table } = r.s
  for (const kind of Object.values(actDecks))
    for (const ref of lying(r, kind))
      moveObject(r, ref, zoneId(r, zoneNo.box), "top", NOBODY, null, "putAway")
  for (const def of cardsOf(r.m.cards, table.act, table.ascension))
    // A combat alone meets no events.
    if (isUnlocked(r, def) && (table.climb > 0 || def.back !== "event"))
      lay(r, def.id, def.facts["copies"] ?? 1, deckOf(def), NOBODY)
  for (const kind of Object.values(actDecks)) if (kind !== "summons") shuffle(r, zone(r, kind))
}
