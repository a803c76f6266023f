// A new version waits: said where no game is being played, and taken when somebody says so.

import type { ReactNode } from "react"
import { loadUpdate, useUpdate } from "../offline/keep.ts"
import { useWords } from "../words/words.ts"
import "../styles/update.css"

export function UpdateNote(): ReactNode {
  const words = useWords()
  const update = useUpdate()
  return (
    <div className="update" role="status">
      {update !== "none" && (
        <div className="update-note">
          <p>
            <b>{words.update.ready}</b> {update === "others" ? words.update.others : words.update.careful}
          </p>
          <button type="button" className="choice" onClick={loadUpdate}>
            {words.update.load}
          </button>
        </div>
      )}
    </div>
  )
}
