// Several characters at one screen, with nothing to hide: a click on the map is where all of them want to go.

import { useEffect, useRef } from "react"
import { useAsked, useTable } from "../../play/use-table.ts"
import { useMe, useTableShown } from "./known.ts"

/** Notes what one has said, and says the same for whoever is asked next on the same step. */
export function useSameWay(): void {
  const table = useTable()
  const { client } = table
  const me = useMe()
  const { act, map, players } = useTableShown()
  const asked = useAsked().find(({ prompt }) => prompt.key === "map")
  const step = `${act} ${map?.path.length ?? 0}`
  const wish = players[me]?.wish ?? ""
  const meant = useRef({ step: "", to: "" })
  const told = useRef(new Set<string>())
  useEffect(() => {
    if (client.here.length < players.length || players.length < 2 || client.curtain) return
    if (wish !== "" && meant.current.step !== step) meant.current = { step, to: wish }
    if (asked === undefined || wish !== "" || meant.current.step !== step) return
    const option = asked.options.find(
      ({ key, refs }) => refs.length === 0 && key.endsWith(`/${meant.current.to}`),
    )
    // Said once: whoever takes it back means something else.
    const once = `${step} ${me}`
    if (option === undefined || told.current.has(once)) return
    told.current.add(once)
    table.choose(asked, option)
  }, [table, client, asked, me, step, wish, players.length])
}
