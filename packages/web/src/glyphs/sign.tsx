// The picture of a number or a token, as the game that is looked at draws it.

import type { ReactNode } from "react"
import { signOf, useBox } from "../play/use-table.ts"
import { Glyph } from "./glyph.tsx"

interface SignProps {
  /** The name of the number: a field or a fact. */
  of: string
  label?: string
  inline?: boolean
  className?: string
}

export const Sign = ({ of, ...rest }: SignProps): ReactNode => <Glyph name={signOf(useBox(), of)} {...rest} />
