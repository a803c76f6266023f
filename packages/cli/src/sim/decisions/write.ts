// Notes what is decided in a game, and writes it down when it is over.

import type { Decision, Game, Option, State } from "@soulspire/kernel"
import type { GameBox } from "@soulspire/text"
import type { Played, Unended } from "../result.ts"
import { botsIn, seedOf, type Setting, tableIn, type Unit } from "../setting.ts"
import { countedIn } from "./features.ts"
import { type Decided, type Ended, FORMAT, type Header, VERSION } from "./format.ts"

const line = (what: Header | Decided | Ended): string => `${JSON.stringify(what)}\n`

/** What was asked, where there was a choice; nothing of what stands for ever, and of what makes no difference. */
export function decidedAt(
  { game, sim }: GameBox,
  state: State,
  decision: Decision,
  options: readonly Option[],
  keys: readonly string[],
): Decided | null {
  if (decision.standing || decision.idle || options.length < 2) return null
  const {
    seat,
    prompt: { key: prompt },
    kind,
  } = decision
  const view = game.view(state, seat)
  const features = sim?.features?.(view, seat) ?? countedIn(view, seat)
  return { seat, prompt, kind, options: options.map(({ key }) => key), keys: [...keys], features }
}

export function decisionsText(
  box: GameBox,
  setting: Setting,
  unit: Unit,
  decided: readonly Decided[],
  result: Played | Unended,
): string {
  const { game }: { game: Game } = box
  const header: Header = {
    format: FORMAT,
    version: VERSION,
    game: game.id,
    rules: game.rulesHash,
    cards: game.contentHash,
    number: unit.number,
    seed: seedOf(setting, unit.number),
    bots: botsIn(setting, unit),
    options: tableIn(box, setting, unit.number).options,
  }
  const over: Ended["over"] =
    result.k === "played"
      ? { winners: result.winners, lost: result.lost, how: result.how, measures: result.measures }
      : null
  return line(header) + decided.map(line).join("") + line({ over })
}
