// Which pile is being looked through: the one that was clicked, or the only one that holds what one is to choose from.

import type { View } from "@soulspire/kernel"
import type { Asked } from "@soulspire/match"
import { useState } from "react"
import { useAsked } from "../../play/use-table.ts"
import { useBasementView } from "./shape.ts"

/** Piles whose cards lie under each other: what is in them cannot be clicked where it lies. */
const piles = [
  "lootDeck",
  "lootDiscard",
  "treasureDeck",
  "treasureDiscard",
  "monsterDeck",
  "monsterDiscard",
  "roomDeck",
  "roomDiscard",
  "outside",
]

/** The pile that holds all that a decision can be answered with; null if something of it lies elsewhere. */
function pileFor(view: View, asked: readonly Asked[]): { zone: string; decision: number } | null {
  for (const { id, kind, standing, options } of asked) {
    const first = options.flatMap(({ refs }) => refs.slice(0, 1))
    // What is put in order is seen where that is done.
    if (standing || kind === "order" || first.length === 0) continue
    const zone = piles.find((each) => view.zones[each]?.some(({ ref }) => ref === first[0]))
    if (zone !== undefined && first.every((one) => view.zones[zone].some(({ ref }) => ref === one)))
      return { zone, decision: id }
  }
  return null
}

export interface OpenPile {
  zone: string | null
  open(zone: string): void
  close(): void
}

export function useOpenPile(): OpenPile {
  const view = useBasementView()
  const wanted = pileFor(view, useAsked())
  const [clicked, setClicked] = useState<string | null>(null)
  const [dismissed, setDismissed] = useState(0)
  const unasked = wanted === null || wanted.decision === dismissed ? null : wanted.zone
  return {
    zone: clicked ?? unasked,
    open: setClicked,
    close() {
      setClicked(null)
      if (wanted !== null) setDismissed(wanted.decision)
    },
  }
}
