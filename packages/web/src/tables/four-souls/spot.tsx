// Something on the table that is no card, but that a decision can name: a player, something on the stack. Lit and clickable
// as cards are, and the same element whether it is lit or not.

import type { HTMLAttributes, ReactNode } from "react"
import { isMany } from "../../decide/lit.ts"
import { useAsked, useHinted, useLight, useTable } from "../../play/use-table.ts"

interface SpotProps extends HTMLAttributes<HTMLElement> {
  at: number
  /** What it is called while it cannot be clicked; a button is called by what stands on it. */
  label: string
  children: ReactNode
}

export function Spot({ at, label, className = "", children, ...rest }: SpotProps): ReactNode {
  const table = useTable()
  const light = useLight(at)
  const hinted = useHinted(at)
  // What can be done at any time is no reason to call somebody; nor is what comes only after something else.
  const calls = useAsked().some(
    (asked) =>
      !asked.standing &&
      asked.options.some(({ refs }) =>
        light === "start" && !isMany(asked) ? refs[0] === at : refs.some((each) => each === at),
      ),
  )
  const lit = light === undefined ? "" : `lit lit-${light} ${calls ? "" : "fs-any-time"}`
  return (
    <div
      {...rest}
      data-ref={at}
      className={`fs-spot ${className} ${lit} ${hinted ? "hinted" : ""}`}
      {...(light === undefined
        ? { role: "group", "aria-label": label }
        : {
            role: "button",
            tabIndex: 0,
            "aria-pressed": light === "picked",
            onClick: () => table.click(at),
            onKeyDown: (event: React.KeyboardEvent) => {
              if (event.key !== "Enter" && event.key !== " ") return
              event.preventDefault()
              event.stopPropagation()
              table.click(at)
            },
          })}
    >
      {children}
    </div>
  )
}
