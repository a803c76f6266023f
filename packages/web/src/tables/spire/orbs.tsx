// Somebody's orbs around them, and the slots that are still empty: each kind with its own colour and shape, with what it will
// do. Where an orb is asked for, these are what one clicks.

import { type ReactNode, useEffect, useRef } from "react"
import { lostFocus } from "../../app/by-key.ts"
import { Sign } from "../../glyphs/sign.tsx"
import { useNames, useShown, useSpeaker, useTable } from "../../play/use-table.ts"
import type { Change } from "./foresight.ts"
import { type Orb, orbKinds, type TableShown, useMe, useTableShown } from "./known.ts"
import { useAskedFor } from "./options.tsx"
import { useSpireWords } from "./words.ts"

type Worth = NonNullable<TableShown["players"][number]["orbWorth"]>

/** What is told of somebody's orbs: their numbers, and whether Lightning is for a whole row. */
interface Told {
  worth: Worth
  rows: boolean
}

/** So many stand in two rows of three; more are smaller where there is little room. */
const MANY = 6

/** What would come of an answer that is thought of. */
type Fate = "stays" | "comes" | "goes"

interface Filled {
  orb: Orb
  /** Which of its kind. */
  nth: number
  fate: Fate
}

/** All orbs are alike but for their kind, so each kind stands together; what an answer would bring or take stands last. */
function filledOf(held: Readonly<Record<Orb, number>>, foreseen: Change | undefined): Filled[] {
  return orbKinds.flatMap((orb) => {
    const more = foreseen?.by[orb] ?? 0
    const many = held[orb] + Math.max(0, more)
    return Array.from({ length: many }, (_, nth): Filled => {
      const fate = nth >= held[orb] ? "comes" : nth >= held[orb] + more ? "goes" : "stays"
      return { orb, nth, fate }
    })
  })
}

/** What it will do, in words. */
function linesOf(words: ReturnType<typeof useSpireWords>, orb: Orb, { worth, rows }: Told): string[] {
  const { given, evoked } = worth[orb]
  const does = (amount: number): string => words.orbDoes[orb](amount, rows)
  return [given > 0 ? words.orbGiven(does(given)) : words.orbRests, words.orbEvoked(does(evoked))]
}

/** Beside the orbs, for the one that is pointed to: over them it would cover others. */
function Tip({ orb, told }: { orb: Orb; told: Told }): ReactNode {
  const speaker = useSpeaker()
  const words = useSpireWords()
  return (
    <span aria-hidden="true" className={`sp-orb-tip sp-orb-tip-${orb} sp-orb-${orb}`}>
      <b>{speaker.word(`stat.${orb}`)}</b>
      {linesOf(words, orb, told).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}

interface OneOrbProps extends Filled {
  told: Told
  count: number
  /** What one is asked about it: to evoke it, or to have it act as at the end of a turn. */
  asks: "evoke" | "trigger" | null
  onChoose: (() => void) | null
  hinted: boolean
}

function OneOrb({ orb, nth, fate, told, count, asks, onChoose, hinted }: OneOrbProps): ReactNode {
  const speaker = useSpeaker()
  const words = useSpireWords()
  const { given, evoked } = told.worth[orb]
  const name = speaker.word(`stat.${orb}`)
  const lines = linesOf(words, orb, told)
  const number = asks === "evoke" || (asks === null && given === 0) ? evoked : given
  const lit = onChoose !== null
  return (
    <button
      type="button"
      className={`sp-orb sp-orb-${orb} sp-orb-${fate} ${lit ? "lit" : ""} ${hinted ? "hinted" : ""}`}
      data-orb={orb}
      // One of each kind is told and reached by keys: the others are the same once more.
      {...(nth > 0 ? { "aria-hidden": true, tabIndex: -1 } : {})}
      {...(lit && { "data-key": orb })}
      onClick={() => onChoose?.()}
    >
      <span className="sr-only">
        {count > 1 ? `${name} (${count})` : name}: {lines.join(" ")}
      </span>
      <span aria-hidden="true" className="sp-orb-ball">
        <Sign of={orb} className="sp-orb-glyph" />
        {fate === "stays" && <b>{number}</b>}
      </span>
    </button>
  )
}

/** Whoever answers by keyboard goes on at the first orb that can be chosen. */
function useFirstOrb(asked: boolean): React.RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (asked && lostFocus())
      list.current?.querySelector<HTMLElement>("button.lit")?.focus({ preventScroll: true })
  }, [asked])
  return list
}

export function Orbs({ seat, foreseen }: { seat: number; foreseen: Change | undefined }): ReactNode {
  const table = useTable()
  const names = useNames()
  const words = useSpireWords()
  const me = useMe()
  const player = useTableShown().players[seat]
  const hint = useShown((state) => state.hint)
  const asked = useAskedFor("evoke", "evoke-full", "trigger-orb")
  const mine = seat === me ? asked : undefined
  const list = useFirstOrb(mine !== undefined)
  const { orbSlots, orbWorth, lightningRows } = player
  if (orbSlots === 0 || orbWorth === null) return null
  const told = { worth: orbWorth, rows: lightningRows > 0 }
  const filled = filledOf(player, foreseen)
  const held = filled.filter(({ fate }) => fate !== "comes").length
  const slots = Math.max(orbSlots, filled.length)
  return (
    <div
      className={`sp-orbs ${slots > MANY ? "sp-orbs-many" : ""} ${mine === undefined ? "" : "sp-orbs-asked"}`}
      style={{ "--slots": slots }}
    >
      <ul ref={list} aria-label={words.orbs(names.seat(seat), held, orbSlots)}>
        {Array.from({ length: slots }, (_, i) => {
          const one = filled[i]
          const option = mine?.options.find(({ key }) => key === one?.orb)
          return (
            <li key={one === undefined ? `empty ${i}` : `${one.orb} ${one.nth}`} style={{ "--nth": i }}>
              {one === undefined ? (
                <span className="sp-orb-empty" />
              ) : (
                <OneOrb
                  {...one}
                  told={told}
                  count={player[one.orb]}
                  asks={mine === undefined ? null : mine.prompt.key === "trigger-orb" ? "trigger" : "evoke"}
                  onChoose={
                    mine === undefined || option === undefined ? null : () => table.choose(mine, option)
                  }
                  hinted={hint?.includes(one.orb) === true && option !== undefined}
                />
              )}
            </li>
          )
        })}
      </ul>
      {orbKinds.map((orb) => (player[orb] > 0 ? <Tip key={orb} orb={orb} told={told} /> : null))}
    </div>
  )
}
