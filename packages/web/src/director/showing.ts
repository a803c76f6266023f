// What the host tells, on its way to the screen: cut into beats, shown one after another, and the host told when the screen is
// so far behind that bots had better wait.

import type { ClientState, HostMessage } from "@soulspire/match"
import type { Beat, BeatPlan } from "@soulspire/text"
import type { MatchClient } from "../play/client.ts"
import { useSettings } from "../settings/settings.ts"
import { type Part, partsOf } from "./cues.ts"
import { type Cue, newDirector } from "./director.ts"
import { isHurried, onHurry } from "./hurry.ts"
import { lookAt, timeOf } from "./times.ts"

/** So much may lie unseen before whoever hosts it waits, and so little before it goes on, in milliseconds. */
const AHEAD = 400
const NEARLY = 150

interface Screen {
  client: Pick<MatchClient, "state" | "stage">
  plan: BeatPlan
  /** How long the words are in which a beat is told. */
  letters(beat: Beat): number
  begin(beat: Beat): void
  land(part: Part, message: HostMessage): void
  /** Nothing moves any more. */
  rest(): void
}

export interface Showing {
  take(message: HostMessage, state: ClientState): void
  busy(): boolean
  /** How many answers have come and have not been shown to their end. */
  ahead(): number
  /** Somebody is asked, or the turn has passed on: one looks on anew. */
  anew(): void
  hurry(): void
  pause(paused: boolean): void
  stop(): void
}

/** Is it an answer of somebody? Rules that take a match over change nothing on the table, and are none. */
export const isAnswer = (message: HostMessage): boolean =>
  message.t === "delta" && Object.keys(message.changes).length > 0

export function newShowing({ client, plan, letters, begin, land, rest }: Screen): Showing {
  /** What was known when the last message had come; what is shown may be behind that. */
  let known = client.state()
  let leader: number | null = null
  let ahead = 0
  let paused = false
  let waits = false
  /** How long one has looked on: see `Way`. */
  let looked = 0
  const settings = useSettings.getState

  function lasts(beat: Beat): number {
    const { speed, motion } = settings()
    // Nobody looks: whoever comes back finds everything as it stands.
    if (document.hidden || speed === "instant") return 0
    return timeOf(beat, { speed, motion, hurried: isHurried(), looked }, motion === "off" ? letters(beat) : 0)
  }

  const director = newDirector<Beat>({
    lasts,
    begin(beat) {
      looked += lookAt(beat, looked)
      begin(beat)
    },
    rest() {
      rest()
      keepUp()
    },
  })

  function keepUp(): void {
    const left = director.left().reduce((sum, { beat }) => sum + (beat === null ? 0 : lasts(beat)), 0)
    const wait = paused || left > (waits ? NEARLY : AHEAD)
    if (wait === waits) return
    waits = wait
    tellHost()
  }
  const tellHost = (): void => client.stage(settings().speed !== "instant", waits)
  const stops = [
    useSettings.subscribe(({ speed }, { speed: before }) => {
      if (speed !== before) tellHost()
    }),
    onHurry(() => director.hurry()),
  ]
  tellHost()

  return {
    take(message, state) {
      const before = known
      known = state
      const cut = partsOf(message, before, state, plan, leader)
      leader = cut.leader
      // Whoever takes something back, or takes another place, does not wait for what was before.
      if (message.t === "view" || (message.t === "delta" && message.epoch !== before.epoch)) director.flush()
      if (isAnswer(message)) ahead++
      director.add(
        cut.parts.map((part): Cue<Beat> => ({
          beat: part.beat,
          land() {
            if (part.whole && isAnswer(message)) ahead--
            land(part, message)
          },
        })),
      )
      keepUp()
    },
    busy: director.busy,
    ahead: () => ahead,
    anew: () => void (looked = 0),
    hurry: director.hurry,
    pause(wanted) {
      paused = wanted
      director.pause(wanted)
      keepUp()
    },
    stop() {
      director.stop()
      for (const stop of stops) stop()
    },
  }
}
