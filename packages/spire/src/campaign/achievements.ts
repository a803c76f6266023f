// The achievements, in the order of their sheet, and what of a climb earns each (STS-K.7).

import type { Seen } from "./seen.ts"

/** The Act whose Boss most of them ask for. */
const TOP = 3
const BARE_DECK = 5
const MANY_RELICS = 12
const FULL_TABLE = 4

interface Achievement {
  id: string
  earned(climb: Seen): boolean
}

const atTop = (climb: Seen, holds: (climb: Seen) => boolean): boolean => climb.beaten >= TOP && holds(climb)
/** Did the party come there with somebody, or with all, of whom this can be said (STS-Q-93)? */
const someone = (climb: Seen, holds: (one: Seen["packs"][number]) => boolean): boolean =>
  climb.packs.some((each) => !each.dead && holds(each))
const everyone = (climb: Seen, holds: (one: Seen["packs"][number]) => boolean): boolean =>
  climb.packs.length > 0 && climb.packs.every(holds)
const played =
  (character: string) =>
  (climb: Seen): boolean =>
    atTop(climb, ({ characters }) => characters.includes(character))

export const achievements: readonly Achievement[] = [
  { id: "jaxxed", earned: ({ feats }) => feats.has("strength") },
  { id: "catalyst", earned: ({ feats }) => feats.has("poison") },
  { id: "ninja", earned: ({ feats }) => feats.has("shivs") },
  { id: "powerful", earned: ({ feats }) => feats.has("powers") },
  { id: "barricaded", earned: ({ feats }) => feats.has("block") },
  { id: "you-are-nothing", earned: ({ feats }) => feats.has("first-turn") },
  { id: "all-for-one", earned: (climb) => atTop(climb, ({ seats }) => seats === FULL_TABLE) },
  { id: "perfect", earned: ({ feats }) => feats.has("unhurt") },
  {
    id: "minimalist",
    earned: (climb) => atTop(climb, () => someone(climb, ({ cards }) => cards <= BARE_DECK)),
  },
  { id: "the-transient", earned: ({ feats }) => feats.has("transient") },
  { id: "common-sense", earned: (climb) => atTop(climb, () => someone(climb, ({ plain }) => plain)) },
  {
    id: "collector",
    earned: (climb) => atTop(climb, () => everyone(climb, ({ relics }) => relics >= MANY_RELICS)),
  },
  { id: "ruby", earned: played("ironclad") },
  { id: "emerald", earned: played("silent") },
  { id: "sapphire", earned: played("defect") },
  { id: "amethyst", earned: played("watcher") },
  { id: "my-lucky-day", earned: (climb) => atTop(climb, ({ daily }) => daily) },
  { id: "infinity", earned: ({ feats }) => feats.has("endless") },
  {
    id: "who-needs-relics",
    earned: (climb) => atTop(climb, () => everyone(climb, ({ relics }) => relics === 0)),
  },
]
