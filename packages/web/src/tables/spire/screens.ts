// Slay the Spire on the page: its door, and the rest when it is opened.

import { lazy } from "react"
import type { GameScreens } from "../game-screens.ts"
import { Scene } from "./door-scene.tsx"

export const spire: GameScreens = {
  game: "spire",
  name: "Slay the Spire",
  above: "The Board Game",
  tag: {
    en: "Thirteen rooms, one Boss, and nobody but you.",
    it: "Tredici stanze, un Boss e nessun altro che te.",
  },
  Scene,
  Portrait: lazy(() => import("./portrait.tsx")),
  Table: lazy(() => import("./table.tsx")),
  glyphs: () => import("./glyphs.ts"),
}
