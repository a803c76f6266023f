// Things that a click leads to although another answer comes first: who clicks a monster means to attack, and then that
// monster. Which answer leads to what lies where is the game's to say.

import type { Option, View } from "@soulspire/kernel"
import type { Asked } from "@soulspire/match"
import type { Lead } from "@soulspire/text"

export interface Led {
  asked: Asked
  option: Option
}

/** What can be clicked beyond what the options name, and what that answers first. */
export function ledTo(leads: readonly Lead[], view: View, all: readonly Asked[]): ReadonlyMap<number, Led> {
  const led = new Map<number, Led>()
  for (const { zone, key, fits } of leads)
    for (const asked of all) {
      const option = asked.options.find((each) => each.key === key)
      if (option === undefined || asked.standing) continue
      for (const card of view.zones[zone] ?? [])
        if (card.ref !== undefined && (fits === undefined || fits(card, view)))
          led.set(card.ref, { asked, option })
    }
  return led
}

/**
 * How a click that was meant for something goes on once the first answer is given: with an answer about that very thing;
 * not at all ("lost") where something else is asked; or it waits ("wait") while nothing is asked but whether to pass.
 */
export function onward(all: readonly Asked[], meant: number): Led | "wait" | "lost" {
  const open = all.filter(({ standing }) => !standing)
  for (const asked of open) {
    const own = asked.options.filter(({ refs }) => refs[0] === meant)
    if (asked.pass === "" && own.length === 1 && own[0].refs.length === 1 && own[0].range === undefined)
      return { asked, option: own[0] }
  }
  return open.every(({ pass }) => pass !== "") ? "wait" : "lost"
}
