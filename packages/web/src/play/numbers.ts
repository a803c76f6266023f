// Why a number is what it is, as a sum in one line: "attack 3 = 1 + 1 Meat! + 1".

import type { Told } from "@soulspire/match"
import type { GameBox, Speaker } from "@soulspire/text"
import { entryOf } from "./use-table.ts"

type Numbers = Extract<Told, { what: "numbers" }>["numbers"]
type Term = Numbers[string]["terms"][number]

function termText(box: GameBox, { set, add, min, max, card }: Term, isFirst: boolean): string {
  const source = card === null ? "" : ` ${entryOf(box, card)?.name ?? card}`
  if (add !== undefined) return `${add < 0 ? "−" : "+"} ${Math.abs(add)}${source}`
  if (set !== undefined) return isFirst ? `${set}` : `→ ${set}${source}`
  return min === undefined ? `≤ ${max}` : `≥ ${min}`
}

/** A line for each number that is not plainly what is printed. */
export const sums = (box: GameBox, speaker: Speaker, numbers: Numbers): string[] =>
  Object.entries(numbers).flatMap(([stat, { total, terms }]) =>
    terms.length < 2
      ? []
      : [
          `${speaker.word(`stat.${stat}`)} ${total} = ${terms.map((term, i) => termText(box, term, i === 0)).join(" ")}`,
        ],
  )
