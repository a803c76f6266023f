// Something on the table that is no card, but that a decision can name: a player, something on the stack. Lit and clickable
// as cards are.

import type { HTMLAttributes, ReactNode } from "react"
import { isMany } from "../../decide/lit.ts"
import { useAsked, useLight, useTable } from "../../play/use-table.ts"

interface SpotProps extends HTMLAttributes<HTMLElement> {
  at: number
  /** What it is called while it cannot be clicked; a button is called by what stands on it. */
  label: string
  children: ReactNode
}

export function Spot({ at, label, className = "", children, ...rest }: SpotProps): ReactNode {
  const table = useTable()
  const light = useLight(at)
  // What can be done at any time is no reason to call somebody; nor is what comes only after something else.
  const calls = useAsked().some(
    (asked) =>
      !asked.standing &&
      asked.options.some(({ refs }) =>
        light === "start" && !isMany(asked) ? refs[0] === at : refs.some((each) => each === at),
      ),
  )
  const common = { ...rest, "data-ref": at }
  if (light === undefined)
    return (
      <div {...common} role="group" aria-label={label} className={className}>
        {children}
      </div>
    )
  return (
    <button
      type="button"
      {...common}
      className={`${className} lit lit-${light} ${calls ? "" : "fs-any-time"}`}
      aria-pressed={light === "picked"}
      onClick={() => table.click(at)}
    >
      {children}
    </button>
  )
}
