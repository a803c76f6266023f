// A line of text tokens with a terminal's colours: cards stand out a little, icons are written out.

import type { Line } from "@soulspire/text"
import type { Paint } from "../shell/paint.ts"

export const inked = (line: Line, paint: Paint): string =>
  line
    .map((token) =>
      typeof token === "string"
        ? token
        : "icon" in token
          ? token.word
          : "keyword" in token
            ? paint.italic(token.text)
            : paint.cyan(token.text),
    )
    .join("")
