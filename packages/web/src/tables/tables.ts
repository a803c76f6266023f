// Which table a game is played at; whatever has none of its own is played at the plain one.

import { type ComponentType, lazy } from "react"
import { PlainTable } from "./shared/plain-table.tsx"

const own: Readonly<Record<string, ComponentType>> = {
  "four-souls": lazy(() => import("./four-souls/table.tsx")),
  spire: lazy(() => import("./spire/table.tsx")),
}

export const tableFor = (game: string): ComponentType => own[game] ?? PlainTable
