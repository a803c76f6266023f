// Two players change places.

import { emit, type Seat } from "@soulspire/kernel"
import { player, type SpireRun } from "./run.ts"

export function switchRows(r: SpireRun, who: Seat, other: Seat): void {
  const [one, two] = [player(r, who), player(r, other)]
  ;[one.row, two.row] = [two.row, one.row]
  emit(r, { k: "switchRows", who, with: other }, null)
}
