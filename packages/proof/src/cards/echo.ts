// A delayed copy with no source in play: the next card you play this turn is copied, with new targets.

import { all, copyAct, later, same } from "@soulspire/kernel"
import { card, spell } from "../words.ts"

export default card(
  { glyph: "echo-ripples", hue: 185 },
  spell("echo", [
    later(
      {
        k: "on",
        event: "move",
        when: all({ says: ["ev.to", "stack"] }, { says: ["ev.cause", "play"] }, same("ev.controller", "you")),
        do: [copyAct("ev.obj", "you")],
      },
      "turn",
      1,
    ),
  ]),
)
