// What is told of turns: who sees which field, and the line of the log that comes of it.

import { type Events, seenByAll } from "../../state/part.ts"
import type { Telling } from "@soulspire/text"

const who = { seat: "who" } as const

export const events: Events = {
  turn: seenByAll("who", "turn"),
  turnEnd: seenByAll("who"),
  turnEnding: seenByAll("who", "how"),
  extraTurn: seenByAll("who"),
  skipTurn: seenByAll("who"),
  turnSkipped: seenByAll("who"),
  round: seenByAll("who"),
  "set-upPhase": seenByAll("who"),
  startPhase: seenByAll("who"),
  lootPhase: seenByAll("who"),
  actionPhase: seenByAll("who"),
  endPhase: seenByAll("who"),
  declareEnd: seenByAll("who"),
  passAction: seenByAll("who"),
}

export const telling: Telling = {
  turn: [{ say: "turn", with: { who, turn: { number: "turn" } } }],
  turnEnd: [],
  // Otherwise it has been declared, or its player has died.
  turnEnding: [{ if: { how: "cut-short" }, say: "turnEnding.cut", with: { who } }],
  extraTurn: [{ say: "extraTurn", with: { who } }],
  skipTurn: [{ say: "skipTurn", with: { who } }],
  turnSkipped: [{ say: "turnSkipped", with: { who } }],
  round: [],
  "set-upPhase": [],
  startPhase: [],
  lootPhase: [],
  actionPhase: [],
  endPhase: [],
  passAction: [{ say: "passAction", with: { who } }],
  declareEnd: [{ say: "declareEnd", with: { who } }],
}
