// The games that have something of their own on the page, in the order of their doors. A game without is played at the plain
// table.

import { type ComponentType, lazy } from "react"
import { fourSouls } from "./four-souls/screens.ts"
import type { GameScreens } from "./game-screens.ts"
import { spire } from "./spire/screens.ts"

export const doors: readonly GameScreens[] = [fourSouls, spire]

const byGame = new Map(doors.map((screens) => [screens.game, screens]))

const PlainTable = lazy(() => import("./shared/plain-table.tsx"))

/** What a game is called in few words. */
export const gameName = (game: string, otherwise = game): string => byGame.get(game)?.name ?? otherwise
export const standingsFor = (game: string): ComponentType | undefined => byGame.get(game)?.Standings
export const portraitFor = (game: string): GameScreens["Portrait"] => byGame.get(game)?.Portrait
export const tableFor = (game: string): ComponentType => byGame.get(game)?.Table ?? PlainTable
export const glyphsFor = (game: string): GameScreens["glyphs"] | undefined => byGame.get(game)?.glyphs
