// One thing on a table: a card by its face or its back, lit if it can be clicked, looked at when pointed to. Every board is
// made of these, so that whatever a decision names can be found and clicked.

import type { CardView } from "@soulspire/kernel"
import { plainText } from "@soulspire/text"
import { type ReactNode, useEffect, useRef } from "react"
import { entryOf, useBox, useHinted, useLight, useNames, useSpeaker, useTable } from "../play/use-table.ts"
import { Back, Face, type Size } from "./face.tsx"

/** How long a finger, or a pointer, rests before it means to look, in milliseconds. */
const LONG_PRESS = 450
const REST = 220
/** So wide, a card's text can be read where it lies, in pixels. */
const READABLE = 165

interface ThingProps {
  card: CardView
  /** Where it lies, for whoever asks why it cannot be used. */
  zone?: string
  size?: Size
  /** What the board adds to it: numbers, tokens. */
  children?: ReactNode
  className?: string
  /** What else is to be said of it to whoever cannot see it. */
  note?: string
}

export function Thing({
  card,
  zone = "",
  size = "m",
  children,
  className = "",
  note,
}: ThingProps): ReactNode {
  const table = useTable()
  const box = useBox()
  const speaker = useSpeaker()
  const names = useNames()
  const light = useLight(card.ref)
  const hinted = useHinted(card.ref)
  const press = useRef<ReturnType<typeof setTimeout> | null>(null)
  const { ref } = card
  const entry = entryOf(box, card.card)
  const known = card.card !== undefined
  const name = !known
    ? speaker.word(`back.${card.back}`)
    : ref === undefined
      ? (entry?.name ?? card.card ?? "")
      : plainText(speaker.thing(ref, names))
  const isRead = known && (size === "l" || size === "xl")
  const look = (noted: boolean): void => {
    if (ref !== undefined && known) table.inspect({ ref, noted })
  }
  const release = (): void => {
    if (press.current !== null) clearTimeout(press.current)
    press.current = null
  }
  useEffect(() => release, [])
  const face = known ? <Face card={card} size={size} /> : <Back back={card.back} size={size} />
  const common = {
    className: `thing thing-${size} ${light === undefined ? "" : `lit lit-${light}`} ${hinted ? "hinted" : ""} ${className}`,
    "data-ref": ref,
    "data-card": card.card,
    onPointerEnter: (event: React.PointerEvent) => {
      if (event.pointerType !== "mouse" || event.buttons !== 0) return
      const thing = event.currentTarget
      // Measured when it is looked at: by then it has been lifted.
      press.current = setTimeout(() => look(isRead && thing.getBoundingClientRect().width >= READABLE), REST)
    },
    onPointerLeave: (event: React.PointerEvent) => {
      release()
      if (event.pointerType === "mouse") table.inspect(null)
    },
    onPointerDown: (event: React.PointerEvent) => {
      release()
      if (event.pointerType !== "mouse") press.current = setTimeout(() => look(false), LONG_PRESS)
    },
    onPointerUp: release,
    onContextMenu: (event: React.MouseEvent) => {
      event.preventDefault()
      look(false)
    },
  }
  const label = note === undefined ? name : `${name}, ${note}`
  const lit = light !== undefined && ref !== undefined
  return (
    <button
      type="button"
      {...common}
      // One element for as long as it lies here, lit or not: whatever is under a pointer, or has the focus, stays what it is.
      {...(lit ? { "aria-pressed": light === "picked" } : { role: "img", "aria-label": label, tabIndex: -1 })}
      onClick={() => (lit ? table.click(ref) : table.explain(card, zone))}
      // Whoever points does not take the focus from where the keys have it.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={({ target }) => {
        if (lit && target.matches(":focus-visible")) look(isRead)
      }}
      onBlur={() => table.inspect(null)}
    >
      {/* A card that can be read is called by all that stands on it; others by their name and what is to be said of them. */}
      {lit && !isRead && <span className="sr-only">{label}</span>}
      <span className="thing-look" aria-hidden={!isRead}>
        {face}
        {children}
      </span>
    </button>
  )
}
