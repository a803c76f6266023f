// The face and the back of a card: one glyph, one hue, a big name, a short text. What kind it is shows in frame and shape.

import type { CardView, Def } from "@soulspire/kernel"
import { type GameBox, type Line, type Look, plainText, type Speaker } from "@soulspire/text"
import type { ReactNode } from "react"
import { Glyph } from "../glyphs/glyph.tsx"
import { defOf, entryOf, useBox, useSpeaker } from "../play/use-table.ts"
import { Cost, costOf, Gains, Strength } from "./badges.tsx"
import { Sentence } from "./line.tsx"

/** A tile, a card on the table, a card in the hand, one to be read. */
export type Size = "s" | "m" | "l" | "xl"

/** A card as far as its face shows it. */
export type Shown = Pick<CardView, "card" | "named" | "numerals" | "shows">

/** Something without a card, such as a roll on a stack, looks like nothing in particular. */
const plainLook: Look = { glyph: "perspective-dice-six-faces-random", hue: 40 }

const textOf = (box: GameBox, def: Def, { numerals }: Shown): Def =>
  numerals === undefined ? def : box.game.reworded(def.id, numerals)

/** So many letters fit on a face in letters of the usual size; more of them are smaller. */
const FITTING = 90

/** So many letters of one word fit beside a cost; a longer one is written smaller. */
const LONGEST = 11

/** How much smaller a name is written so that its longest word fits. */
const nameFit = (name: string): number =>
  Math.min(1, LONGEST / Math.max(...name.split(/[\s-]/).map((word) => word.length)))

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

function Text({ def }: { def: Def }): ReactNode {
  const box = useBox()
  const speaker = useSpeaker()
  const plate = plateOf(box, def)
  const lines = linesOf(box, speaker, def)
  const letters = lines.reduce((sum, line) => sum + plainText(line).length + 12, 0)
  const most = plate === undefined ? 1 : 1.3
  const fit = Math.max(0.62, Math.min(most, Math.sqrt(FITTING / letters)))
  return (
    <span className="face-text" style={{ "--fit": fit }}>
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
  const plate = def === undefined ? undefined : plateOf(box, def)
  const kinds = def?.kinds.map((kind) => `is-${kind}`).join(" ") ?? "is-thing"
  return (
    <span className={`face face-${size} ${kinds}`} style={{ "--hue": hue }} data-back={def?.back}>
      <Cost facts={facts} shows={card.shows} />
      <span className="face-name" style={{ "--name-fit": nameFit(entry?.name ?? "") }}>
        {entry?.name ?? ""}
      </span>
      <span className="face-picture">
        <span className="face-plate" />
        <Glyph name={glyph} className="face-shade" />
        <Glyph name={glyph} className="face-glyph" />
        {small !== undefined && <Glyph name={small} className="face-small" />}
      </span>
      {(size === "l" || size === "xl") && plate !== undefined && (
        <span className="face-kind">{speaker.word(`kind.${plate}`)}</span>
      )}
      {(size === "l" || size === "xl") && def !== undefined && <Text def={textOf(box, def, card)} />}
      {size !== "s" && <Strength facts={facts} />}
      {(size === "l" || size === "xl") && <Gains facts={facts} />}
    </span>
  )
}

export const Back = ({ back, size }: { back: string; size: Size }): ReactNode => (
  <span className={`face face-${size} face-back`} data-back={back}>
    <span className="back-seal" />
  </span>
)
