import { playRandomly } from "@soulspire/testkit"
import { fourSouls } from "@soulspire/four-souls"
import { test } from "vitest"
test("plays", () => {
  let answers = 0,
    turns = 0,
    ends: Record<string, number> = {}
  for (let i = 0; i < 60; i++) {
    const s = fourSouls.create({}, 2 + (i % 3), "s" + i)
    try {
      answers += playRandomly(
        fourSouls,
        s,
        "s" + i,
        () => {
          const b = fourSouls.invariant(s)
          if (b) throw new Error(b)
        },
        30000,
      ).length
      turns += s.table.turn
    } catch (e) {
      console.log("seed", i, s.table.turn, s.table.phase, String(e).slice(0, 300))
      if (!String(e).includes("no end")) throw e
    }
    ends[s.over?.how ?? "none"] = (ends[s.over?.how ?? "none"] ?? 0) + 1
  }
  console.log(answers, turns, ends)
}, 100000)
