// One's hand, held as a fan. Each card keeps its element for as long as it is held; one that is pointed to, has the focus or
// was tapped is raised so that it can be read. With a finger the first tap raises a card, the second plays it.

import {
  type PointerEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { entryOf, useBox, useSpeaker } from "../../play/use-table.ts"
import { SpireCard } from "./card.tsx"
import { type Fan, fanOf, type Held, longestWord, placesIn } from "./fan.ts"
import { type Card, useMe, useZone } from "./known.ts"

/** How high the hand's place is, in widths of a card; styles/hand.css goes by it too. */
const HIGH = 1.5

interface Size {
  room: number
  card: number
}

/** The hand's place as it is now, which the stylesheet decides. */
function useSize(place: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ room: 0, card: 0 })
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return undefined
    const measure = (): void =>
      setSize((before) => {
        const now = { room: element.clientWidth, card: element.clientHeight / HIGH }
        return before.room === now.room && before.card === now.card ? before : now
      })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return size
}

const keyOf = (card: Card, i: number): number | string => card.ref ?? `hidden ${i}`

interface Raising {
  raised: number | string | null
  raise: (key: number | string | null) => void
}

/** What lies elsewhere is touched: nothing is raised any more. */
function useRaised(place: RefObject<HTMLElement | null>): Raising {
  const [raised, raise] = useState<number | string | null>(null)
  useEffect(() => {
    const lower = ({ target }: Event): void => {
      if (place.current?.contains(target as Node) !== true) raise(null)
    }
    document.addEventListener("pointerdown", lower)
    return () => document.removeEventListener("pointerdown", lower)
  }, [place])
  return { raised, raise }
}

interface SlotProps extends Raising {
  card: Card
  of: number | string
  /** How far from the middle of the hand, in pixels, and as a share of the way to its end. */
  at: number
  far: number
  letters: number
}

function Slot({ card, of, at, far, letters, raised, raise }: SlotProps): ReactNode {
  const finger = useRef(false)
  const isRaised = raised === of
  return (
    <span
      className={`sp-hand-slot ${isRaised ? "sp-raised" : ""}`}
      style={{ "--at": `${at}px`, "--far": far, "--name-length": letters }}
      onPointerEnter={({ pointerType, buttons }: PointerEvent) => {
        if (pointerType === "mouse" && buttons === 0) raise(of)
      }}
      onPointerDownCapture={({ pointerType }: PointerEvent) => {
        finger.current = pointerType !== "mouse"
      }}
      onClickCapture={(event: MouseEvent) => {
        // Keys have no finger, and a script has none.
        if (!finger.current || isRaised || event.detail === 0) return
        event.stopPropagation()
        raise(of)
      }}
      onFocus={({ target }) => {
        if (target.matches(":focus-visible")) raise(of)
      }}
    >
      <SpireCard card={card} size="l" zone="hand" />
    </span>
  )
}

export function Hand(): ReactNode {
  const speaker = useSpeaker()
  const box = useBox()
  const me = useMe()
  const cards = useZone(`hand.${me}`)
  const place = useRef<HTMLElement>(null)
  const size = useSize(place)
  const { raised, raise } = useRaised(place)
  const names = cards.map(({ card }) => entryOf(box, card)?.name ?? "")
  const longest = longestWord(names)
  const held: Held = { ...size, count: cards.length, longest }
  const fan: Fan = fanOf(held)
  const keys = cards.map(keyOf)
  const places = placesIn(fan, held, raised === null ? -1 : keys.indexOf(raised))
  const half = Math.max(1, (cards.length - 1) / 2)
  return (
    <section
      ref={place}
      className={`sp-hand sp-named-${fan.named}`}
      aria-label={speaker.word("zone.hand")}
      data-zone={`hand.${me}`}
      style={{ "--strip": `${fan.strip}px`, "--n": cards.length }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "mouse") raise(null)
      }}
      onBlur={() => raise(null)}
    >
      {cards.map((card, i) => (
        <Slot
          key={keys[i]}
          of={keys[i]}
          card={card}
          at={places[i]}
          letters={names[i].length}
          far={(i - (cards.length - 1) / 2) / half}
          raised={raised}
          raise={raise}
        />
      ))}
    </section>
  )
}
