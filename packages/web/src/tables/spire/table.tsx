// The table of Slay the Spire: the scene that is set, on its backdrop, with whoever climbs above it and piles spread over it.

import type { ReactNode } from "react"
import { useRef, useState } from "react"
import { useAsked, useShown, useTable } from "../../play/use-table.ts"
import { useSettings } from "../../settings/settings.ts"
import { ActChange, ActEnd } from "./act-change.tsx"
import { Backdrop } from "./backdrop.tsx"
import { Combat, Rows } from "./combat.tsx"
import { Effects } from "./effects.tsx"
import { ForesightContext, useForesightStore } from "./foresight.ts"
import { Head } from "./head.tsx"
import { useMe, useTableShown, useZone } from "./known.ts"
import { SpireMap } from "./map.tsx"
import { useNextClimber } from "./next-climber.ts"
import { useAskedFor } from "./options.tsx"
import { NowPlaying } from "./now-playing.tsx"
import { useOnlyOne } from "./only-one.ts"
import { Rewards } from "./rewards.tsx"
import { Campfire, EventRoom, Merchant, Neow } from "./rooms.tsx"
import { useSameWay } from "./same-way.ts"
import { type Scene, useScene } from "./scene.ts"
import { Scry } from "./scry.tsx"
import { Spread } from "./spread.tsx"
import { SpreadContext, useHiddenLit } from "./spread-store.ts"
import { RunSummary } from "./summary.tsx"
import { WayStep } from "./way-step.tsx"
import { useSpireWords } from "./words.ts"
import "@fontsource/cinzel/latin-500.css"
import "@fontsource/cinzel/latin-700.css"
import "./styles/table.css"

function Way(): ReactNode {
  const words = useSpireWords()
  // Before that something else may be asked, or given.
  const asked = useAskedFor("map") !== undefined
  return (
    <div className="sp-way-up">
      <h2>{asked ? words.choosePath : words.theMap}</h2>
      <SpireMap />
    </div>
  )
}

const scenes: Readonly<Record<Scene, () => ReactNode>> = {
  combat: Combat,
  rows: Rows,
  map: Way,
  neow: Neow,
  rewards: Rewards,
  event: EventRoom,
  campfire: Campfire,
  merchant: Merchant,
  "act-end": ActEnd,
  summary: RunSummary,
}

/** What is spread over the table: what must be chosen from, else what one wants to look through. */
function Spreads({ looked, onClose }: { looked: string | null; onClose: () => void }): ReactNode {
  const scene = useScene()
  const hidden = useHiddenLit(useMe(), scene === "combat")
  const scries = useAskedFor("scry") !== undefined
  // What is scried lies in a row of its own.
  if (scries) return null
  if (hidden.length > 0) return <Spread zones={hidden} onClose={undefined} />
  return looked === null ? null : <Spread zones={[looked]} onClose={onClose} />
}

/** Prompts whose answers all stand on this table, so that nobody need repeat them beside it. */
const answeredHere: readonly string[] = [
  "play",
  "map",
  "rewards",
  "event",
  "campfire",
  "merchant",
  "scry",
  "next-act",
  "won",
]
/** Those whose answers are small where there is little room: there they are repeated as buttons. */
const answeredAtLarge: readonly string[] = ["evoke", "evoke-full", "trigger-orb"]

function useOwnAnswers(): "here" | "at-large" | undefined {
  const asked = useAsked().filter(({ standing }) => !standing)
  const menu = useShown((state) => state.menu)
  if (menu !== null || asked.length === 0) return undefined
  if (asked.every(({ prompt }) => answeredHere.includes(prompt.key))) return "here"
  return asked.every(({ prompt }) => answeredAtLarge.includes(prompt.key)) ? "at-large" : undefined
}

export default function SpireTable(): ReactNode {
  const table = useTable()
  const scene = useScene()
  const { room, act } = useTableShown()
  const foresight = useForesightStore()
  const still = useSettings(({ motion }) => motion === "off")
  const words = useSpireWords()
  const ownAnswers = useOwnAnswers()
  const isNeow = useZone(`offers.${useMe()}`).some(({ back }) => back === "blessing")
  useOnlyOne()
  useNextClimber()
  useSameWay()
  const root = useRef<HTMLDivElement>(null)
  const [looked, setLooked] = useState<string | null>(null)
  const [mapOpen, setMapOpen] = useState(false)
  const Scene = scenes[scene]
  const point = (target: EventTarget): void => {
    const at = (target as Element).closest<HTMLElement>("[data-ref]")?.dataset["ref"]
    const pointed = at === undefined ? null : Number(at)
    if (foresight.getState().pointed !== pointed) foresight.setState({ pointed })
  }
  return (
    <ForesightContext value={foresight}>
      <SpreadContext value={setLooked}>
        <div
          ref={root}
          className={`spire spire-${scene} ${still ? "sp-still" : ""}`}
          data-mood="spire"
          data-answers={ownAnswers}
          onPointerOver={({ target }) => point(target)}
          onPointerLeave={() => foresight.setState({ pointed: null })}
          onFocus={({ target }) => point(target)}
          onContextMenu={(event) => {
            event.preventDefault()
            table.cancel()
          }}
        >
          <Backdrop scene={isNeow ? "neow" : scene} room={room} act={act} />
          <Head scene={scene} onMap={() => setMapOpen((open) => !open)} />
          <div className="sp-scene">
            <Scene />
          </div>
          {mapOpen && scene !== "map" && (
            <section className="sp-spread sp-map-spread" role="dialog" aria-label={words.theMap}>
              <header>
                <h2>{words.theMap}</h2>
                <button type="button" className="choice sp-close" onClick={() => setMapOpen(false)}>
                  {words.close}
                </button>
              </header>
              <SpireMap />
            </section>
          )}
          <Scry />
          <Spreads looked={looked} onClose={() => setLooked(null)} />
          <Effects root={root} />
          <NowPlaying />
          <WayStep />
          <ActChange />
        </div>
      </SpreadContext>
    </ForesightContext>
  )
}
