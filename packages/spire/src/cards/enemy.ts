// What an enemy's card says: its place in the Act's decks, HP, cube tracks, reward, and what it does.

import { type Ability, type Def, n, type Node } from "@soulspire/kernel"
import type { Look } from "@soulspire/text"
import { kindOfName } from "./names.ts"
import { reward } from "../verbs/climb.ts"
import { gainGold } from "../verbs/items.ts"

/** So many grey slots at the top of a cube track, which are not repeated, red ones below, and perhaps a grey one at the bottom (STS-8.3). */
interface CubeTrack {
  grey?: number
  red: number
  last?: "grey"
}

const slotsOf = ({ grey = 0, red, last }: CubeTrack): number => grey + red + (last === undefined ? 0 : 1)

/** What stands in the upper left corner; summons have none (STS-8.9). */
interface EnemyReward {
  gold?: number
  card?: "normal" | "upgraded" | "rare"
  potion?: number
  relic?: number
  bossRelic?: true
}

/** What it leaves to whoever gets its reward. */
function rewardAbility({ gold = 0, card, potion = 0, relic = 0, bossRelic }: EnemyReward): Ability {
  const body: Node[] = [
    ...(gold > 0 ? [gainGold(n(gold))] : []),
    ...(card === undefined ? [] : [reward(card === "normal" ? "card" : card)]),
    ...Array.from({ length: potion }, () => reward("potion")),
    ...Array.from({ length: relic }, () => reward("relic")),
    ...(bossRelic === true ? [reward("boss-relic")] : []),
  ]
  return { k: "act", act: "reward", in: ["leftCombat"], do: body }
}

/** Of every boss. disputed: a normal card reward. */
export const bossReward = (gold: number): EnemyReward => ({ gold, card: "rare", bossRelic: true })

interface EnemyFacts {
  act: number
  /** Another Act with an enemy that summons it. */
  alsoIn?: number
  rank: "first-encounter" | "encounter" | "summon" | "elite" | "boss"
  count?: number
  /** One number, or one for each number of players (STS-6.6). */
  hp: number | readonly [number, number, number, number]
  /** Its cube track, or one for each of its modes (STS-8.6). */
  cube?: CubeTrack | readonly CubeTrack[] | undefined
  /** Cubes that lie on one of its abilities: so many at first, and at most. */
  cubes?: { from: number; most: number }
  /** What it is besides. */
  kinds?: readonly string[]
  reward?: EnemyReward
  /** Results of the die on a boss's back (STS-2.6). */
  die?: readonly number[]
  /** It lies among the summons until another brings it. */
  aside?: true
  /** The rows it stands in, counted from the bottom, whoever is there: the first and the last. */
  rows?: readonly [number, number]
  /** How it is drawn. */
  look: Look
}

export interface Enemy extends Omit<EnemyFacts, "hp" | "cube" | "cubes" | "kinds"> {
  sort: "enemy"
  id: string
  name: string
  count: number
  def: Def
  /** What its card says, for its forms to change. */
  says: { facts: EnemyFacts; abilities: readonly Ability[] }
}

/** The ascension that brings it into its deck, and the one whose cards stand in for it (STS-14.4, STS-K.5). */
interface Level {
  ascension?: number
  replacedAt?: number
}

/** Where it belongs: its Acts, the ascensions between which it is used, the faces on a boss's back, whether it lies aside, and its rows. */
const belongs = (
  { act, alsoIn, die = [], aside, rows }: EnemyFacts,
  { ascension, replacedAt }: Level,
): Record<string, number> => ({
  act,
  ...(alsoIn === undefined ? {} : { alsoIn }),
  ...(ascension === undefined ? {} : { ascension }),
  ...(replacedAt === undefined ? {} : { replacedAt }),
  ...Object.fromEntries(die.map((face) => [`die${face}`, face])),
  ...(aside === undefined ? {} : { aside: 1 }),
  ...(rows === undefined ? {} : { firstRow: rows[0], lastRow: rows[1] }),
})

/** Facts of a track: how many slots, the topmost red one, 0 without any, and the grey one at the bottom. */
const track = (cube: CubeTrack, mode: string): Record<string, number> => {
  const { grey = 0, red, last } = cube
  return {
    [`slots${mode}`]: slotsOf(cube),
    [`red${mode}`]: red === 0 ? 0 : grey + 1,
    ...(last === undefined ? {} : { [`lastGrey${mode}`]: slotsOf(cube) }),
  }
}

