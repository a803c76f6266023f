// One thing on a table: a card by its face or its back, lit if it can be clicked, looked at when pointed to. Every board is
// made of these, so that whatever a decision names can be found and clicked.
// It is the same element for as long as the card lies there, lit or not: what is under a finger is never another one.

import type { CardView } from "@soulspire/kernel"
import { plainText } from "@soulspire/text"
import { type PointerEvent, type ReactNode, useEffect, useRef } from "react"
import { useHinted, useLight, useNames, useSpeaker, useTable } from "../play/use-table.ts"
import { Back, Face, type Size } from "./face.tsx"
import { canBeRead, isWide } from "./legible.ts"

/** How long a finger, or a pointer, rests before it means to look, in milliseconds. */
const LONG_PRESS = 450
const REST = 220

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

/** Looking at it: a pointer that rests on it, a finger that stays, the focus of the keys. */
function useLooking(ref: number | undefined, known: boolean) {
  const table = useTable()
  const press = useRef<ReturnType<typeof setTimeout> | null>(null)
  const look = (noted: boolean): void => {
    if (ref !== undefined && known) table.inspect({ ref, noted })
  }
  const release = (): void => {
    if (press.current !== null) clearTimeout(press.current)
    press.current = null
  }
  useEffect(() => release, [])
  return {
    look,
    release,
    rest(thing: Element) {
      // Measured when it is looked at: by then it has been lifted.
      press.current = setTimeout(() => look(isWide(thing) && canBeRead(thing)), REST)
    },
    hold() {
      release()
      press.current = setTimeout(() => look(false), LONG_PRESS)
    },
  }
}

/**
 * A finger cannot point: where a card's text cannot be read as it lies, the first tap raises the card and the second one means
 * it. What comes next to something that was begun is meant at once.
 */
function useTaps(ref: number | undefined, canBeRaised: boolean) {
  const table = useTable()
  const wasRaised = useRef(false)
  return {
    begin() {
      const { inspected } = table.getState()
      wasRaised.current = inspected !== null && "ref" in inspected && inspected.ref === ref
    },
    /** Does this click only raise it? */
    raises({ nativeEvent, currentTarget }: React.MouseEvent): boolean {
      const byFinger = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === "touch"
      return byFinger && canBeRaised && !wasRaised.current && !canBeRead(currentTarget)
    },
  }
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
  const speaker = useSpeaker()
  const names = useNames()
  const light = useLight(card.ref)
  const hinted = useHinted(card.ref)
  const { ref } = card
  const known = card.card !== undefined
  const { look, release, rest, hold } = useLooking(ref, known)
  const taps = useTaps(ref, known && (light === undefined || light === "start" || light === "pick"))
  const name = !known
    ? speaker.word(`back.${card.back}`)
    : ref === undefined
      ? speaker.name(card.card ?? "")
      : plainText(speaker.thing(ref, names))
  const isRead = known && size !== "s" && size !== "m"
  const isLit = light !== undefined
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Whoever has pressed it goes on at what is asked next, as if it were gone.
    if (!isLit && document.activeElement === button.current) button.current?.blur()
  }, [isLit])
  const label = note === undefined ? name : `${name}, ${note}`
  const classes = `thing thing-${size} ${light === undefined ? "" : `lit lit-${light}`} ${hinted ? "hinted" : ""} ${className}`
  // Of what nobody can name only the back is ever seen.
  if (ref === undefined)
    return (
      <div className={classes} data-card={card.card} role="img" aria-label={label}>
        {known ? <Face card={card} size={size} /> : <Back back={card.back} size={size} />}
        {children}
      </div>
    )
  return (
    <button
      type="button"
      ref={button}
      className={classes}
      data-ref={ref}
      data-card={card.card}
      {...(isLit
        ? { "aria-pressed": light === "picked" }
        : { role: "img", "aria-label": label, tabIndex: -1 })}
      onClick={(event) => {
        if (taps.raises(event)) look(false)
        else if (isLit) table.click(ref)
        else table.explain(card, zone)
      }}
      // Whoever points does not take the focus from where the keys have it.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={({ target, currentTarget }) => {
        if (isLit && target.matches(":focus-visible")) look(canBeRead(currentTarget))
      }}
      onBlur={() => table.inspect(null)}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType === "mouse" && event.buttons === 0) rest(event.currentTarget)
      }}
      onPointerLeave={(event: PointerEvent) => {
        release()
        if (event.pointerType === "mouse") table.inspect(null)
      }}
      onPointerDown={(event: PointerEvent) => {
        taps.begin()
        if (event.pointerType === "mouse") release()
        else hold()
      }}
      onPointerUp={release}
      onContextMenu={(event) => {
        event.preventDefault()
        look(false)
      }}
    >
      {/* A card that can be read is called by all that stands on it; others by their name and what is to be said of them. */}
      {isLit && !isRead && <span className="sr-only">{label}</span>}
      <span className="thing-look" aria-hidden={!isRead}>
        {known ? <Face card={card} size={size} /> : <Back back={card.back} size={size} />}
        {children}
      </span>
      {isRead && note !== undefined && <span className="sr-only">{note}</span>}
    </button>
  )
}
