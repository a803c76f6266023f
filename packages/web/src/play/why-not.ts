// Why something on the table cannot be used now: the game is asked about each act that could be meant.

import { type CardView, type Reason, slotOf } from "@soulspire/kernel"
import { actsWith, type GameBox, isTelling } from "@soulspire/text"
import type { MatchClient } from "./client.ts"

/** The first reason that says something; null if there is none. */
export async function whyNot(
  client: MatchClient,
  box: GameBox,
  seat: number,
  card: CardView,
  zone: string,
): Promise<Reason | null> {
  if (card.ref === undefined || card.card === undefined) return null
  for (const possible of actsWith(box, seat, card, zone.replace(/\.\d+$/, ""))) {
    const act = `${possible.act}:${card.card}#${slotOf(card.ref)}`
    const reason = (await client.ask({ what: "explain", act }))?.reason ?? null
    if (isTelling(reason, possible)) return reason
  }
  return null
}
