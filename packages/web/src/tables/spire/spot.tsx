// A place on the table that an option can name and that is no card: an enemy, a player. Lit, clicked and looked at as cards
// are.

import { isSeat } from "@soulspire/kernel"
import { type CSSProperties, type PointerEvent, type ReactNode, useRef } from "react"
import { useHinted, useLight, useTable } from "../../play/use-table.ts"

/** How long a finger rests before it means to look, in milliseconds. */
const LONG_PRESS = 450

interface SpotProps {
  of: number
  label: string
  /** Does what is in it say all of it? */
  told?: boolean
  /** The card that is shown large for it. */
  card?: number | undefined
  className?: string
  style?: CSSProperties
  children: ReactNode
}

export function Spot({
  of,
  label,
  told = false,
  card,
  className = "",
  style,
  children,
}: SpotProps): ReactNode {
  const table = useTable()
  const light = useLight(of)
  const hinted = useHinted(of)
  const press = useRef<ReturnType<typeof setTimeout> | null>(null)
  const shown = card ?? (isSeat(of) ? undefined : of)
  const look = (): void => {
    if (shown !== undefined) table.inspect({ ref: shown })
  }
  const release = (): void => {
    if (press.current !== null) clearTimeout(press.current)
    press.current = null
  }
  const common = {
    className: `sp-spot ${light === undefined ? "" : `lit lit-${light}`} ${hinted ? "hinted" : ""} ${className}`,
    style,
    "data-ref": of,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") look()
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      release()
      if (pointerType === "mouse") table.inspect(null)
    },
    onPointerDown: () => {
      press.current = setTimeout(look, LONG_PRESS)
    },
    onPointerUp: release,
  }
  const lit = light !== undefined
  return (
    <button
      type="button"
      {...common}
      // One element, lit or not: whoever stands here stays who they are.
      {...(lit
        ? { "aria-pressed": light === "picked", ...(!told && { "aria-label": label }) }
        : { role: "group", "aria-label": label, tabIndex: -1 })}
      onClick={() => {
        if (lit) table.click(of)
      }}
      onMouseDown={(event) => event.preventDefault()}
      // By keys only: a large card that came up under a finger would take the tap.
      onFocus={({ target }) => {
        if (target.matches(":focus-visible")) look()
      }}
      onBlur={() => table.inspect(null)}
    >
      {children}
    </button>
  )
}
