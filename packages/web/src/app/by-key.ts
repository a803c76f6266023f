// Was the last thing that somebody did a key? Then what is asked next gets the focus; a pointer is where it is.

let key = false

document.addEventListener("keydown", () => (key = true), true)
document.addEventListener("pointerdown", () => (key = false), true)

/** By keys, and with nothing that has the focus: whoever pressed a button that is gone. */
export const lostFocus = (): boolean => key && document.activeElement === document.body
