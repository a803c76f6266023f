// The line above the table: who climbs, with quick switching between characters at one screen; how far, the round's die;
// gold, potions, relics, and the deck.

import { type ReactNode, useEffect } from "react"
import { Glyph } from "../../glyphs/glyph.tsx"
import { Sign } from "../../glyphs/sign.tsx"
import { useAsked, useNames, useSpeaker, useTable } from "../../play/use-table.ts"
import { Die } from "./die.tsx"
import { Figure } from "./figure.tsx"
import { Keys } from "./keys.tsx"
import { isCombat, useMe, useSpireView, useTableShown, useZone } from "./known.ts"
import { Pile } from "./piles.tsx"
import type { Scene } from "./scene.ts"
import { Shelf } from "./shelf.tsx"
import { signs } from "./signs.ts"
import { Spot } from "./spot.tsx"
import { WayBar } from "./way-bar.tsx"
import { useSpireWords } from "./words.ts"

/** Number keys take the seats that are played from this screen. */
function useSeatKeys(): void {
  const { client } = useTable()
  useEffect(() => {
    if (client.here.length < 2 || client.curtain) return undefined
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (ctrlKey || metaKey || altKey || (target as HTMLElement).closest("input, select, textarea") !== null)
        return
      const seat = client.here[Number(key) - 1]
      if (seat !== undefined) client.sit(seat)
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [client])
}

function Climber({ seat }: { seat: number }): ReactNode {
  const { client } = useTable()
  const names = useNames()
  const speaker = useSpeaker()
  const words = useSpireWords()
  const view = useSpireView()
  const me = useMe()
  const table = useTableShown()
  const [board] = useZone(`board.${seat}`)
  const { hp, maxHp, gold } = table.players[seat]
  const isHere = client.here.includes(seat) && client.here.length > 1
  const waited = view.waiting.some((each) => each.seat === seat)
  const name = names.seat(seat)
  const portrait = board?.ref !== undefined && (
    <Spot of={board.ref} label={`${speaker.word("kind.character")}: ${name}`} className="sp-portrait">
      <Figure id={board.card ?? ""} rank="portrait" />
    </Spot>
  )
  const numbers = (
    <>
      <b>{name}</b>
      <span className="sp-climber-hp">
        <Sign of="hp" label={speaker.word("stat.hp")} inline /> {hp}/{maxHp}
      </span>
      <span className="sp-climber-gold">
        <Sign of="gold" label={speaker.word("stat.gold")} inline /> {gold}
      </span>
      {waited && view.seats > 1 && <span className="sp-waited" title="…" />}
    </>
  )
  return (
    <li className={`sp-climber ${seat === me ? "sp-climber-me" : ""}`}>
      {portrait}
      {isHere && seat !== me ? (
        <button
          type="button"
          className="sp-climber-name"
          title={words.playAs(name)}
          onClick={() => client.sit(seat)}
        >
          {numbers}
          <kbd>{client.here.indexOf(seat) + 1}</kbd>
        </button>
      ) : isCombat(table) ? (
        <span className="sp-climber-name">{numbers}</span>
      ) : (
        <Spot of={seat} label={name} card={board?.ref} told className="sp-climber-name">
          {numbers}
        </Spot>
      )}
      {seat !== me && <Shelf seat={seat} />}
    </li>
  )
}

export function Head({ scene, onMap }: { scene: Scene; onMap: () => void }): ReactNode {
  const words = useSpireWords()
  const speaker = useSpeaker()
  const me = useMe()
  const table = useTableShown()
  const { players, act, round, die, combat, room, climb, map, phase } = table
  const fights = isCombat(table)
  // Where everybody stands in a row of their own, that is where their numbers are.
  const inRows = fights || scene === "rows"
  const rolled = useAsked().some(({ prompt }) => prompt.key.startsWith("die"))
  // Whatever is given before the first room of an Act.
  const isStart = map?.path.length === 0 && phase !== "room"
  useSeatKeys()
  const rules = useZone("room").filter(({ back }) => back === "modifier")
  return (
    <header className="sp-head">
      <ul
        className={`sp-party sp-party-${players.length} ${inRows && players.length > 1 ? "sp-party-brief" : ""}`}
        aria-label={words.party}
      >
        {players.map((_, seat) => (
          <Climber key={seat} seat={seat} />
        ))}
      </ul>
      <div className="sp-where">
        {(fights || rolled) && <Die face={die} roll={`${combat} ${round} ${die}`} />}
        <p>
          {climb > 0 && <b>{words.act(act)}</b>}
          <WayBar />
          <span>{isStart ? words.startOf(act) : speaker.word(`room.${room}`)}</span>
          {fights && round > 0 && <span>{words.round(round)}</span>}
        </p>
        <Keys />
        {rules.map(({ ref, card }) => (
          <Spot key={ref} of={ref as number} label={card ?? ""} className="sp-rule">
            <Figure id={card ?? ""} rank="portrait" />
          </Spot>
        ))}
      </div>
      <div className="sp-belongings">
        <Shelf seat={me} />
        {climb > 0 && (
          <button type="button" className="sp-pile sp-map-button" onClick={onMap} title={words.theMap}>
            <span className="sp-pile-cards" aria-hidden="true">
              <Glyph name={signs.map} />
            </span>
            <span className="sp-pile-name">{words.theMap}</span>
          </button>
        )}
        {/* In a fight its cards lie in the other piles. */}
        {!fights && <Pile zone={`deck.${me}`} sign="deck" />}
      </div>
    </header>
  )
}
