// What happens is shown one beat after another: it begins, what it changes is seen to change on the way, it ends, and the
// next one begins. Whoever is far behind catches up, whoever hurries sees the end at once, and whoever pauses sees nothing
// new before they go on.

/** What is shown next: a beat that takes its time, or what takes none. */
export interface Cue<B> {
  beat: B | null
  /** Puts on the screen what has come of it. */
  land(): void
}

/** A machine that is slow makes up for it, but not for more than this share of a beat. */
const LEAST = 0.35

interface Stage<B extends { lands: number }> {
  /** In milliseconds. */
  lasts(beat: B): number
  /** A beat begins. Nothing has changed yet. */
  begin(beat: B): void
  /** Nothing moves any more: all was shown, or it is paused. */
  rest(): void
}

export interface Director<B> {
  add(cues: readonly Cue<B>[]): void
  /** What has not been shown yet. */
  left(): readonly Cue<B>[]
  /** Is there anything to be seen before what is known can be answered? */
  busy(): boolean
  /** Ends the beat that is being shown. */
  hurry(): void
  /** Shows everything that is left, at once. */
  flush(): void
  pause(paused: boolean): void
  stop(): void
}

/** So many beats behind, nobody wants to see each of them. */
const FAR_BEHIND = 60

export function newDirector<B extends { lands: number }>({ lasts, begin, rest }: Stage<B>): Director<B> {
  const queue: Cue<B>[] = []
  let timer: ReturnType<typeof setTimeout> | null = null
  /** What takes no time is shown together with all that has come with it: drawing is what costs. */
  let soon: ReturnType<typeof setTimeout> | null = null
  let now: Cue<B> | null = null
  let paused = false
  /** When the beat that is being shown should have begun. */
  let due = Infinity

  const time = ({ beat }: Cue<B>): number => (beat === null || queue.length > FAR_BEHIND ? 0 : lasts(beat))

  const isHeld = (cue: Cue<B>): boolean => paused && time(cue) > 0

  function land(): void {
    const cue = now
    now = null
    cue?.land()
  }

  function next(): void {
    timer = soon = null
    while (queue.length > 0 && !isHeld(queue[0])) {
      const [cue] = queue
      const wait = time(cue)
      queue.shift()
      if (cue.beat === null || wait === 0) {
        cue.land()
        continue
      }
      const { beat } = cue
      now = cue
      // What comes right after another beat is due when that was to end, however long drawing it took.
      const late = Math.min(Math.max(0, performance.now() - due), wait * (1 - LEAST))
      due = performance.now() - late + wait
      const left = wait - late
      begin(beat)
      const landed = (): void => {
        land()
        timer = setTimeout(next, left * (1 - beat.lands))
      }
      if (beat.lands > 0) timer = setTimeout(landed, left * beat.lands)
      else landed()
      return
    }
    due = Infinity
    rest()
  }

  return {
    add(cues) {
      queue.push(...cues)
      if (timer !== null || soon !== null || cues.length === 0) return
      if (cues.some(({ beat }) => beat !== null && lasts(beat) > 0)) next()
      else soon = setTimeout(next, 0)
    },
    left: () => queue,
    busy: () => timer !== null || (soon === null && queue.length > 0),
    hurry() {
      if (timer === null) return
      clearTimeout(timer)
      land()
      due = Infinity
      next()
    },
    flush() {
      clearTimeout(timer ?? undefined)
      clearTimeout(soon ?? undefined)
      timer = soon = null
      land()
      for (const cue of queue.splice(0)) cue.land()
    },
    pause(wanted) {
      if (paused === wanted) return
      paused = wanted
      if (!paused && timer === null && soon === null) next()
    },
    stop() {
      clearTimeout(timer ?? undefined)
      clearTimeout(soon ?? undefined)
      queue.length = 0
      now = null
    },
  }
}
