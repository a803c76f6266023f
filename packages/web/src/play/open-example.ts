// Opens a worked example: as it is told, or played on by hand from one of its steps.

import type { Example } from "@soulspire/text"
import { backstage } from "./backstage.ts"
import { beginMatch } from "./begin-match.ts"

/** The match to go to. What is only looked at stays as it is, so one of each is enough. */
export async function openExample(
  game: string,
  { rule, options, players }: Example,
  from: number | null,
): Promise<string> {
  const saved = await backstage().wish({ want: "list" })
  const before = from === null ? saved.find((each) => each.game === game && each.example === rule) : undefined
  if (before !== undefined) return before.id
  const seats = players.map((name) => ({ kind: "person" as const, name }))
  const example = { rule, answers: from }
  return (await beginMatch({ game, options, seats, seed: rule, curtain: false, example })).id
}
