// Keys for common acts: pressed anew to be changed; one that is taken is told, and not taken twice.

import { type ReactNode, useEffect, useState } from "react"
import { changeSettings, type KeyAct, keyActs, useSettings } from "../../settings/settings.ts"
import { useWords } from "../../words/words.ts"
import { keyName } from "../../app/key.tsx"

export function Keys(): ReactNode {
  const words = useWords()
  const keys = useSettings((settings) => settings.keys)
  const [waiting, setWaiting] = useState<KeyAct | null>(null)
  const [conflict, setConflict] = useState("")
  const said = (key: string): string => keyName(key, words)

  useEffect(() => {
    if (waiting === null) return
    function onKey(event: KeyboardEvent): void {
      const { key } = event
      if (waiting === null || ["Shift", "Control", "Alt", "Meta", "Tab"].includes(key)) return
      event.preventDefault()
      event.stopPropagation()
      setWaiting(null)
      const taken = keyActs.find((act) => act !== waiting && keys[act].toLowerCase() === key.toLowerCase())
      if (taken !== undefined) return setConflict(words.set.conflict(said(key), words.set.acts[taken]))
      setConflict("")
      changeSettings({ keys: { ...keys, [waiting]: key } })
    }
    addEventListener("keydown", onKey, { capture: true })
    return () => removeEventListener("keydown", onKey, { capture: true })
  })

  return (
    <>
      <ul className="keys">
        {keyActs.map((act) => (
          <li key={act}>
            <span>{words.set.acts[act]}</span>
            <button
              type="button"
              className="choice"
              aria-label={
                waiting === act ? words.set.pressKey : words.set.rebind(words.set.acts[act], said(keys[act]))
              }
              onClick={() => {
                setConflict("")
                setWaiting(waiting === act ? null : act)
              }}
              onBlur={() => setWaiting(null)}
            >
              {waiting === act ? words.set.pressKey : <kbd>{said(keys[act])}</kbd>}
            </button>
          </li>
        ))}
      </ul>
      <p className="refused" role="alert" hidden={conflict === ""}>
        {conflict}
      </p>
    </>
  )
}
