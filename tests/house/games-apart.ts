// Keeps what one game knows out of the parts of the web client that all games share: its id, its events, its zones, and the
// fields of its state and cards. They stand in the game's box, or in the folder of its table.

import type { GameBox } from "@soulspire/text"
import type { TextFile } from "../support/files.ts"
import { lineOf, readSource } from "./source.ts"

/** Words that say nothing of a game, although games use them too: the kernel's, the page's and the language's. */
const common: ReadonlySet<string> = new Set(
  `act board box events id kind look move phase stack transfer turn
   cancel copies deck different gone lost map next playing room wish x`.split(/\s+/),
)

/** Words that mean something else in one place: there, and nowhere else, they may stand. */
export const meantOtherwise: readonly (readonly [path: string, words: readonly string[]])[] = [
  ["cards/", ["cost"]],
  ["shell/ending.tsx", ["ending"]],
  ["shell/status.tsx", ["turnOf"]],
  ["offline/service-worker.ts", ["activate"]],
  ["saved/ago.ts", ["round"]],
  ["screens/campaigns/", ["row"]],
  ["screens/settings/stops.tsx", ["row"]],
  ["screens/setup/chairs.tsx", ["swap"]],
  ["sound/sounds.ts", ["block", "die", "heal"]],
  ["worker/claim.ts", ["mode"]],
  ["worker/saves.ts", ["bound"]],
]

const FOLDER = "packages/web/src/"

const isMeantOtherwise = (path: string, word: string): boolean =>
  meantOtherwise.some(([where, words]) => path.startsWith(FOLDER + where) && words.includes(word))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The names of all fields in some plain data, however deep. */
function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn)
  return isRecord(value) ? Object.entries(value).flatMap(([name, of]) => [name, ...fieldsIn(of)]) : []
}

/** The words by which code would show that it knows a game. */
export function wordsOf(box: GameBox): Set<string> {
  const { game, telling, defs, signs = {}, noticed } = box
  const view = game.view(game.begin({}, game.seats.min, "words").state, 0)
  const cards = Object.values(view.zones).flat()
  const words = [
    game.id,
    ...Object.keys(telling),
    ...Object.keys(noticed?.beats ?? {}),
    ...Object.keys(noticed?.sounds ?? {}),
    ...Object.keys(view.zones).map((zone) => zone.split(".")[0]),
    ...fieldsIn(view.table),
    ...cards.flatMap(({ shows = {} }) => Object.keys(shows)),
    ...defs.flatMap(({ facts }) => Object.keys(facts)),
    ...Object.keys(signs),
  ]
  return new Set(words.filter((word) => !common.has(word)))
}

/** Where a game more is a line more; and what is written by a script or says words to people. */
const apart =
  /^(?:boxes\/boxes\.ts|glyphs\/(?:authors|interface)\.ts|words\/.*|tables\/(?!shared\/)[^/]+\/.*)$/

const isShared = (path: string): boolean =>
  path.startsWith(FOLDER) && /\.tsx?$/.test(path) && !apart.test(path.slice(FOLDER.length))

/** One sentence for each place where shared code of the web client names what is a game's own. */
export function gamesNamed(files: readonly TextFile[], words: ReadonlySet<string>): string[] {
  return files
    .filter(({ path }) => isShared(path))
    .flatMap(({ path, text }) => {
      const { code, strings } = readSource(text)
      const literals = [...strings].map(([at, word]) => ({ at, word }))
      // Keys of a record and fields that are read: `{ dice: 5 }`, `facts.souls`.
      const names = [...code.matchAll(/(?<=[{,]\s*)[A-Za-z]\w*(?=\s*:)|(?<=\w[?!]?\.)[A-Za-z]\w*/g)].map(
        (match) => ({
          at: match.index,
          word: match[0],
        }),
      )
      return [...literals, ...names]
        .filter(({ word }) => words.has(word) && !isMeantOtherwise(path, word))
        .map(({ at, word }) => `${path}:${lineOf(text, at)}: ${word} is a game's own word`)
    })
}
