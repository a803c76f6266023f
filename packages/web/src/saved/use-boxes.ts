// Boxes of games, as they come, for screens that speak of several.

import type { GameBox } from "@soulspire/text"
import { useEffect, useState } from "react"
import { fetchBox } from "../boxes/boxes.ts"

export function useBoxes(games: readonly string[]): ReadonlyMap<string, GameBox> {
  const [boxes, setBoxes] = useState<ReadonlyMap<string, GameBox>>(new Map())
  const wanted = games.join(" ")
  useEffect(() => {
    for (const game of new Set(wanted.split(" ").filter((each) => each !== "")))
      fetchBox(game).then(
        (box) => setBoxes((before) => new Map(before).set(game, box)),
        () => {},
      )
  }, [wanted])
  return boxes
}
