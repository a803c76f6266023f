// The proof game with everything a table needs: rules, cards and words.

import type { CatalogueCard, GameBox } from "@soulspire/text"
import { board } from "./board.ts"
import { cards, copies, printed } from "./cards/index.ts"
import { proof, type ProofState } from "./game.ts"
import { proofOps } from "./ops.ts"
import { words as english } from "./text/en/index.ts"
import { words as italian } from "./text/it/index.ts"
import { telling } from "./text/telling.ts"
import type { Card } from "./words.ts"
import { sim } from "./sim.ts"

const entryOf = ({ look, def }: Card): CatalogueCard => ({
  id: def.id,
  name: def.id
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" "),
  set: "proof",
  count: copies(def),
  kind: def.kinds[0],
  look,
})

export const proofBox: GameBox<ProofState> = {
  game: proof,
  name: "Proof",
  cards: printed.map(entryOf),
  defs: cards,
  ops: proofOps,
  telling,
  words: { en: english, it: italian },
  board,
  sim,
}
