// When something has come to a halt: what happened, what is safe, and the ways on from there. Over every screen, for it may
// happen on any of them.

import { type ReactNode, useEffect, useRef, useState } from "react"
import { useRoute } from "wouter"
import { backstage } from "../play/backstage.ts"
import { goOn, playUnsaved, useHealth } from "../play/health.ts"
import { download } from "../saved/download.ts"
import { useWords, type Words } from "../words/words.ts"
import type { Halt, HaltKey } from "../worker/messages.ts"
import "../styles/halted.css"

/** The ways on, the best one first. */
type Way = "again" | "reload" | "wait" | "export" | "report" | "unsaved"

const stored: readonly Way[] = ["again", "export", "reload"]
/** At a table, and elsewhere, where there is no game to be kept. */
const waysAtTable: Readonly<Record<HaltKey, readonly Way[]>> = {
  "no-storage": stored,
  "storage-blocked": stored,
  "storage-newer": ["reload", "export"],
  "storage-silent": stored,
  full: stored,
  "not-stored": stored,
  gone: ["export"],
  different: ["report", "export", "reload"],
  broken: ["reload", "export", "report"],
  "worker-dead": ["reload", "export", "report"],
  "worker-silent": ["wait", "reload", "export"],
}
const keepsNothing: readonly HaltKey[] = ["no-storage", "storage-silent", "full", "not-stored"]
const waysElsewhere = (key: HaltKey): readonly Way[] =>
  key === "worker-silent"
    ? ["wait", "reload"]
    : keepsNothing.includes(key)
      ? ["reload", "unsaved"]
      : ["reload"]

const reportOf = ({ key, detail, report }: Halt): string =>
  JSON.stringify({ soulspire: "report", key, detail, report, browser: navigator.userAgent }, null, 2)

function safeWord({ key, playing }: Halt & { playing: boolean }, unsaved: boolean, words: Words): string {
  if (unsaved) return words.halt.unsavedNow
  if (key === "gone") return words.halt.safeGone
  return playing ? words.halt.safeGame : words.halt.safeAll
}

function Ways({ halt, match }: { halt: Halt & { playing: boolean }; match: string | null }): ReactNode {
  const words = useWords()
  const [lost, setLost] = useState(false)
  const keepAsFile = async (): Promise<void> => {
    // Fetched only now: hardly anybody ever needs it.
    const { rescued } = await import("../play/rescue.ts")
    const text = match === null ? null : await rescued(match, halt.key)
    setLost(text === null)
    if (text !== null) download("soulspire.match", text)
  }
  const does: Readonly<Record<Way, () => void>> = {
    again() {
      goOn()
      backstage()
        .wish({ want: "again" })
        .catch(() => {})
    },
    reload: () => location.reload(),
    wait: goOn,
    export: () => void keepAsFile(),
    report: () => download("soulspire-report.json", reportOf(halt), "application/json"),
    unsaved() {
      backstage()
        .wish({ want: "unsaved" })
        .then(playUnsaved, () => {})
    },
  }
  const ways = halt.playing ? waysAtTable[halt.key] : waysElsewhere(halt.key)
  const open = ways.filter((way) => way !== "export" || match !== null)
  return (
    <>
      <div className="choices">
        {open.map((way, i) => (
          <button
            key={way}
            type="button"
            className={`choice ${i === 0 ? "primary" : ""}`}
            onClick={() => does[way]()}
          >
            {way === "reload" && !halt.playing ? words.halt.again : words.halt[way]}
          </button>
        ))}
        {halt.playing && (
          <a className="choice" href="#/" onClick={goOn}>
            {words.toTitle}
          </a>
        )}
      </div>
      <p className="halted-lost" role="alert">
        {lost ? words.halt.notExported : ""}
      </p>
    </>
  )
}

export function Halted(): ReactNode {
  const words = useWords()
  const halt = useHealth((health) => health.halt)
  const unsaved = useHealth((health) => health.unsaved)
  const [atMatch, params] = useRoute("/match/:id")
  const dialog = useRef<HTMLDialogElement>(null)
  const shown = halt !== null
  useEffect(() => {
    const element = dialog.current
    if (!shown || element === null) return undefined
    element.showModal()
    return () => element.close()
  }, [shown])
  if (halt === null) return null
  return (
    <dialog
      ref={dialog}
      className="halted"
      role="alertdialog"
      aria-labelledby="halted-title"
      aria-describedby="halted-words"
      // It is left by one of its ways; what is wrong does not go away by itself.
      onCancel={(event) => event.preventDefault()}
    >
      <span className="halted-candle" aria-hidden="true">
        <i />
      </span>
      <h1 id="halted-title">{halt.playing ? words.halt.playing : words.halt.otherwise}</h1>
      <div id="halted-words">
        <p>{words.halt.what[halt.key]}</p>
        <p className="halted-safe">{safeWord(halt, unsaved, words)}</p>
      </div>
      <Ways halt={halt} match={atMatch ? params.id : null} />
      {halt.detail !== undefined && (
        <details>
          <summary>{words.halt.detail}</summary>
          <pre>{halt.detail}</pre>
        </details>
      )}
    </dialog>
  )
}
