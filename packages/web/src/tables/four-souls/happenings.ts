// From what was told to what floats over the table: damage, healing, coins, souls, deaths, shields, rolls.

import type { GameEvent } from "@soulspire/kernel"

export type Kind = "hurt" | "healed" | "earned" | "paid" | "kept" | "died" | "soul" | "roll"

export interface Happening {
  kind: Kind
  /** Over whom or what it is seen. */
  at: number
  amount: number
  /** Where it drifts to. */
  to?: number
  /** What it lies as afterwards, for what has moved before it was seen. */
  then?: number
}

const number = (event: GameEvent, field: string): number => Number(event[field] ?? -1)

/** What a thing was called before it moved, if that was told as well. */
function oldName(news: readonly GameEvent[], ref: number): number {
  const move = news.findLast((event) => event.k === "move" && event["obj"] === ref)
  return typeof move?.["old"] === "number" ? move["old"] : ref
}

export function happeningsIn(news: readonly GameEvent[]): Happening[] {
  const happenings: Happening[] = []
  const add = (kind: Kind, at: number, amount = 0): void => void happenings.push({ kind, at, amount })
  for (const event of news)
    switch (event.k) {
      case "damage":
        add("hurt", number(event, "whom"), number(event, "amount"))
        break
      case "heal":
        add("healed", number(event, "whom"), number(event, "amount"))
        break
      case "prevented":
        add("kept", number(event, "whom"), number(event, "amount"))
        break
      case "payHealth":
        add("hurt", number(event, "who"), number(event, "amount"))
        break
      case "gainCents":
        add("earned", number(event, "who"), number(event, "amount"))
        break
      case "loseCents":
        add("paid", number(event, "who"), number(event, "amount"))
        if (number(event, "to") >= 0) add("earned", number(event, "to"), number(event, "amount"))
        break
      case "playerDies":
        add("died", number(event, "who"))
        break
      case "move":
        if (event["cause"] === "death")
          happenings.push({ kind: "died", at: number(event, "old"), amount: 0, then: number(event, "obj") })
        break
      case "soulGained":
        happenings.push({
          kind: "soul",
          at: oldName(news, number(event, "obj")),
          amount: 1,
          to: number(event, "who"),
        })
        break
      case "dice":
        if (event["combat"] !== 1) add("roll", number(event, "who"), number(event, "value"))
    }
  return happenings
}
