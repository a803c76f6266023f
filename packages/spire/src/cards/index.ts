// What is in the box, each kind by itself.

import type { Def } from "@soulspire/kernel"
import type { PlayerCard } from "./card.ts"
import { byLearning, type Character } from "./character.ts"
import type { Enemy } from "./enemy.ts"
import { cards as content } from "../content/index.ts"
import type { Blessing, EventCard } from "./event.ts"
import type { Item } from "./item.ts"
import type { Modifier } from "./modifier.ts"

export const cards: readonly PlayerCard[] = content.filter((each) => each.sort === "card")
export const enemies: readonly Enemy[] = content.filter((each) => each.sort === "enemy")
export const items: readonly Item[] = content.filter((each) => each.sort === "item")
export const characters: readonly Character[] = content
  .filter((each) => each.sort === "character")
  .toSorted(byLearning)

export const events: readonly EventCard[] = content.filter((each) => each.sort === "event")
export const blessings: readonly Blessing[] = content.filter((each) => each.sort === "blessing")
export const modifiers: readonly Modifier[] = content.filter((each) => each.sort === "modifier")

export const defs: readonly Def[] = [
  ...cards.flatMap(({ sides }) => sides),
  ...enemies.map(({ def }) => def),
  ...items.map(({ def }) => def),
  ...characters.map(({ def }) => def),
  ...events.map(({ def }) => def),
  ...blessings.map(({ def }) => def),
  ...modifiers.map(({ def }) => def),
]
