// The way from a game that has just been dealt to the moment at which a position is laid.

import { type Game, refuse, type State } from "@soulspire/kernel"

type Asked = ReturnType<Game["decisions"]>

/** Nobody takes so long to come to a first turn. */
const PATIENCE = 2000

/** Is nothing on the stack, and nothing asked but what comes with any turn? Questions of cards that were dealt are over then. */
const isIdle = <S extends State>(game: Game<S>, state: S, asked: Asked): boolean =>
  game.view(state, 0).zones["stack"].length === 0 &&
  asked.every(({ prompt }) => prompt.key === "respond" || prompt.key === "action")

/** Everybody passes, and takes what comes first, until the first seat's turn is where a position begins. */
export function approach<S extends State>(game: Game<S>, state: S, from: "start" | "action"): void {
  const asked = (): Asked => game.decisions(state).filter(({ standing }) => !standing)
  for (let answers = 0; ;) {
    const { phase, active } = game.moment(state)
    const open = asked()
    if (phase === from && active === 0 && isIdle(game, state, open)) return
    if (open.length === 0 || answers > PATIENCE) throw refuse("impossible", { act: "position" })
    for (const { seat, id, min } of open) {
      const keys = game.optionsOf(state, { seat, id }).map(({ key }) => key)
      const way = keys.find((key) => key === "end") ?? keys.find((key) => key === "pass")
      game.answer(state, seat, id, way === undefined ? keys.slice(0, min) : [way])
      answers++
    }
  }
}
