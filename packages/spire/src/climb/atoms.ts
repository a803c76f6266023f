// What a player begins with, before anything has happened: nobody is told.

import type { Seat } from "@soulspire/kernel"
import type { SpireRun } from "../state/run.ts"
import { playerToWrite } from "../state/write.ts"

export function beginWith(r: SpireRun, seat: Seat, maxHp: number, hp: number, gold: number): void {
  const own = playerToWrite(r, seat)
  own.maxHp = maxHp
  own.hp = hp
  own.gold = gold
}
