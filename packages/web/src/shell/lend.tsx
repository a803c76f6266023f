// Whoever has to leave for a while lets a bot play in their seat, and takes it back whenever they like.

import type { ReactNode } from "react"
import { Glyph } from "../glyphs/glyph.tsx"
import { isLent } from "../play/table.ts"
import { useShown, useTable, useView } from "../play/use-table.ts"
import { botIds, hasTemper, seatedAs } from "../screens/setup/bots.ts"
import { useWords } from "../words/words.ts"

/** The bots that one would leave one's seat to. */
const good = botIds.filter(hasTemper)

export function Lend(): ReactNode {
  const { client } = useTable()
  const words = useWords()
  const { seat, over } = useView()
  const lent = useShown(({ shown }) => isLent(shown))
  const place = useShown((state) => state.place)
  if (lent || place !== "here" || over !== null || client.example !== null || !client.here.includes(seat))
    return null
  return (
    <details className="tool-menu lend">
      <summary className="tool" title={words.lend}>
        <Glyph name="vintage-robot" label={words.lend} />
      </summary>
      <div className="menu">
        <p>{words.lend}</p>
        {good.map((bot) => (
          <button key={bot} type="button" className="choice" onClick={() => client.lend(seat, bot)}>
            {words.setup.bots[bot]}
          </button>
        ))}
      </div>
    </details>
  )
}

/** Above the table, while a bot plays for whoever looks. */
export function Lent(): ReactNode {
  const { client } = useTable()
  const words = useWords()
  const { seat, over } = useView()
  const seating = useShown(({ shown }) => shown.seats[shown.view?.seat ?? -1])
  const place = useShown((state) => state.place)
  if (seating?.kind !== "bot" || !client.here.includes(seat) || over !== null) return null
  const { bot } = seatedAs(seating.bot)
  return (
    <div className="onlooking" role="status">
      <p>{words.lent(words.setup.bots[bot])}</p>
      {place === "here" && (
        <button type="button" className="choice primary" onClick={() => client.lend(seat, null)}>
          {words.takeBack}
        </button>
      )}
    </div>
  )
}
