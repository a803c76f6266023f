// What the game tells, and who sees which field of it. What is not listed here is shown to nobody.

import type { Sight } from "@soulspire/kernel"

const open = (...fields: string[]): Record<string, Sight> =>
  Object.fromEntries(fields.map((field) => [field, "all"]))

export const events: Record<string, Record<string, Sight>> = {
  deckShort: open("zone", "short", "wanted", "found"),
  gameStarts: {},
  begins: open("who"),
  turn: open("who", "turn"),
  turnEnd: open("who"),
  round: open("who"),
  timer: open("now"),
  challenge: open("card"),
  "set-upPhase": open("who"),
  startPhase: open("who"),
  lootPhase: open("who"),
  actionPhase: open("who"),
  endPhase: open("who"),

  gainCents: open("who", "amount"),
  loseCents: open("who", "amount", "to"),
  loot: open("who", "amount", "step"),
  gainTreasure: open("who", "amount"),
  passCents: open("who", "to", "amount"),
  offers: open("who", "to", "gives", "wants", "item", "forItem", "words"),
  agrees: open("who", "to"),
  declines: open("who", "to"),
  offerLapses: open("who", "to"),
  destroy: open("whom", "obj"),
  handOver: open("obj", "who", "cause"),
  gainSoul: open("obj", "who"),
  soulGained: open("who", "obj"),
  deactivate: open("whom"),
  recharge: open("whom"),
  counters: open("whom", "now"),
  expand: open("kind", "amount"),

  damageComing: open("item", "whom", "amount", "from", "combat"),
  wouldTake: open("item", "whom", "amount", "from", "combat"),
  damage: open("whom", "amount", "from", "combat", "roll", "attacker"),
  downed: open("whom", "attacker"),
  prevented: open("whom"),
  heal: open("whom", "amount"),
  payHealth: open("who", "amount"),
  kill: open("whom", "from"),

  dying: open("item", "whom"),
  wouldDie: open("item", "whom"),
  playerDies: open("who"),
  penalty: open("who"),
  penaltyPaid: open("who"),
  rewards: open("who", "whom", "combat"),
  rewarded: open("who", "whom"),

  dice: open("who", "value", "die", "combat"),
  changeRoll: open("who", "value", "die"),
  wouldRoll: open("who", "value", "die", "combat"),
  rolls: open("who", "value", "die", "combat", "whom"),

  stacked: open("obj", "by", "source", "path", "act"),
  activate: open("who", "whom"),
  resolve: open("source", "path"),
  fizzle: open("source", "path"),
  cancel: open("obj", "what", "from", "whom"),

  declareAttack: open("who"),
  attackMonster: open("who", "whom"),
  attackOther: open("who", "whom"),
  attackDeck: open("who"),
  attackOn: open("who", "whom"),
  attackEnds: {},
  declarePurchase: open("who"),
  declarePurchaseOf: open("who", "whom"),
  declareEnd: open("who"),
}
