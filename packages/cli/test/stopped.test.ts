// An answer that comes out differently when it is played a second time: it is not kept, and a report lies beside the file.

import { createMatch, followerOf, readMatchFile, verify } from "@soulspire/match"
import { proof, proofBox } from "@soulspire/proof"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, it } from "vitest"
import { Failure } from "../src/shell/mistake.ts"
import { plainPaint } from "../src/shell/paint.ts"
import { give, newPersons, type Play } from "../src/table/play.ts"
import { sit } from "../src/table/sitting.ts"
import { beginStore } from "../src/table/store.ts"

const folder = mkdtempSync(join(tmpdir(), "soulspire-stopped-"))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it("stops play, keeps the file as it was, and writes a report beside it", () => {
  let copies = 0
  const miscounting: typeof proof = {
    ...proof,
    copy(state) {
      const made = proof.copy(state)
      if (++copies > 1) made.table.players[0].coins++
      return made
    },
  }
  const seats = ["Ada", "Ben"].map((name) => ({ kind: "person" as const, name }))
  const match = createMatch(miscounting, { options: { rounds: 3 }, seats, seed: "a match" })
  const sitting = sit(proofBox, match, "en", [0, 1])
  const store = beginStore(join(folder, "a.match"), match)
  const play = {
    sitting,
    store,
    follower: followerOf(match),
    persons: newPersons(sitting),
    paint: plainPaint,
  } as unknown as Play
  const end = (): void => give(play, match.game.decisions(match.state)[0], ["end"])
  end()
  expect(end).toThrow(Failure)
  store.close()
  const text = readFileSync(store.path, "utf8")
  expect(verify(readMatchFile(text), proof)).toMatchObject({ good: true, match: { log: { length: 1 } } })
  const [report] = readdirSync(folder).filter((name) => name.includes("report"))
  expect(JSON.parse(readFileSync(join(folder, report), "utf8"))).toMatchObject({
    soulspireReport: 1,
    entry: { k: "answer", seat: 1 },
    differences: [{ at: "table.players.0.coins" }],
  })
})
