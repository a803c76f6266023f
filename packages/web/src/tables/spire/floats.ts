// What rises from whom when something happens.

import type { GameEvent } from "@soulspire/kernel"
import { signs } from "./signs.ts"

export interface Float {
  whom: number
  kind:
    | "hurt"
    | "blocked"
    | "heal"
    | "block"
    | "token"
    | "energy"
    | "gold"
    | "death"
    | "orb"
    | "burst"
    | "stance"
  text: string
  glyph?: string
  /** Whose colours it has: of an orb, of a stance. */
  tone?: string
}

const ref = (value: unknown): number => (typeof value === "number" ? value : -1)
const word = (value: unknown): string => (typeof value === "string" ? value : "")
const number = (value: unknown): number => (typeof value === "number" ? value : 0)

/** `sign` gives the picture of a number or a token. */
export function floatsFrom(
  { k, who, whom, amount, blocked, token, orb, cause, old, from, ...rest }: GameEvent,
  sign: (name: string) => string,
): Float[] {
  const many = number(amount)
  const named = (value: unknown): string => (word(value) === "" ? "" : sign(word(value)))
  switch (k) {
    case "damage":
      return [
        ...(number(blocked) > 0
          ? [
              {
                whom: ref(whom),
                kind: "blocked" as const,
                text: String(number(blocked)),
                glyph: sign("block"),
              },
            ]
          : []),
        ...(many > 0 ? [{ whom: ref(whom), kind: "hurt" as const, text: `−${many}` }] : []),
      ]
    case "loseHp":
      // The loss that a blow has brought is told by the blow.
      return rest["by"] === undefined && many > 0 ? [{ whom: ref(whom), kind: "hurt", text: `−${many}` }] : []
    case "heal":
      return many > 0 ? [{ whom: ref(whom), kind: "heal", text: `+${many}`, glyph: sign("hp") }] : []
    case "gainBlock":
      return many > 0 ? [{ whom: ref(whom), kind: "block", text: `+${many}`, glyph: sign("block") }] : []
    case "gainToken": {
      const glyph = named(token)
      return [{ whom: ref(whom), kind: "token", text: `+${many}`, ...(glyph !== "" && { glyph }) }]
    }
    case "addCubes":
      return [{ whom: ref(rest["what"]), kind: "token", text: `+${many}`, glyph: sign("counters") }]
    case "channel":
      return [{ whom: ref(who), kind: "orb", text: "", glyph: named(orb), tone: word(orb) }]
    case "evoke":
      return [{ whom: ref(who), kind: "burst", text: "", glyph: named(orb), tone: word(orb) }]
    case "enterStance": {
      const stance = rest["stance"]
      // Nothing is drawn for the one that everybody begins in.
      return named(stance) === ""
        ? []
        : [{ whom: ref(who), kind: "stance", text: "", glyph: named(stance), tone: word(stance) }]
    }
    case "gainMiracle":
      return [{ whom: ref(who), kind: "token", text: `+${many}`, glyph: sign("miracles") }]
    case "spendMiracle":
      return [{ whom: ref(who), kind: "token", text: "−1", glyph: sign("miracles") }]
    case "gainShiv":
      return [{ whom: ref(who), kind: "token", text: "+1", glyph: sign("shivs") }]
    case "gainEnergy":
      return [{ whom: ref(who), kind: "energy", text: `+${many}`, glyph: sign("energy") }]
    case "gainGold":
      return [{ whom: ref(who), kind: "gold", text: `+${many}`, glyph: sign("gold") }]
    case "payGold":
      return [{ whom: ref(who), kind: "gold", text: `−${many}`, glyph: sign("gold") }]
    case "move":
      return cause === "death" && from === "enemies"
        ? [{ whom: ref(old), kind: "death", text: "", glyph: signs.skull }]
        : []
    default:
      return []
  }
}
