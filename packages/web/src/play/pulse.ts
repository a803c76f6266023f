// Feels whether somebody at the other end of a wire is still alive: asks now and then, and notices when nothing comes back.

export interface Pulse {
  /** Something has come from there. */
  heard(): void
}

interface Patient {
  ping(): void
  /** Does anybody wait for it? */
  wanted(): boolean
  silent(): void
  /** It was silent and is heard again. */
  back(): void
}

/** How often it is asked, in milliseconds, and how many times in a row it may say nothing. */
const BEAT = 5000
const MISSED = 5

/** Beats are counted, not time: a device that slept has slept for all alike. */
export function newPulse({ ping, wanted, silent, back }: Patient): Pulse {
  let missed = 0
  setInterval(() => {
    if (!wanted()) {
      missed = 0
      return
    }
    // Whoever was told and wants to wait is told again after as long a time.
    if (missed > 0 && missed % MISSED === 0) silent()
    missed++
    ping()
  }, BEAT)
  return {
    heard() {
      const late = missed > MISSED
      missed = 0
      if (late) back()
    },
  }
}
