// What would happen: for the card that is pointed to or picked and the targets that are pointed to, the game is asked what
// the answer would do, and every fighter shows its part of it.

import type { Asked } from "@soulspire/match"
import type { Forecast } from "@soulspire/text"
import { createContext, useContext, useEffect, useState } from "react"
import { useStore } from "zustand"
import { createStore, type StoreApi } from "zustand/vanilla"
import { candidates, isMany, type Picking } from "../../decide/lit.ts"
import type { TableState } from "../../play/table.ts"
import { useAsked, useShown, useTable } from "../../play/use-table.ts"

export type Change = Forecast["changes"][number]

interface Foresight {
  pointed: number | null
  changes: ReadonlyMap<number, Change>
}

export type ForesightStore = StoreApi<Foresight>
export const ForesightContext = createContext<ForesightStore | null>(null)

const nothing: ReadonlyMap<number, Change> = new Map()

type Considered = TableState["considered"]

/** An answer to be asked about; `only` the one whose change is wanted of it. */
interface Wanted {
  asked: Asked
  key: string
  only: number | null
}

/** More targets than this are not asked about before one points to them. */
const MOST = 6

function forTargets(asked: Asked, clicked: readonly number[], pointed: number | null): Wanted[] {
  const left = candidates(asked, clicked).filter(({ range }) => range === undefined)
  if (left.length === 1) return [{ asked, key: left[0].key, only: null }]
  const aimed = left.filter(({ refs }) => refs.length === clicked.length + 1)
  const at = aimed.find(({ refs }) => refs.at(-1) === pointed)
  if (at !== undefined) return [{ asked, key: at.key, only: null }]
  return aimed.length > MOST ? [] : aimed.map(({ key, refs }) => ({ asked, key, only: refs.at(-1) ?? null }))
}

function wantedOf(
  all: readonly Asked[],
  picking: Picking,
  pointed: number | null,
  considered: Considered,
): Wanted[] {
  // A number that is marked, and not confirmed yet.
  if (considered !== null) return [{ asked: considered.asked, key: considered.key, only: null }]
  const acts = all.filter((asked) => !isMany(asked) && asked.kind === "act")
  const begun = acts.find(({ id }) => id === picking.decision)
  if (begun !== undefined && picking.refs.length > 0) return forTargets(begun, picking.refs, pointed)
  if (pointed === null) return []
  const [first] = acts.filter(({ options }) => options.some(({ refs }) => refs[0] === pointed))
  return first === undefined ? [] : forTargets(first, [pointed], null)
}

/** Asks anew whenever something else is pointed to, picked or asked. */
export function useForesightStore(): ForesightStore {
  const [store] = useState(() => createStore<Foresight>(() => ({ pointed: null, changes: nothing })))
  const table = useTable()
  const asked = useAsked()
  const picking = useShown((state) => state.picking)
  const considered = useShown((state) => state.considered)
  const pointed = useStore(store, (state) => state.pointed)
  useEffect(() => {
    let stale = false
    const wanted = wantedOf(asked, picking, pointed, considered)
    if (wanted.length === 0) {
      if (store.getState().changes.size > 0) store.setState({ changes: nothing })
      return undefined
    }
    const { epoch } = table.client.state()
    const ask = async ({ asked: { id }, key, only }: Wanted): Promise<Change[]> => {
      const told = await table.client.ask({ what: "forecast", epoch, decision: id, keys: [key] })
      const changes = (told?.forecast as unknown as Forecast | undefined)?.changes ?? []
      return only === null ? changes : changes.filter(({ whom }) => whom === only)
    }
    const askAll = async (): Promise<void> => {
      const all = await Promise.all(wanted.map(ask))
      if (!stale) store.setState({ changes: new Map(all.flat().map((change) => [change.whom, change])) })
    }
    const timer = setTimeout(() => {
      void askAll()
    }, 40)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [store, table, asked, picking, pointed, considered])
  return store
}

export function useForeseen(ref: number): Change | undefined {
  const store = useContext(ForesightContext)
  if (store === null) throw new Error("nobody foresees anything here")
  return useStore(store, ({ changes }) => changes.get(ref))
}

/** What is pointed to. */
export function usePointed(): number | null {
  const store = useContext(ForesightContext)
  if (store === null) throw new Error("nobody foresees anything here")
  return useStore(store, ({ pointed }) => pointed)
}
