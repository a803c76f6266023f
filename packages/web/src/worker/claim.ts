// Who plays a match: one tab at a time. The others look on, hear of every answer that was stored, and can take over.

import type { Place } from "./messages.ts"

export interface Claim {
  place(): Place
  /** This tab plays from now on, whoever has played so far. */
  take(): Promise<void>
  /** Tells the other tabs that the log has grown. */
  grown(): void
  release(): void
}

export interface Listening {
  /** The match is played somewhere else than before. */
  moved(place: Place): void
  /** Another tab has stored something. */
  grown(): void
}

export interface Tabs {
  /** Whoever comes first plays; whoever comes later looks on. */
  claim(match: string, listening: Listening): Promise<Claim>
}

/** What no rules here can play is claimed by nobody. */
export const unclaimed: Claim = {
  place: () => "nowhere",
  take: async () => {},
  grown() {},
  release() {},
}

const playing = "playing"
const grown = "grown"

/** A page that is loaded anew comes back before the browser has cleared away what it was, in milliseconds. */
const PATIENCE = 1500

interface Holding {
  /** Is nobody else told to hold it as long as this one does? */
  readonly sure: boolean
  /** Tries to get hold of the match; `steal` takes it from whoever has it. Says whether it was got. */
  hold(steal: boolean): Promise<boolean>
  /** Waits until nobody has it. */
  free(): Promise<void>
  release(): void
}

function lockOf(locks: LockManager, name: string, lost: () => void): Holding {
  let letGo = (): void => {}
  const left = new AbortController()
  return {
    sure: true,
    hold: (steal) =>
      new Promise((resolve, reject) => {
        let held = false
        locks
          .request(name, steal ? { steal } : { signal: AbortSignal.timeout(PATIENCE) }, () => {
            held = true
            resolve(true)
            return new Promise<void>((release) => {
              letGo = release
            })
          })
          .catch((error: unknown) => {
            // A lock that was held and ends with an error was stolen; one that was waited for too long is another's.
            if (held) lost()
            else if (error instanceof DOMException && error.name === "TimeoutError") resolve(false)
            else reject(error)
          })
      }),
    free: () => locks.request(name, { mode: "shared", signal: left.signal }, () => {}),
    release() {
      left.abort()
      letGo()
    },
  }
}

/** Where there are no locks (a page that did not come over a safe connection), whoever opened a match last plays it. */
const withoutLocks: Holding = {
  sure: false,
  hold: async () => true,
  // Nobody can say.
  free: () => new Promise(() => {}),
  release() {},
}

export const tabs: Tabs = {
  async claim(match, { moved, grown: heard }) {
    const name = `soulspire.match.${match}`
    const channel = new BroadcastChannel(name)
    let place: Place = "elsewhere"
    let released = false
    const move = (next: Place): void => {
      if (next === place || released) return
      place = next
      moved(place)
    }
    const lookOn = (): void => {
      move("elsewhere")
      // Whoever leaves while waiting waits no more.
      holding.free().then(
        () => place === "elsewhere" && move("free"),
        () => {},
      )
    }
    const { locks } = navigator as { locks?: LockManager }
    const holding = locks === undefined ? withoutLocks : lockOf(locks, name, lookOn)
    const take = async (steal: boolean): Promise<void> => {
      if (!(await holding.hold(steal))) return lookOn()
      place = "here"
      channel.postMessage(playing)
    }
    channel.addEventListener("message", ({ data }) => {
      if (data === grown) heard()
      // Whoever has lost a lock knows already; this may be an older word.
      else if (data === playing && !(holding.sure && place === "here")) lookOn()
    })
    await take(false)
    return {
      place: () => place,
      async take() {
        await take(true)
        moved(place)
      },
      grown: () => channel.postMessage(grown),
      release() {
        released = true
        holding.release()
        channel.close()
      },
    }
  },
}

/** For matches that no other tab can know of. */
export const oneTab: Tabs = {
  claim: async () => ({ place: () => "here", take: async () => {}, grown() {}, release() {} }),
}
