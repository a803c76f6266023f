// What waiting damage keeps from happening.

import { type Body, later, same, takes } from "@soulspire/kernel"

export const damageRules: Record<string, Body> = {
  // Nobody uses it before that damage has been taken or prevented.
  barUse: [
    takes("thing", "damage"),
    later({ k: "forbid", act: "activate", when: same("it", "thing") }, "", undefined, "damage"),
  ],
}
