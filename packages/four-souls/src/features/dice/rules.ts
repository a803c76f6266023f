// Rolls that take several steps.

import { type Body, ref, takes } from "@soulspire/kernel"
import { addToRoll, chooseRoll, rollDice } from "./ops.ts"

export const diceRules: Record<string, Body> = {
  rollSeveral: [
    takes("who", "by", "die", "dice"),
    rollDice(ref("dice"), "who", "rolled"),
    chooseRoll("by", "rolled", "who", "die"),
  ],

  // RD-19, where bonuses wait on the stack.
  addBonus: [takes("die", "amount"), addToRoll("die", ref("amount"))],
}
