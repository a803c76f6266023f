// A style may set variables of the style sheets.

import type * as react from "react"

declare module "react" {
  interface CSSProperties {
    [variable: `--${string}`]: string | number
  }
}
