// Saved games: each with who plays, how far it is and when; to go on, to keep as a file, to throw away.

import { type GameBox, type Language, plainText, speakerOf } from "@soulspire/text"
import { type ReactNode, useEffect, useRef } from "react"
import { Link } from "wouter"
import { Page } from "../../app/page.tsx"
import { ago } from "../../saved/ago.ts"
import { fetchGlyphs } from "../../glyphs/fetch.ts"
import { BoxContext } from "../../play/use-table.ts"
import { companyOf } from "../../saved/company.ts"
import { useLibrary } from "../../saved/library.ts"
import { useBoxes } from "../../saved/use-boxes.ts"
import { useSettings } from "../../settings/settings.ts"
import { doors, gameName } from "../../tables/tables.ts"
import { wordIn } from "../../words/word-in.ts"
import { useWords, type Words } from "../../words/words.ts"
import type { SavedMatch } from "../../worker/messages.ts"
import { isPreset, setupOf } from "../setup/presets.ts"
import { ArrivalNote } from "./arrival.tsx"
import { Safety } from "./safety.tsx"
import { Snapshot } from "./snapshot.tsx"
import "../../styles/saved.css"

function standOf(saved: SavedMatch, box: GameBox | undefined, words: Words, language: Language): string {
  const names = { seat: (seat: number) => saved.seats[seat]?.name ?? "", card: () => undefined }
  if (saved.over !== null)
    return box === undefined
      ? words.saved.over
      : plainText(speakerOf(box, language).outcome(saved.over, names))
  const where =
    box === undefined || saved.gist === undefined
      ? saved.turn > 0
        ? words.saved.turn(saved.turn)
        : ""
      : plainText(speakerOf(box, language).say(saved.gist.at.key, saved.gist.at.params))
  return [where, words.saved.answers(saved.answers)].filter((part) => part !== "").join(" · ")
}

/** What kind of game it is: the ready-made table that it began as, or one of somebody's own. */
function modeOf({ options }: SavedMatch, box: GameBox, words: Words, language: Language): string {
  const setup = setupOf(box)
  const schema = box.game.options
  const unusual = Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(schema[name]?.default),
    ),
  )
  const plan = { chairs: [], options: unusual, seed: "", curtain: false }
  const preset = setup.presets.find((each) => isPreset(setup, each, plan))
  if (preset === undefined) return words.setup.custom
  return wordIn(speakerOf(box, language), `preset.${preset.id}`) ?? words.setup.standard
}

export default function SavedScreen(): ReactNode {
  const words = useWords()
  const language = useSettings((settings) => settings.language)
  const library = useLibrary()
  const file = useRef<HTMLInputElement>(null)
  const boxes = useBoxes((library.saved ?? []).map(({ game }) => game))
  const games = [...boxes.keys()].join(" ")
  useEffect(() => {
    for (const game of games.split(" ")) if (game !== "") void fetchGlyphs(game)
  }, [games])
  const nameOf = (saved: SavedMatch): string => `${gameName(saved.game)}, ${companyOf(saved, words)}`
  const importer = (
    <>
      <button
        type="button"
        className="choice"
        disabled={library.arrival?.is === "arriving"}
        onClick={() => file.current?.click()}
      >
        {words.saved.import}
      </button>
      <input
        ref={file}
        type="file"
        accept=".match,.everything,.txt,.jsonl"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen !== undefined) void library.bringIn(chosen)
          target.value = ""
        }}
      />
    </>
  )
  return (
    <Page name="saved" title={words.saved.title} tools={importer}>
      {library.arrival !== null && <ArrivalNote arrival={library.arrival} />}
      {library.unreadable && (
        <p className="refused" role="alert">
          {words.saved.cannotRead}
        </p>
      )}
      {library.stuck.map((saved) => (
        <p key={saved.id} className="refused" role="alert">
          {words.saved.notDeleted(nameOf(saved))}
        </p>
      ))}
      {library.saved?.length === 0 && (
        <div className="empty">
          <p>{words.saved.empty}</p>
          <ul className="empty-doors">
            {doors.map(({ game, name, Scene }) => (
              <li key={game}>
                <Link href={`/table/${game}`} className="empty-door" data-mood={game}>
                  <Scene />
                  <b>{name}</b>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className="saved-list">
        {(library.saved ?? []).map((saved) => {
          const box = boxes.get(saved.game)
          return (
            <li key={saved.id} className="saved-match" data-mood={saved.game}>
              {box !== undefined && (
                <BoxContext value={box}>
                  <Snapshot box={box} saved={saved} />
                </BoxContext>
              )}
              <div className="saved-words">
                <h2>{gameName(saved.game)}</h2>
                {box === undefined ? (
                  <p>{saved.seats.map(({ name }) => name).join(", ")}</p>
                ) : (
                  <p>{modeOf(saved, box, words, language)}</p>
                )}
                <p className="quiet">
                  {standOf(saved, box, words, language)} · {ago(saved.played, language)}
                </p>
              </div>
              <div className="saved-ways">
                <Link
                  href={`/match/${saved.id}`}
                  className={`choice ${saved.over === null ? "primary" : ""}`}
                >
                  {saved.over === null ? words.saved.open : words.saved.look}
                </Link>
                <button type="button" className="choice" onClick={() => library.takeOut(saved)}>
                  {words.saved.export}
                </button>
                <button
                  type="button"
                  className="choice"
                  aria-label={`${words.saved.delete}: ${nameOf(saved)}`}
                  onClick={() => library.drop(saved)}
                >
                  {words.saved.delete}
                </button>
              </div>
            </li>
          )
        })}
      </ul>
      <Safety onEverything={library.takeOutAll} />
      <div className="toasts" role="status">
        {library.dropped.map((saved) => (
          <p key={saved.id} className="toast">
            {words.saved.deleted(nameOf(saved))}{" "}
            <button type="button" className="choice" onClick={() => library.keep(saved)}>
              {words.saved.takeBack}
            </button>
          </p>
        ))}
      </div>
    </Page>
  )
}
