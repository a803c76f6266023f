// The face and the back of a card: one glyph, one hue, a big name, a short text. What kind it is shows in frame and shape.

import type { CardView, Def } from "@soulspire/kernel"
import type { GameBox, Line, Look, Speaker } from "@soulspire/text"
import type { ReactNode } from "react"
import { Glyph } from "../glyphs/glyph.tsx"
import { defOf, entryOf, useBox, useSpeaker } from "../play/use-table.ts"
import { Cost, costOf, Gains, Strength } from "./badges.tsx"
import { fitOf, nameFit } from "./fit.ts"
import { Sentence } from "./line.tsx"

/** A tile, a card on the table, a card in the hand, one to be read. */
export type Size = "s" | "m" | "l" | "xl"

/** A card as far as its face shows it. */
export type Shown = Pick<CardView, "card" | "named" | "numerals" | "shows">

/** Something without a card, such as a roll on a stack, looks like nothing in particular. */
const plainLook: Look = { glyph: "perspective-dice-six-faces-random", hue: 40 }

const textOf = (box: GameBox, def: Def, { numerals }: Shown): Def =>
  numerals === undefined ? def : box.game.reworded(def.id, numerals)

/** How wide a name may be, in its own letters, and where a cost stands before it. */
const NAME_ROOM = 7.7
const NAME_BESIDE_COST = 5.7
/** The letters of costly cards are broader. */
const BROAD = 1.4

/** What stands on a face besides picture and text, as high as it is in widths of the card: see `styles/cards.css`. */
const RIMS = 0.205
const NAME_ROW = 0.113
const BELOW_NAME = 0.03
const STRENGTH = 0.165
/** What is gained for it lies on the picture, which keeps room for it. */
const GAINS = 0.17

/** What kind of card it is, for one that is paid for: written on a plate, for the text need not say it then. */
const plateOf = (box: GameBox, { kinds, facts }: Def): string | undefined =>
  costOf(box, facts) === null
    ? undefined
    : kinds.find((kind) => box.face?.cost?.kinds.includes(kind) === true)

const spoken = new WeakMap<Speaker, WeakMap<Def, readonly Line[]>>()

/** A card's text is put into words once; a table draws it again and again. */
function linesOf(box: GameBox, speaker: Speaker, def: Def): readonly Line[] {
  let known = spoken.get(speaker)
  if (known === undefined) spoken.set(speaker, (known = new WeakMap()))
  let lines = known.get(def)
  if (lines === undefined) {
    const plate = plateOf(box, def)
    const { fact = "", x = "" } = box.face?.cost ?? {}
    known.set(def, (lines = speaker.card(def, plate === undefined ? [] : [plate, fact, x])))
  }
  return lines
}

interface TextProps {
  def: Def
  shows: Shown["shows"]
  /** How many rows the name above takes. */
  rows: number
}

function Text({ def, shows, rows }: TextProps): ReactNode {
  const box = useBox()
  const speaker = useSpeaker()
  const lines = linesOf(box, speaker, def)
  const has = (facts: readonly string[] = []): boolean => facts.some((fact) => (def.facts[fact] ?? 0) > 0)
  const { below = [], gains } = box.face ?? {}
  // What is not printed may be there by now.
  const isStrong = has(below) || below.some((fact) => typeof shows?.[fact] === "number")
  const left = 1.4 - RIMS - rows * NAME_ROW - BELOW_NAME - (isStrong ? STRENGTH : 0)
  if (lines.length === 0) return null
  const letters = fitOf(lines, left, has(gains) ? GAINS : 0)
  return (
    <span className="face-text" style={{ "--letters": letters }}>
      {lines.map((line, i) => (
        <span key={i} className="face-line">
          <Sentence line={line} />
        </span>
      ))}
    </span>
  )
}

export function Face({ card, size }: { card: Shown; size: Size }): ReactNode {
  const box = useBox()
  const entry = entryOf(box, card.named ?? card.card)
  const def = defOf(box, card.card)
  const { glyph, hue, small } = entry?.look ?? plainLook
  const facts = def?.facts ?? {}
  const speaker = useSpeaker()
  const name = entry === undefined ? "" : speaker.name(entry.id)
  const plate = def === undefined ? undefined : plateOf(box, def)
  const kinds = def?.kinds.map((kind) => `is-${kind}`).join(" ") ?? "is-thing"
  const isCostly = costOf(box, facts) !== null
  const { longest, rows } = nameFit(name, isCostly ? NAME_BESIDE_COST : NAME_ROOM, isCostly ? BROAD : 1)
  const isRead = size === "l" || size === "xl"
  return (
    <span className={`face face-${size} ${kinds}`} style={{ "--hue": hue }} data-back={def?.back}>
      <Cost facts={facts} shows={card.shows} />
      <span className="face-name" style={{ "--longest": longest }}>
        {name}
      </span>
      <span className="face-picture">
        <span className="face-plate" />
        <Glyph name={glyph} className="face-shade" />
        <Glyph name={glyph} className="face-glyph" />
        {small !== undefined && <Glyph name={small} className="face-small" />}
        {isRead && <Gains facts={facts} />}
      </span>
      {isRead && plate !== undefined && <span className="face-kind">{speaker.word(`kind.${plate}`)}</span>}
      {isRead && def !== undefined && <Text def={textOf(box, def, card)} shows={card.shows} rows={rows} />}
      {size !== "s" && <Strength facts={facts} />}
    </span>
  )
}

export const Back = ({ back, size }: { back: string; size: Size }): ReactNode => (
  <span className={`face face-${size} face-back`} data-back={back}>
    <span className="back-seal" />
  </span>
)
