// On the map: where to go next.

import { NOBODY, permitted, type Seat } from "@soulspire/kernel"
import { wish } from "./atoms.ts"
import { boardOf } from "./boards/index.ts"
import { nextSpaces, spaceAt } from "./map.ts"
import { mayLeap, pilotTo } from "./flight.ts"
import { player, type SpireRun, type Act } from "../../state/run.ts"
import { nobodysChoice } from "../rewards/nobodys-choice.ts"

/** Along a path, or anywhere in the row above for whoever needs none and those who come along (STS-5.1). */
function within(r: SpireRun, seat: Seat): { key: string; id: string }[] {
  const { table } = r.s
  const flies = permitted(r, "fly", seat)
  return nextSpaces(table, boardOf(table), mayLeap(r))
    .filter(({ node, path }) => path || flies || pilotTo(r, node.id) !== NOBODY)
    .map(({ node }) => ({ key: `${spaceAt(table, node)}/${node.id}`, id: node.id }))
}

const go: Act = {
  windows: ["map"],
  list(r, seat, add) {
    for (const { key, id } of within(r, seat)) if (player(r, seat).wish !== id) add(key, [])
  },
  explain(r, seat, rest) {
    const id = rest.slice(rest.indexOf("/") + 1)
    return { key: player(r, seat).wish === id ? "wanted-already" : "no-path", rule: "STS-5.1" }
  },
  go(r, _f, seat, option) {
    wish(r, seat, option.key.slice(option.key.indexOf("/") + 1))
  },
}

// Whether somebody needs no path is asked with this; nobody does it by itself.
const fly = nobodysChoice

export const mapActs = { go, fly }
