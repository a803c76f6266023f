// What happens in Spire, and who sees what of it: everybody everything, but for cards in hands.

import type { Sight } from "@soulspire/kernel"

const open = (...fields: string[]): Record<string, Sight> =>
  Object.fromEntries(fields.map((field) => [field, "all"]))

export const events: Record<string, Record<string, Sight>> = {
  combatStarts: open("who"),
  combatBegins: open("who"),
  combatEnds: open("who"),
  reward: open("who", "from"),
  dieShows: open("who", "face"),
  roundStarts: open("who"),
  turnStarts: open("who"),
  turnEnds: open("who"),
  die: open("value"),
  discards: open("who"),
  switchRows: open("who", "with"),
  reshuffled: open("who"),
  brokenOff: {},
  plays: open("who", "card"),
  enemyMoves: open("whom"),
  entersMode: open("whom", "mode"),
  attacked: open("by", "whom", "source"),
  attacks: open("who"),
  itsEnemyDies: open("card", "whom"),
  playerDies: open("who"),
  damage: open("whom", "by", "amount", "blocked", "hit"),
  loseHp: open("whom", "by", "amount"),
  heal: open("whom", "amount"),
  gainBlock: open("whom", "amount"),
  loseBlock: open("whom", "amount", "cause"),
  gainToken: open("whom", "token", "amount", "by"),
  loseToken: open("whom", "token", "amount"),
  gainEnergy: open("who", "amount"),
  payEnergy: open("who", "amount", "miracles"),
  gainMiracle: open("who", "amount"),
  spendMiracle: open("who"),
  channel: open("who", "orb"),
  evoke: open("who", "orb"),
  removeOrbs: open("who", "amount"),
  enterStance: open("who", "stance", "left"),
  scries: open("who"),
  gainGold: open("who", "amount"),
  gainShiv: open("who"),
}
