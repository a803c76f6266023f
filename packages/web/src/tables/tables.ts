// Which table a game is played at, and how its end is told; whatever has none of its own is played at the plain one.

import { type ComponentType, lazy } from "react"
import { PlainTable } from "./shared/plain-table.tsx"

const own: Readonly<Record<string, ComponentType>> = {
  "four-souls": lazy(() => import("./four-souls/table.tsx")),
  spire: lazy(() => import("./spire/table.tsx")),
}

/** How everybody stands at the end, where a game's summary does not say it in words. */
const standings: Readonly<Record<string, ComponentType>> = {
  "four-souls": lazy(() => import("./four-souls/standings.tsx")),
}

export const standingsFor = (game: string): ComponentType | undefined => standings[game]
export const tableFor = (game: string): ComponentType => own[game] ?? PlainTable
