// Set positions of Four Souls in a few lines.

import { dataOf, moveObject, NOBODY, type Options, seatNo, spawn, zone } from "@soulspire/kernel"
import {
  fourSouls,
  fourSoulsBox,
  type FourSoulsData,
  type FourSoulsPlayer,
  type FourSoulsState,
  type FourSoulsTable,
  type Switches,
} from "@soulspire/four-souls"
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
  // Everybody passes, and takes what comes first, until p1's turn is where the test begins.
  opening(game, state, { from = "action" }) {
    const asked = () => game.decisions(state).filter(({ standing }) => !standing)
    // A question of some card of the game that was dealt has to be over too.
    const idle = (): boolean =>
      game.view(state, 0).zones["stack"].length === 0 &&
      asked().every(({ prompt }) => prompt.key === "respond" || prompt.key === "action")
    while (state.table.phase !== from || state.table.active !== 0 || !idle())
      for (const { seat, id, min } of asked()) {
        const keys = game.optionsOf(state, { seat, id }).map(({ key }) => key)
        const way = keys.find((key) => key === "end") ?? keys.find((key) => key === "pass")
        game.answer(state, seat, id, way === undefined ? keys.slice(0, min) : [way])
      }
  },
  facts(r, position) {
    const { table } = r.s
    const places = [position.p1, position.p2, position.p3, position.p4]
    table.pool = table.cents
    table.monsterSlots = r.s.zones[zone(r, "monsters")].length
    table.shopSlots = r.s.zones[zone(r, "shop")].length
    table.roomSlots = r.s.zones[zone(r, "rooms")].length
    for (const kind of ["monsters", "shop", "rooms"] as const)
      r.s.zones[zone(r, kind)].forEach((ref, slot) => {
        dataOf(r, ref).slot = slot
        if (kind === "monsters") dataOf(r, ref).damage = position.wounds?.[slot] ?? 0
      })
    const setAside = (id: string, kind: "final-boss" | "minion"): void => {
      const { ref } = spawn(r, r.m.defNumber.get(id) as number, zone(r, "monsters"), NOBODY)
      Object.assign(dataOf(r, ref), { setAside: kind, slot: -2 })
    }
    if (position.finalBoss !== undefined) setAside(position.finalBoss, "final-boss")
    for (const id of position.minions ?? []) setAside(id, "minion")
    table.players.forEach((player, no) => {
      const seat = seatNo(no)
      const place = places[seat]
      player.cents = place?.cents ?? 3
      player.damage = place?.damage ?? 0
      player.extraPlays = place?.plays ?? 0
      table.pool -= player.cents
      const [character] = r.s.zones[zone(r, "outside")].filter(
        (ref) => nameOf(r, ref) === characterFor(place),
      )
      moveObject(r, character, zone(r, "board", seat), "bottom", seat, null, "set-up")
      for (const ref of r.s.zones[zone(r, "board", seat)])
        if (place?.deactivated?.includes(nameOf(r, ref)) === true) dataOf(r, ref).deactivated = 1
    })
    Object.assign(table.rules, position.rules)
    table.timer = position.timer ?? table.timer
    r.s.pending.length = 0
  },
})

type StageRun = Parameters<
  Parameters<typeof stageFor<FourSoulsTable, FourSoulsData, Position, never>>[0]["facts"]
>[0]

const nameOf = (r: StageRun, ref: number): string => {
  const def = r.s.objects.find((each) => each.ref === ref)?.def ?? -1
  return def < 0 ? "" : r.m.defs[def].def.id
}

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
