// Hits harder whoever has more powers, and comes back in another form when it is dead; Cultists stand around it.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import {
  bring,
  comesNext,
  comesWith,
  curious,
  fillRows,
  hitAll,
  onCube,
  whenThisDies,
} from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "b3-awakened-one",
    "Awakened One",
    {
      act: 3,
      rank: "boss",
      hp: [50, 100, 150, 200],
      cube: { red: 3 },
      kinds: ["splits"],
      die: [3, 4],
      look: { glyph: "evil-wings", hue: 205 },
    },
    [
      comesWith(fillRows(n(2), ["Cultist"])),
      curious(n(1)),
      whenThisDies(comesNext(bring("Awakened One: Phase 2"))),
      onCube(1, hitAll(n(3))),
      onCube(2, hitAll(n(5))),
      onCube(3, hitAll(n(2), n(2))),
    ],
  ),
  { from: 10, changes: [onCube(2, hitAll(n(6)))] },
)
