// Looking at the top card of a deck at any time, where a card permits it: whenever one has priority, off the stack (FS-Q-16).

import {
  type ActSpec,
  bit,
  emit,
  lookupName,
  NOBODY,
  object,
  permitted,
  type Ref,
  type Seat,
  show,
  topOf,
  zone,
} from "@soulspire/kernel"
import { DECKS, type FourSoulsRun, type ReadData, type ReadTable } from "../../state/run.ts"

/** What a player may look at and has not seen yet: seen once, a card is known where it lies. */
function unseen(r: FourSoulsRun, seat: Seat, deck: string): Ref {
  const top = topOf(r, zone(r, `${deck}Deck`))
  const isKnown = ((object(r, top)?.known ?? 0) & bit(seat)) !== 0
  return isKnown || !permitted(r, "look", seat, top) ? NOBODY : top
}

export const lookingActs: Record<string, ActSpec<ReadTable, ReadData>> = {
  look: {
    windows: ["action", "respond"],
    list(r, seat, add) {
      if (lookupName(r, "permit", "look").length === 0) return
      for (const deck of DECKS) if (unseen(r, seat, deck) !== NOBODY) add(deck, [])
    },
    explain: () => ({ key: "nothing-to-look-at", rule: "FS-Q-16" }),
    go(r, _f, seat, option) {
      const deck = option.key.split(":")[1]
      const event = show(r, [topOf(r, zone(r, `${deck}Deck`))], bit(seat))
      if (event !== null) emit(r, event, null)
    },
  },
}
