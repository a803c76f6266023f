// What happens is seen where it happens: numbers that float up, hearts that break, souls that drift to their owner, coins that
// fly. Nothing of it is needed to play, and nothing of it is there when motion is off.

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"
import { useShown } from "../../play/use-table.ts"
import { useSettings } from "../../settings/settings.ts"
import { Die } from "./die.tsx"
import { type Happening, happeningsIn, type Kind } from "./happenings.ts"
import { allPlaces, centre, elementOf, type Place, placeOf } from "./places.ts"
import { Coin, Ghost, Heart, Shield, Skull } from "./signs.tsx"

interface Floater extends Happening {
  id: number
  /** What it is drawn over. */
  over: number
  x: number
  y: number
  /** How far it drifts. */
  dx: number
  dy: number
  delay: number
}

/** Between two things that happen at once, in milliseconds. */
const APART = 110
/** So many at a time. */
const MOST = 14

const signs: Readonly<Record<Kind, (amount: number) => ReactNode>> = {
  hurt: (amount) => (
    <>
      <Heart full={false} />−{amount}
    </>
  ),
  healed: (amount) => (
    <>
      <Heart full />+{amount}
    </>
  ),
  earned: (amount) => (
    <>
      <Coin />+{amount}
    </>
  ),
  paid: (amount) => (
    <>
      <Coin />−{amount}
    </>
  ),
  kept: (amount) => (
    <>
      <Shield />
      {amount}
    </>
  ),
  died: () => <Skull />,
  soul: () => <Ghost gained />,
  roll: (amount) => <Die value={amount} rolls={1} />,
}

function shake(root: Element, ref: number, delay: number): void {
  elementOf(root, ref)?.animate(
    [
      { transform: "translate(0)", filter: "brightness(1)" },
      { transform: "translate(-7px, 2px) rotate(-1.5deg)", filter: "brightness(1.9)" },
      { transform: "translate(6px, -2px) rotate(1.2deg)" },
      { transform: "translate(-3px, 1px)" },
      { transform: "translate(0)", filter: "brightness(1)" },
    ],
    { duration: 380, delay, easing: "ease-out", composite: "add" },
  )
}

let count = 0

export function Effects({ root }: { root: RefObject<HTMLDivElement | null> }): ReactNode {
  const begun = useShown((state) => state.begun)
  const news = useShown((state) => state.happening)
  const still = useSettings(({ motion }) => motion === "off")
  const before = useRef<ReadonlyMap<number, Place>>(new Map())
  const [floaters, setFloaters] = useState<readonly Floater[]>([])
  const beat = useShown((state) => state.beat)
  useLayoutEffect(() => {
    // A death is over with what has died: nothing else that lies there then bears its sign.
    const table = root.current
    if (table === null) return
    const isOver = ({ kind, over }: Floater): boolean => kind === "died" && elementOf(table, over) === null
    setFloaters((all) => (all.some(isOver) ? all.filter((each) => !isOver(each)) : all))
  }, [beat, root])
  useEffect(() => {
    const table = root.current
    if (table === null || still) return
    const known = before.current
    before.current = allPlaces(table)
    const where = (ref: number): { x: number; y: number } => {
      const place = placeOf(table, ref) ?? known.get(ref)
      return place === undefined ? { x: table.clientWidth / 2, y: table.clientHeight * 0.42 } : centre(place)
    }
    const fresh = happeningsIn(news)
      .slice(0, MOST)
      .map((each, i): Floater => {
        // Whoever has died and gone already is mourned where they went, not where something else lies by now.
        const over = elementOf(table, each.at) === null ? (each.then ?? each.at) : each.at
        const start = where(over)
        const end = each.to === undefined ? start : where(each.to)
        const delay = i * APART
        if (each.kind === "hurt") shake(table, each.at, delay)
        return { ...each, ...start, over, id: ++count, dx: end.x - start.x, dy: end.y - start.y, delay }
      })
    if (fresh.length > 0) setFloaters((all) => [...all.slice(-MOST), ...fresh])
  }, [begun, news, root, still])
  return (
    <div className="fs-effects" aria-hidden>
      {floaters.map(({ id, kind, amount, x, y, dx, dy, delay }) => (
        <span
          key={id}
          className={`fs-floater fs-floater-${kind}`}
          style={{
            left: x,
            top: y,
            "--dx": `${dx}px`,
            "--dy": `${dy}px`,
            animationDelay: `${delay}ms`,
          }}
          onAnimationEnd={(event) => {
            if (event.target === event.currentTarget)
              setFloaters((all) => all.filter((each) => each.id !== id))
          }}
        >
          {signs[kind](amount)}
        </span>
      ))}
    </div>
  )
}
