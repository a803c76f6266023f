// What an enemy's card says: its place in the Act's decks, HP, cube tracks, reward, and what it does.

import { type Ability, type Def, n, type Node } from "@soulspire/kernel"
import type { Look } from "@soulspire/text"
import { kindOfName } from "./names.ts"
import { reward } from "./words/climb.ts"
import { gainGold } from "./words/items.ts"

/** So many grey slots at the top of a cube track, which are not repeated, and red ones below (STS-8.3). */
interface CubeTrack {
  grey?: number
  red: number
}

/** What stands in the upper left corner; summons have none (STS-8.9). */
interface Reward {
  gold?: number
  card?: "normal" | "upgraded" | "rare"
  potion?: number
  relic?: number
  bossRelic?: true
}

/** What it leaves to whoever gets its reward. */
function rewardAbility({ gold = 0, card, potion = 0, relic = 0, bossRelic }: Reward): Ability {
  const body: Node[] = [
    ...(gold > 0 ? [gainGold(n(gold))] : []),
    ...(card === undefined ? [] : [reward(card === "normal" ? "card" : card)]),
    ...Array.from({ length: potion }, () => reward("potion")),
    ...Array.from({ length: relic }, () => reward("relic")),
    ...(bossRelic === true ? [reward("boss-relic")] : []),
  ]
  return { k: "act", act: "reward", in: ["fallen"], do: body }
}

/** Of every boss. disputed: a normal card reward. */
export const bossReward = (gold: number): Reward => ({ gold, card: "rare", bossRelic: true })

interface EnemyFacts {
  act: number
  rank: "first-encounter" | "encounter" | "summon" | "elite" | "boss"
  count?: number
  /** One number, or one for each number of players (STS-6.6). */
  hp: number | readonly [number, number, number, number]
  /** Its cube track, or one for each of its modes (STS-8.6). */
  cube?: CubeTrack | readonly CubeTrack[]
  /** What it is besides. */
  kinds?: readonly string[]
  reward?: Reward
  /** The ascension that brings it into its deck, and the one whose cards stand in for it (STS-14.4, STS-K.5). */
  ascension?: number
  replacedAt?: number
  /** Results of the die on a boss's back (STS-2.6). */
  die?: readonly number[]
  /** How it is drawn. */
  look: Look
}

export interface Enemy extends Omit<EnemyFacts, "hp" | "cube" | "kinds"> {
  sort: "enemy"
  id: string
  name: string
  count: number
  def: Def
}

/** Where it belongs: its Act, the ascensions between which it is used, and the faces on a boss's back. */
const belongs = ({ act, ascension, replacedAt, die = [] }: EnemyFacts): Record<string, number> => ({
  act,
  ...(ascension === undefined ? {} : { ascension }),
  ...(replacedAt === undefined ? {} : { replacedAt }),
  ...Object.fromEntries(die.map((face) => [`die${face}`, face])),
})

/** Facts of a track: how many slots, and the topmost red one, 0 without any. */
const track = ({ grey = 0, red }: CubeTrack, mode: string): Record<string, number> => ({
  [`slots${mode}`]: grey + red,
  [`red${mode}`]: red === 0 ? 0 : grey + 1,
})

const isOne = (cube: CubeTrack | readonly CubeTrack[]): cube is CubeTrack => !Array.isArray(cube)

function tracks(cube: EnemyFacts["cube"]): Record<string, number> {
  if (cube === undefined) return {}
  if (isOne(cube)) return track(cube, "")
  return Object.assign({ modes: cube.length }, ...cube.map((each, i) => track(each, String(i + 1))))
}

export const enemy = (id: string, name: string, facts: EnemyFacts, abilities: readonly Ability[]): Enemy => {
  const { hp, cube, kinds = [], count = 1, ...rest } = facts
  const points: Record<string, number> =
    typeof hp === "number" ? { hp } : Object.fromEntries(hp.map((each, i) => [`hp${i + 1}`, each]))
  return {
    sort: "enemy",
    id,
    name,
    count,
    ...rest,
    def: {
      id,
      back: rest.rank,
      kinds: ["enemy", rest.rank, kindOfName(name), ...kinds],
      facts: { ...belongs(facts), ...points, ...tracks(cube), ...(count > 1 ? { copies: count } : {}) },
      abilities: [...abilities, ...(rest.reward === undefined ? [] : [rewardAbility(rest.reward)])],
    },
  }
}
