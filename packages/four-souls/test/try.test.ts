import { playRandomly } from "@soulspire/testkit"
import { fourSouls } from "@soulspire/four-souls"
import { test } from "vitest"
test("plays", () => {
  let answers = 0,
    turns = 0,
    ends: Record<string, number> = {}
  for (let i = 0; i < 30; i++) {
    const s = fourSouls.create({}, 2 + (i % 3), "s" + i)
    const g =
      i === 1
        ? {
            ...fourSouls,
            answer: (st: never, seat: number, d: number, k: string[]) => {
              const ev = fourSouls.answer(st, seat, d, k)
              if (answers++ < 0)
                console.log(
                  `p${seat + 1} ${k.join()} -> ` +
                    ev
                      .map(
                        (e) =>
                          e.k +
                          " " +
                          Object.entries(e)
                            .filter(([f]) => !["k", "knew", "knows", "back", "controlled"].includes(f))
                            .map(([f, v]) => f + "=" + v)
                            .join(" "),
                      )
                      .join(" | "),
                )
              return ev
            },
          }
        : fourSouls
    try {
      const log = playRandomly(g as never, s, "s" + i, undefined, 30000)
      turns += s.table.turn
    } catch (e) {
      console.log("seed", i, s.table.turn, s.table.phase, String(e).slice(0, 300))
      if (!String(e).includes("no end")) throw e
    }
    ends[s.over?.how ?? "none"] = (ends[s.over?.how ?? "none"] ?? 0) + 1
  }
  console.log(turns, ends)
}, 100000)
