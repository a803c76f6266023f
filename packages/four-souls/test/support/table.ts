// Set positions of Four Souls in a few lines.

import { dataOf, forgetDoings, NOBODY, type Options, seatsOf, spawn, zone } from "@soulspire/kernel"
import {
  fourSouls,
  fourSoulsBox,
  type FourSoulsData,
  type FourSoulsPlayer,
  type FourSoulsState,
  type FourSoulsTable,
  type Switches,
} from "@soulspire/four-souls"
import { approach } from "../../src/position/approach.ts"
import { fillPool, setSeat, setSlots } from "../../src/position/atoms.ts"
import { stageFor, type StagePosition } from "@soulspire/testkit"

export { cardAt, cardsIn, refsIn, seenIn } from "@soulspire/testkit"

type Cards = readonly string[]

interface Place {
  hand?: Cards
  /** The character first; Isaac when nothing is said. */
  character?: string
  /** Items and curses. */
  board?: Cards
  souls?: Cards
  cents?: number
  damage?: number
  /** Loot plays that cards have given this turn. */
  plays?: number
  /** Cards of the board that lie sideways. */
  deactivated?: Cards
}

interface Position extends StagePosition<FourSoulsTable, FourSoulsData> {
  p1?: Place
  p2?: Place
  p3?: Place
  p4?: Place
  /** One card for each slot. */
  monsters?: Cards
  shop?: Cards
  rooms?: Cards
  bonus?: Cards
  /** Decks, top first. A deck that nothing is said of holds a few plain cards. */
  lootDeck?: Cards
  treasureDeck?: Cards
  monsterDeck?: Cards
  lootDiscard?: Cards
  treasureDiscard?: Cards
  monsterDiscard?: Cards
  roomDeck?: Cards
  roomDiscard?: Cards
  outside?: Cards
  /** Outside the game, face down. */
  box?: Cards
  /** Cards on top of the loot deck that this test will see drawn. */
  draws?: Cards
  /** Where p1's turn is: in the action phase, or at its very start. */
  from?: "start" | "action"
  /** Results of the dice to come, first one first. */
  dice?: readonly number[]
  /** Damage on a monster, by slot. */
  wounds?: readonly number[]
  options?: Options
  /** The challenge that is played, and what lies in its slots. */
  challenge?: Cards
  finalBoss?: string
  minions?: Cards
  /** Where the timer stands. */
  timer?: number
  /** Answers of the ruleset that only this test has. */
  rules?: Partial<Switches>
}

const DECKS = { lootDeck: "a-penny", treasureDeck: "breakfast", monsterDeck: "fly" } as const

const stage = stageFor<
  FourSoulsTable,
  FourSoulsData,
  Position,
  "play" | "activate" | "attack" | "against" | "buy" | "ware" | "spendSoul" | "end"
>({
  game: fourSouls,
  box: fourSoulsBox,
  verbs: ["play", "activate", "attack", "against", "buy", "ware", "spendSoul", "end"],
  // The active player may go on or end the turn: nobody waits for anything.
  rests: ({ seat, prompt }, state) => prompt.key === "action" && seat === state.table.active,
  scripts: { draws: "lootDeck" },
  results: ({ dice = [] }) => ({ dice: dice.map((value) => value - 1) }),
  opening: (game, state, { from = "action" }) => approach(game, state, from),
  facts(r, position) {
    const { table } = r.s
    const places = [position.p1, position.p2, position.p3, position.p4]
    setSlots(r, position.wounds)
    const setAside = (id: string, kind: "final-boss" | "minion"): void => {
      const { ref } = spawn(r, r.m.defNumber.get(id) as number, zone(r, "monsters"), NOBODY)
      Object.assign(dataOf(r, ref), { setAside: kind, slot: -2 })
    }
    if (position.finalBoss !== undefined) setAside(position.finalBoss, "final-boss")
    for (const id of position.minions ?? []) setAside(id, "minion")
    for (const seat of seatsOf(r.s))
      setSeat(r, seat, { ...places[seat], character: characterFor(places[seat]) })
    fillPool(r)
    Object.assign(table.rules, position.rules)
    table.timer = position.timer ?? table.timer
    forgetDoings(r)
  },
})

const characterFor = (place: Place | undefined): string => place?.character ?? "isaac"

/** p1 is on turn in the action phase, with nothing on the stack; nothing lies anywhere but what is said here. */
export function fourSoulsTable(position: Position): ReturnType<typeof stage> {
  const seats = Math.max(2, position.p4 ? 4 : position.p3 ? 3 : 2)
  const places = [position.p1, position.p2, position.p3, position.p4].slice(0, seats)
  const full: Position = {
    ...position,
    outside: [...(position.outside ?? []), ...places.map(characterFor)],
    options: { firstPlayer: "seat", bonusSouls: false, barter: false, ...position.options },
  }
  for (const [deck, card] of Object.entries(DECKS) as [keyof typeof DECKS, string][])
    full[deck] ??= Array.from({ length: 6 }, () => card)
  const table = stage(full)
  return table
}

/** A table at a game that is under way already. */
export const tableAt = stage.at

/** What a seat (1, 2, ...) has. */
export const playerOf = (table: { readonly state: FourSoulsState }, seat: number): FourSoulsPlayer =>
  table.state.table.players[seat - 1]
