// Four Souls on the page: its door, and the rest when it is opened.

import { lazy } from "react"
import type { GameScreens } from "../game-screens.ts"
import { Scene } from "./door-scene.tsx"

export const fourSouls: GameScreens = {
  game: "four-souls",
  name: "Four Souls",
  above: "The Binding of Isaac",
  tag: {
    en: "Four souls, one basement, three bots who want them too.",
    it: "Quattro anime, una cantina, tre bot che le vogliono quanto te.",
  },
  Scene,
  Table: lazy(() => import("./table.tsx")),
  Standings: lazy(() => import("./standings.tsx")),
  glyphs: () => import("./glyphs.ts"),
}
