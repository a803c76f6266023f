// A few cards as they look with these sizes.

import type { GameBox } from "@soulspire/text"
import { type ReactNode, useEffect, useState } from "react"
import { fetchBox, gameIds } from "../../boxes/boxes.ts"
import { Face } from "../../cards/face.tsx"
import { fetchGlyphs } from "../../glyphs/fetch.ts"
import { BoxContext } from "../../play/use-table.ts"
import { useWords } from "../../words/words.ts"
import "../../styles/cards.css"

/** The first card of each deck, and not too many. */
function someOf({ defs }: GameBox): string[] {
  const firsts = new Map(defs.toReversed().map(({ back, id }) => [back, id]))
  return [...firsts.values()].slice(-2)
}

export function Preview(): ReactNode {
  const words = useWords()
  const [boxes, setBoxes] = useState<readonly GameBox[]>([])
  useEffect(() => {
    for (const game of gameIds) void fetchGlyphs(game)
    Promise.all(gameIds.map(fetchBox)).then(setBoxes, () => {})
  }, [])
  return (
    <figure className="preview">
      <figcaption className="sr-only">{words.set.preview}</figcaption>
      {boxes.map((box) => (
        <BoxContext key={box.game.id} value={box}>
          <span className="preview-cards" data-mood={box.game.id}>
            {someOf(box).map((id) => (
              <Face key={id} card={{ card: id }} size="l" />
            ))}
          </span>
        </BoxContext>
      ))}
    </figure>
  )
}
