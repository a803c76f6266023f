// Somebody who has understood goes on: Shift hurries for as long as it is held, and so does a finger that rests on the stage;
// a click on the stage ends the beat that is being shown.

/** How long a finger rests before it means to hurry, in milliseconds. */
const LONG_PRESS = 500

let shift = false
let finger = false
const listeners = new Set<() => void>()

/** Is somebody hurrying? */
export const isHurried = (): boolean => shift || finger

/** Is told when the beat that is being shown is to end. */
export function onHurry(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const hurry = (): void => {
  for (const listener of listeners) listener()
}

/** What is written into needs its Shift for itself. */
const isWritten = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Listens on a stage; gives back how to stop. */
export function hurryOn(stage: HTMLElement): () => void {
  let press: ReturnType<typeof setTimeout> | null = null
  const onKey = ({ key, type, target }: KeyboardEvent): void => {
    if (key !== "Shift" || isWritten(target)) return
    const begins = type === "keydown" && !shift
    shift = type === "keydown"
    if (begins) hurry()
  }
  const release = (): void => {
    if (press !== null) clearTimeout(press)
    press = null
    finger = false
  }
  const onDown = (): void => {
    release()
    hurry()
    press = setTimeout(() => {
      finger = true
      hurry()
    }, LONG_PRESS)
  }
  const onLeave = (): void => {
    shift = false
    release()
  }
  document.addEventListener("keydown", onKey)
  document.addEventListener("keyup", onKey)
  window.addEventListener("blur", onLeave)
  stage.addEventListener("pointerdown", onDown)
  window.addEventListener("pointerup", release)
  window.addEventListener("pointercancel", release)
  return () => {
    onLeave()
    document.removeEventListener("keydown", onKey)
    document.removeEventListener("keyup", onKey)
    window.removeEventListener("blur", onLeave)
    stage.removeEventListener("pointerdown", onDown)
    window.removeEventListener("pointerup", release)
    window.removeEventListener("pointercancel", release)
  }
}
