// A link to this table, put into the clipboard; shown where there is none to put it into.

import { type ReactNode, useEffect, useState } from "react"
import { useWords } from "../../words/words.ts"
import { linkOf, type Plan } from "./plan.ts"

export function Share({ game, plan }: { game: string; plan: Plan }): ReactNode {
  const words = useWords()
  const [told, setTold] = useState<"copied" | "shown" | null>(null)
  useEffect(() => setTold(null), [plan])
  const address = (): string => `${location.href.split("#")[0]}#/table/${game}/${linkOf(plan)}`
  const share = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address())
      setTold("copied")
    } catch {
      setTold("shown")
    }
  }
  return (
    <div className="share">
      <button type="button" className="choice" onClick={() => void share()}>
        {words.setup.share}
      </button>
      <span role="status">{told === "copied" ? words.setup.shared : ""}</span>
      {told === "shown" && (
        <label>
          {words.setup.sharedBelow}{" "}
          <input type="text" readOnly value={address()} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </div>
  )
}
