// A small picture of a saved game: everybody who plays, as whom, and how far they have come.

import type { GameBox } from "@soulspire/text"
import { type ReactNode, Suspense } from "react"
import { Glyph } from "../../glyphs/glyph.tsx"
import { entryOf, signOf, useSpeaker } from "../../play/use-table.ts"
import { portraitFor } from "../../tables/tables.ts"
import type { SavedMatch } from "../../worker/messages.ts"
import { Plate } from "../setup/pictures.tsx"

/** Whom somebody plays; a bot or a person, where that is not known. */
function Who({ box, card, bot }: { box: GameBox; card: string | undefined; bot: boolean }): ReactNode {
  const entry = entryOf(box, card)
  const Drawn = portraitFor(box.game.id)
  if (entry === undefined) return <Glyph name={bot ? "vintage-robot" : "meeple"} />
  if (Drawn === undefined) return <Plate look={entry.look} />
  return (
    <Suspense fallback={null}>
      <Drawn card={entry.id} />
    </Suspense>
  )
}

export function Snapshot({ box, saved }: { box: GameBox; saved: SavedMatch }): ReactNode {
  const speaker = useSpeaker()
  return (
    <ul className="snapshot">
      {saved.seats.map(({ name, kind }, seat) => {
        const stands = saved.gist?.seats[seat]
        const hue = entryOf(box, stands?.card)?.look.hue ?? 40
        return (
          <li key={seat} style={{ "--hue": hue }}>
            <span className="snapshot-who" aria-hidden="true">
              <Who box={box} card={stands?.card} bot={kind === "bot"} />
            </span>
            <span className="snapshot-name">{name}</span>
            {stands !== undefined && (
              <span className="snapshot-mark">
                <Glyph name={signOf(box, stands.of)} inline /> {stands.number}
                <span className="sr-only"> {speaker.word(`stat.${stands.of}`)}</span>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
