// How safe everything is here: what the browser has promised, how much room there is, and everything as one file.

import { type ReactNode, useEffect, useState } from "react"
import { askToLast, isLasting, type Lasting, roomLeft, sizeIn } from "../../saved/lasting.ts"
import { useSettings } from "../../settings/settings.ts"
import { useWords } from "../../words/words.ts"

interface Standing {
  lasting: Lasting
  room: Awaited<ReturnType<typeof roomLeft>>
}

function useStanding(): [Standing | null, () => Promise<void>, boolean] {
  const [standing, setStanding] = useState<Standing | null>(null)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    let left = false
    const look = async (): Promise<void> => {
      const found = { lasting: await isLasting(), room: await roomLeft() }
      if (!left) setStanding(found)
    }
    void look()
    return () => {
      left = true
    }
  }, [])
  const ask = async (): Promise<void> => {
    const lasting = await askToLast()
    setRefused(lasting !== "lasting")
    setStanding({ lasting, room: await roomLeft() })
  }
  return [standing, ask, refused]
}

export function Safety({ onEverything }: { onEverything: () => void }): ReactNode {
  const words = useWords()
  const language = useSettings((settings) => settings.language)
  const [standing, ask, refused] = useStanding()
  if (standing === null) return null
  const { lasting, room } = standing
  return (
    <section className="safety" data-lasting={lasting} aria-labelledby="safety">
      <h2 id="safety">{words.safe.title}</h2>
      <div role="status">
        <p>{words.safe[lasting]}</p>
        {refused && <p>{words.safe.refused}</p>}
      </div>
      {room !== null && (
        <p className="safety-room quiet">
          <meter value={room.used} max={room.all} aria-labelledby="room" />{" "}
          <span id="room">{words.safe.used(sizeIn(language, room.used), sizeIn(language, room.all))}</span>
        </p>
      )}
      <div className="safety-ways">
        <button type="button" className="choice" aria-describedby="everything" onClick={onEverything}>
          {words.safe.everything}
        </button>
        {lasting === "fleeting" && (
          <button type="button" className="choice" onClick={() => void ask()}>
            {words.safe.ask}
          </button>
        )}
      </div>
      <p id="everything" className="quiet">
        {words.safe.everythingHelp}
      </p>
    </section>
  )
}
