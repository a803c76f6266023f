// The table for whatever draws a part of it.

import { type Def, isViewOf, type View } from "@soulspire/kernel"
import type { Asked } from "@soulspire/match"
import { type CatalogueCard, type GameBox, type Names, type Speaker, speakerOf } from "@soulspire/text"
import { createContext, useContext, useMemo } from "react"
import { useStore } from "zustand"
import { ledTo } from "../decide/leads.ts"
import { hintedOptions, type Light, lights } from "../decide/lit.ts"
import { useSettings } from "../settings/settings.ts"
import type { Happened } from "./story.ts"
import { askedIn, namesOf, type Table, type TableState } from "./table.ts"

/** What many parts of a table need, made once for all of them. */
export interface Around {
  table: Table
  asked: readonly Asked[]
  lights: ReadonlyMap<number, Light>
  /** What a hint is about. */
  hinted: ReadonlySet<number>
  names: Names
}

export const TableContext = createContext<Around | null>(null)

function useAround(): Around {
  const around = useContext(TableContext)
  if (around === null) throw new Error("there is no table here")
  return around
}

export const useTable = (): Table => useAround().table
/** What one is asked now; nothing while things still move, while one looks back, or where one only looks on. */
export const useAsked = (): readonly Asked[] => useAround().asked
export const useNames = (): Names => useAround().names
/** Everything that is lit, and how. */
export const useLights = (): ReadonlyMap<number, Light> => useAround().lights
/** Is a hint about this? */
export const useHinted = (ref: number | undefined): boolean => {
  const { hinted } = useAround()
  return ref !== undefined && hinted.has(ref)
}
/** How something is lit; undefined for what is not. */
export const useLight = (ref: number | undefined): Light | undefined => {
  const { lights: lit } = useAround()
  return ref === undefined ? undefined : lit.get(ref)
}

/** Makes what is around a table; null before it has begun. */
export function useSurroundings(table: Table): Around | null {
  const shown = useStore(table, (state) => state.shown)
  const story = useStore(table, (state) => state.story)
  const picking = useStore(table, (state) => state.picking)
  const still = useStore(table, ({ busy, then, place }) => !busy && then === null && place === "here")
  const then = useStore(table, (state) => state.then?.view ?? null)
  const names = useMemo(() => namesOf(table.box, shown, story, then), [table, shown, story, then])
  const sent = useStore(table, (state) => state.sent)
  const deciding = useStore(table, (state) => state.deciding)
  const asked = useMemo(() => (still ? askedIn(shown, sent, deciding) : []), [shown, still, sent, deciding])
  const led = useMemo(
    () => (shown.view === null ? null : ledTo(table.box.leads ?? [], shown.view, asked)),
    [table, shown, asked],
  )
  const lit = useMemo(() => {
    const own = new Map(lights(asked, picking))
    // While something is being picked only that goes on.
    if (picking.refs.length === 0)
      for (const ref of led?.keys() ?? []) if (!own.has(ref)) own.set(ref, "start")
    return own
  }, [asked, picking, led])
  const hint = useStore(table, (state) => state.hint)
  const hinted = useMemo(
    () => new Set(asked.flatMap((each) => hintedOptions(each, hint).flatMap(({ refs }) => refs))),
    [asked, hint],
  )
  return useMemo(
    () => (names === null ? null : { table, asked, lights: lit, hinted, names }),
    [table, asked, lit, hinted, names],
  )
}

/** A part of what is shown; it must come out the same while nothing of it has changed. */
export const useShown = <T>(part: (state: TableState) => T): T => useStore(useTable(), part)

/** While one looks back nothing can be clicked: what scrolls is a stop of Tab itself then, for whoever has no mouse. */
export const useScrollStop = (): 0 | undefined => useShown(({ then }) => (then === null ? undefined : 0))

/** What was told; of an example only up to where it is looked at. */
export function useStorySoFar(): readonly Happened[] {
  const { client } = useTable()
  const story = useShown((state) => state.story)
  const then = useShown((state) => state.then)
  return useMemo(
    () => (client.example === null ? story : story.filter(({ answers }) => answers <= (then?.answers ?? 0))),
    [client, story, then],
  )
}

/** What lies on the table; as it was, while one looks back. Only under a table that has begun. */
export function useView(): View {
  const view = useShown(({ shown, then }) => then?.view ?? shown.view)
  if (view === null) throw new Error("the table has not begun")
  return view
}

/** The same where a game draws its own table: a view of that game. */
export function useViewOf<Seen extends View>(game: Seen["game"]): Seen {
  const view = useView()
  if (!isViewOf<Seen>(view, game)) throw new Error(`this is no table of ${game}`)
  return view
}

/** The box of the game that is looked at, at a table or in a list of cards. */
export const BoxContext = createContext<GameBox | null>(null)

export function useBox(): GameBox {
  const box = useContext(BoxContext)
  if (box === null) throw new Error("there is no game here")
  return box
}

/** The picture of a number, a token or an icon, by its name; "" for what has none. */
export const signOf = ({ signs = {} }: GameBox, name: string): string =>
  Object.hasOwn(signs, name) ? signs[name] : ""

/** The picture that stands for a word in texts; "" where the word is written. */
export function useSignInText(icon: string): string {
  const box = useBox()
  return box.spelledOut?.includes(icon) === true ? "" : signOf(box, icon)
}

export function useSpeaker(): Speaker {
  const box = useBox()
  const language = useSettings((settings) => settings.language)
  return speakerOf(box, language)
}

const byId = new WeakMap<GameBox, Map<string, CatalogueCard>>()

/** A card as a list shows it; undefined for what has no card, or is not known. */
export function entryOf(box: GameBox, id: string | undefined): CatalogueCard | undefined {
  let entries = byId.get(box)
  if (entries === undefined) byId.set(box, (entries = new Map(box.cards.map((entry) => [entry.id, entry]))))
  return id === undefined ? undefined : entries.get(id)
}

const defsById = new WeakMap<GameBox, Map<string, Def>>()

/** What is printed on a card. */
export function defOf(box: GameBox, id: string | undefined): Def | undefined {
  let defs = defsById.get(box)
  if (defs === undefined) defsById.set(box, (defs = new Map(box.defs.map((def) => [def.id, def]))))
  return id === undefined ? undefined : defs.get(id)
}
