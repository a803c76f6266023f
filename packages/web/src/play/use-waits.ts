// What is waited for while one is asked nothing: somebody who thinks, or somebody who is to move.

import { useWords } from "../words/words.ts"
import { useAsked, useShown, useView } from "./use-table.ts"

/** "" where it is one's own move, and where nobody is to move. */
export function useWaits(): string {
  const words = useWords()
  const view = useView()
  const mine = useAsked().some(({ standing }) => !standing)
  const seats = useShown(({ shown }) => shown.seats)
  const thinking = useShown((state) => state.thinking)
  const name = (seat: number): string => seats[seat]?.name ?? ""
  const others = [...new Set(view.waiting.map(({ seat }) => seat))].filter((seat) => seat !== view.seat)
  if (mine || others.length === 0) return ""
  return thinking !== null && others.some((seat) => seat === thinking)
    ? words.thinks(name(thinking))
    : words.waitingFor(others.map(name).join(", "))
}
