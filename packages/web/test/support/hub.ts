// Tabs of one browser, for tests: one of them plays a match, the others are told.

import type { Claim, Listening, Tabs } from "../../src/worker/claim.ts"
import type { Place } from "../../src/worker/messages.ts"

interface Tab {
  listening: Listening
  place: Place
}

export function newHub(): Tabs {
  const open = new Map<string, Tab[]>()
  return {
    async claim(match, listening): Promise<Claim> {
      const all = open.get(match) ?? []
      open.set(match, all)
      const own: Tab = { listening, place: all.some(({ place }) => place === "here") ? "elsewhere" : "here" }
      all.push(own)
      const move = (tab: Tab, place: Place): void => {
        tab.place = place
        tab.listening.moved(place)
      }
      const others = (): Tab[] => all.filter((each) => each !== own)
      return {
        place: () => own.place,
        async take() {
          for (const each of others()) move(each, "elsewhere")
          move(own, "here")
        },
        grown: () => others().forEach((each) => each.listening.grown()),
        release() {
          all.splice(all.indexOf(own), 1)
          if (own.place === "here") for (const each of all) move(each, "free")
        },
      }
    },
  }
}
