// Several characters at one screen: whoever is done makes room for one who is not; going back to them stays possible.

import { useEffect, useRef } from "react"
import { useAsked, useTable } from "../../play/use-table.ts"
import { useMe, useSpireView, useTableShown } from "./known.ts"

/** Answers that only take back that one is done. */
const backs: readonly string[] = ["not-done", "not-ready", "stay"]

export function useNextClimber(): void {
  const { client } = useTable()
  const { waiting } = useSpireView()
  const asked = useAsked()
  const me = useMe()
  const { phase, combat, round, map, players } = useTableShown()
  const wish = players[me]?.wish ?? ""
  const done = useRef({ when: "", seats: new Set<number>() })
  const when = `${phase} ${combat} ${round} ${map?.path.length ?? 0}`
  useEffect(() => {
    if (client.here.length < 2 || client.curtain || asked.length === 0) return
    if (done.current.when !== when) done.current = { when, seats: new Set() }
    const { seats } = done.current
    const must = asked.filter(({ standing }) => !standing)
    const onlyBack = must.every(({ options }) => options.every(({ key }) => backs.includes(key)))
    const isDone = phase === "map" && wish !== "" ? true : onlyBack
    if (!isDone) {
      seats.delete(me)
      return
    }
    if (seats.has(me)) return
    seats.add(me)
    const next = client.here.find((seat) => !seats.has(seat) && waiting.some((each) => each.seat === seat))
    if (next !== undefined) client.sit(next)
  }, [client, asked, me, phase, when, wish, waiting])
}
