// What rises from whom when something happens.

import type { GameEvent, Ref } from "@soulspire/kernel"
import { type Sign, signs } from "./signs.ts"

export interface Float {
  whom: Ref
  kind: "hurt" | "blocked" | "heal" | "block" | "token" | "energy" | "gold" | "death"
  text: string
  glyph?: string
}

const ref = (value: unknown): Ref => (typeof value === "number" ? value : -1)
const number = (value: unknown): number => (typeof value === "number" ? value : 0)

export function floatsFrom({
  k,
  who,
  whom,
  amount,
  blocked,
  token,
  orb,
  cause,
  old,
  from,
  ...rest
}: GameEvent): Float[] {
  const many = number(amount)
  switch (k) {
    case "damage":
      return [
        ...(number(blocked) > 0
          ? [{ whom: ref(whom), kind: "blocked" as const, text: String(number(blocked)), glyph: signs.block }]
          : []),
        ...(many > 0 ? [{ whom: ref(whom), kind: "hurt" as const, text: `−${many}` }] : []),
      ]
    case "loseHp":
      // The loss that a blow has brought is told by the blow.
      return rest["by"] === undefined && many > 0 ? [{ whom: ref(whom), kind: "hurt", text: `−${many}` }] : []
    case "heal":
      return many > 0 ? [{ whom: ref(whom), kind: "heal", text: `+${many}`, glyph: signs.hp }] : []
    case "gainBlock":
      return many > 0 ? [{ whom: ref(whom), kind: "block", text: `+${many}`, glyph: signs.block }] : []
    case "gainToken": {
      const glyph = typeof token === "string" ? (signs as Partial<Record<string, string>>)[token] : undefined
      return [{ whom: ref(whom), kind: "token", text: `+${many}`, ...(glyph !== undefined && { glyph }) }]
    }
    case "channel":
      return [{ whom: ref(who), kind: "token", text: "", glyph: signs[orb as Sign] }]
    case "gainShiv":
      return [{ whom: ref(who), kind: "token", text: "+1", glyph: signs.shivs }]
    case "gainEnergy":
      return [{ whom: ref(who), kind: "energy", text: `+${many}`, glyph: signs.energy }]
    case "gainGold":
      return [{ whom: ref(who), kind: "gold", text: `+${many}`, glyph: signs.gold }]
    case "payGold":
      return [{ whom: ref(who), kind: "gold", text: `−${many}`, glyph: signs.gold }]
    case "move":
      return cause === "death" && from === "enemies"
        ? [{ whom: ref(old), kind: "death", text: "", glyph: signs.skull }]
        : []
    default:
      return []
  }
}