const isOne = (cube: CubeTrack | readonly CubeTrack[]): cube is CubeTrack => !Array.isArray(cube)

function tracks(cube: EnemyFacts["cube"]): Record<string, number> {
  if (cube === undefined) return {}
  if (isOne(cube)) return track(cube, "")
  const facts: Record<string, number> = { modes: cube.length }
  cube.forEach((each, i) => {
    for (const [fact, value] of Object.entries(track(each, String(i + 1)))) facts[fact] = value
  })
  return facts
}

export const enemy = (
  id: string,
  name: string,
  facts: EnemyFacts,
  abilities: readonly Ability[],
  level: Level = {},
): Enemy => {
  const { hp, cube, cubes, kinds = [], count = 1, ...rest } = facts
  checkSlots(id, cube, abilities)
  const points: Record<string, number> =
    typeof hp === "number" ? { hp } : Object.fromEntries(hp.map((each, i) => [`hp${i + 1}`, each]))
  return {
    sort: "enemy",
    id,
    name,
    count,
    ...rest,
    says: { facts, abilities },
    def: {
      id,
      back: rest.rank,
      kinds: ["enemy", rest.rank, kindOfName(name), ...kinds],
      facts: {
        ...belongs(facts, level),
        ...points,
        ...tracks(cube),
        ...(cubes === undefined ? {} : { cubes: cubes.from, mostCubes: cubes.most }),
        ...(count > 1 ? { copies: count } : {}),
      },
      abilities: [...abilities, ...(rest.reward === undefined ? [] : [rewardAbility(rest.reward)])],
    },
  }
}

/** What is different on the card of an ascension: its facts, and what it does. */
interface Form extends Partial<Pick<EnemyFacts, "hp" | "cube" | "cubes" | "reward">> {
  /** The ascension that it is used from. */
  from: number
  /** What it does besides, before everything else. */
  adds?: readonly Ability[]
  /** What it does instead of whatever it did at the same time. */
  changes?: readonly Ability[]
  /** All that it does, where little is left of what it did. */
  does?: readonly Ability[]
}

/** The slot of the cube that a move waits for; 0 for any other move. */
function slotOf({ when }: Ability): number {
  const [read, slot] = when !== undefined && "eq" in when ? when.eq : []
  const isCube = typeof read === "object" && "read" in read && read.read === "cube"
  return isCube && typeof slot === "number" ? slot : 0
}

const told = (ability: Ability): string => {
  const slot = slotOf(ability)
  return slot > 0 ? `on slot ${slot}` : `at ${JSON.stringify(ability.when ?? "every turn")}`
}

/** A move on a slot that its track does not have would never be made. */
function checkSlots(id: string, cube: EnemyFacts["cube"], abilities: readonly Ability[]): void {
  const all = cube === undefined ? [] : isOne(cube) ? [cube] : cube
  const slots = Math.max(0, ...all.map(slotsOf))
  const beyond = abilities.find((ability) => slotOf(ability) > slots)
  if (beyond !== undefined) throw new Error(`${id} acts ${told(beyond)}, and has ${slots}`)
}

const moment = (ability: Ability): string =>
  JSON.stringify({ ...ability, do: undefined, targets: undefined, nth: undefined })

function changed(id: string, abilities: readonly Ability[], changes: readonly Ability[]): Ability[] {
  const made = new Map(changes.map((ability) => [moment(ability), ability]))
  const found = abilities.map((ability) => {
    const instead = made.get(moment(ability))
    made.delete(moment(ability))
    return instead ?? ability
  })
  const [lost] = made.values()
  if (lost !== undefined) throw new Error(`${id} has no move to change ${told(lost)}`)
  return found
}

/**
 * An enemy with the forms that ascensions bring, from the lowest ascension on; each is what the one before is, but for what
 * it says. Each stands in for the one before.
 */
export function withForms(first: Enemy, ...forms: readonly Form[]): readonly Enemy[] {
  const { id, name } = first
  let { facts, abilities } = first.says
  const made = forms.map(({ from, adds = [], changes = [], does, ...different }, i) => {
    facts = { ...facts, ...different }
    abilities = does ?? [...adds, ...changed(id, abilities, changes)]
    const next = forms[i + 1]
    const level: Level = next === undefined ? { ascension: from } : { ascension: from, replacedAt: next.from }
    return enemy(`${id}-a${from}`, name, facts, abilities, level)
  })
  return [...made, enemy(id, name, first.says.facts, first.says.abilities, { replacedAt: forms[0].from })]
}
