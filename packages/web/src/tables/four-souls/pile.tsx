// A deck or a discard: as thick as it is, with its count, the top of a discard face up. What can be done with it, or with a
// card in it, lights it; clicking looks through it.

import type { Option } from "@soulspire/kernel"
import type { Asked } from "@soulspire/match"
import type { ReactNode } from "react"
import { Back, Face } from "../../cards/face.tsx"
import { useAsked, useLights, useSpeaker, useTable } from "../../play/use-table.ts"
import { useBasementWords } from "./words.ts"
import { type Card, useZone } from "./shape.ts"

/** What is answered by clicking a deck, where the options name no card of it. */
const acts: Readonly<Record<string, readonly string[]>> = {
  lootDeck: ["look:loot"],
  treasureDeck: ["ware:deck", "look:treasure"],
  monsterDeck: ["against:deck", "look:monster"],
  roomDeck: ["look:room"],
}

interface PilesProps {
  /** What they are called in the style sheets. */
  name: string
  of: readonly string[]
  onOpen(zone: string): void
}

/** A deck with its discard. */
export const Piles = ({ name, of, onOpen }: PilesProps): ReactNode => (
  <div className={`fs-piles fs-${name}`} data-place={name}>
    {of.map((zone) => (
      <Pile key={zone} zone={zone} onOpen={onOpen} />
    ))}
  </div>
)

/** What one could do with a deck as a whole now. */
export function useDeckActs(zone: string): { asked: Asked; option: Option }[] {
  const own = acts[zone] ?? []
  return useAsked().flatMap((asked) =>
    asked.options.filter(({ key }) => own.includes(key)).map((option) => ({ asked, option })),
  )
}

/** A card's thickness of a pile, and the most that is drawn. */
const THIN = 0.09
const THICKEST = 9

const known = ({ card }: Card): boolean => card !== undefined

function Pile({ zone, onOpen }: { zone: string; onOpen(zone: string): void }): ReactNode {
  const table = useTable()
  const speaker = useSpeaker()
  const words = useBasementWords()
  const lit = useLights()
  const cards = useZone(zone)
  const deckActs = useDeckActs(zone)
  const top = cards.at(-1)
  const name = speaker.word(`zone.${zone}`)
  const inside = cards.some(({ ref }) => ref !== undefined && lit.has(ref))
  const isLit = inside || deckActs.length > 0
  const opens = cards.some(known)
  const style = { "--thick": `${Math.min(THICKEST, cards.length * THIN)}px` }
  const face =
    top === undefined ? (
      <span className="fs-pile-empty" />
    ) : known(top) ? (
      <Face card={top} size="m" />
    ) : (
      <Back back={top.back} size="m" />
    )
  const common = {
    className: `fs-pile fs-pile-${zone} fs-of-${top?.back ?? "nothing"} ${isLit ? "lit lit-pick" : ""}`,
    style,
    "data-zone": zone,
  }
  const content = (
    <>
      <span className="fs-pile-cards">{face}</span>
      <span className="fs-pile-name">
        {name} <b>{cards.length}</b>
      </span>
    </>
  )
  if (!isLit && !opens)
    return (
      <div {...common} role="img" aria-label={`${name}, ${cards.length}`}>
        {content}
      </div>
    )
  const [only] = deckActs
  return (
    <button
      type="button"
      {...common}
      title={words.browse(name, cards.length)}
      onClick={() => {
        if (deckActs.length === 1 && !inside) table.choose(only.asked, only.option)
        else onOpen(zone)
      }}
    >
      {content}
    </button>
  )
}
