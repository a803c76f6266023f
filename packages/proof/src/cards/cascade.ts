// A play within a play: shows the top card of the deck, which you may play at once for nothing.

import { call, count, gate, ref, set, when } from "@soulspire/kernel"
import { spell } from "../words.ts"

export default spell("cascade", [
  { op: "show", what: { from: "deck", top: 1 } },
  set("above", count({ from: "stack" })),
  { op: "point", as: "found", whom: { top: "deck" } },
  when({ is: ["found", "here"] }, [
    gate({
      ask: "may",
      prompt: "play-it",
      do: [],
      ifDo: [{ op: "playNow", card: "found", by: "you" }, call("settled", { floor: ref("above") })],
    }),
  ]),
])
