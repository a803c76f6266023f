// What the screens around a match say in English.

import type { KeyAct, MotionWish } from "../../settings/settings.ts"
import type { HaltKey } from "../../worker/messages.ts"

const count = (number: number, one: string, more: string): string => `${number} ${number === 1 ? one : more}`

export const shell = {
  title: "Soulspire",
  motto: "Two tables, always set.",
  playNow: "Play now",
  table: "Table",
  cards: "Cards",
  continue: "Continue",
  settings: "Settings",
  credits: "Credits",
  back: "Back",
  close: "Close",
  loading: "One moment",
  /** Whoever has not said a name: a name, for the log speaks of everybody by name. */
  you: "Guest",
  bot: "bot",
  fan: "An unofficial fan project, not affiliated with or endorsed by the makers of either game.",
  language: "Language",
  languages: { en: "English", it: "Italiano" },
  skipToContent: "To the content",
  broken: "Something here does not work. A reload may help.",
  offline: "This part has not been fetched yet, and there is no connection.",
  reload: "Reload",
  kept: "Everything here now works without a connection.",

  doors: {
    "four-souls": { tag: "Four souls, one basement, three bots who want them too.", short: "Four Souls" },
    spire: { tag: "Thirteen rooms, one boss, and nobody but you.", short: "Slay the Spire" },
  } as Record<string, { tag: string; short: string }>,

  saved: {
    title: "Saved games",
    empty: "Nothing is saved yet. Every game you begin is kept here, at every answer.",
    open: "Play on",
    look: "Look at it",
    delete: "Delete",
    deleted: (name: string) => `Deleted: ${name}`,
    takeBack: "Take it back",
    export: "Save as a file",
    import: "Open a file",
    notImported: "This file cannot be opened",
    importing: (name: string) =>
      `${name} is played through once, so that nothing is kept that could not go on.`,
    imported: (games: number) =>
      games === 0 ? "No new game was in it." : `${count(games, "game", "games")} came with it.`,
    hereAlready: (games: number) =>
      games === 1
        ? "One is here already, and stays as it is."
        : `${games} are here already, and stay as they are.`,
    notTaken: (at: number) => `Game ${at} could not be taken:`,
    settingsToo: "Your settings came with it too.",
    cannotRead: "The saved games cannot be read now.",
    notDeleted: (name: string) => `This could not be deleted: ${name}`,
    turn: (turn: number) => `turn ${turn}`,
    answers: (answers: number) => count(answers, "answer", "answers"),
    over: "over",
    alone: "alone",
    with: (names: string) => `with ${names}`,
    last: "Where you left off",
    all: (games: number) => `All saved games (${games})`,
  },

  safe: {
    title: "Kept in this browser",
    lasting: "The browser has promised to keep your games until you delete them yourself.",
    fleeting:
      "The browser has not promised to keep your games: when space runs short, it may throw them away. Save everything as a file from time to time.",
    unknown:
      "This browser does not say whether it will keep your games. Save everything as a file from time to time.",
    ask: "Ask it to keep them",
    refused: "It has refused. Playing often, or installing the page as an app, may change its mind.",
    used: (used: string, all: string) => `${used} of ${all} used`,
    everything: "Save everything as a file",
    everythingHelp:
      "All games and settings in one file. Open it in another browser to have them there; games that are there already stay as they are.",
    settingsNotKept: "Your settings cannot be kept in this browser: they last until you close the page.",
  },

  update: {
    ready: "A new version is ready.",
    careful:
      "Games you have begun go on only if their rules are still the same. Finish them first to be sure.",
    load: "Load it now",
    others: "Soulspire is open in other tabs. Close them first, so that no game loses its rules.",
  },

  halt: {
    playing: "Play has stopped",
    otherwise: "Something is in the way",
    what: {
      "no-storage":
        "This browser lets nothing be kept here: its database cannot be opened. In a private window that is usual.",
      "storage-blocked":
        "Another tab still has an older version of Soulspire open. Close it, then try again.",
      "storage-newer":
        "Another tab has a newer version of Soulspire open, and the saved games belong to that one now.",
      "storage-silent": "The browser's database does not answer.",
      full: "There is no room left on this device for what has to be stored.",
      "not-stored": "The last answer could not be stored, so it has not happened.",
      gone: "This game was deleted in another tab.",
      different:
        "Playing the same answers a second time gave another result. There is a mistake in the rules or the program; a report helps to find it.",
      broken: "Something has happened that should never happen. A report helps to find out what.",
      "worker-dead": "The part of the page that knows the rules has stopped working.",
      "worker-silent":
        "The part of the page that knows the rules has not answered for a while. Perhaps it is only thinking hard.",
    } satisfies Record<HaltKey, string>,
    safeGame:
      "Everything up to the last stored answer is safe. Once the page is loaded anew, the game goes on from there.",
    safeAll: "What was saved before is untouched.",
    safeGone: "It is still whole in this tab: save it as a file, and open the file under the saved games.",
    detail: "What exactly was said",
    again: "Try again",
    reload: "Load the page anew",
    wait: "Wait a little longer",
    export: "Save the game as a file",
    notExported: "The game cannot be read any more.",
    report: "Save a report",
    unsaved: "Play without saving",
    unsavedNow: "Nothing is kept here: this game lasts until you close the page.",
  },

  setup: {
    title: (game: string) => `A table of ${game}`,
    presets: "Ready-made tables",
    preset: {
      standard: "Standard",
      solo: "Solo",
      coop: "Co-op",
      draft: "Draft",
      italian: "Italian rules",
      rooms: "With rooms",
      actOne: "Act I",
      silent: "Act I as the Silent",
      pair: "Act I by two",
      fight: "One fight",
      boss: "A boss at once",
      daily: "Daily climb",
      ascension: "Ascension 5",
    } as Record<string, string>,
    custom: "Your own",
    seats: "Who plays",
    seat: (number: number) => `Seat ${number}`,
    name: "Name",
    kind: "Who sits there",
    person: "Person at this screen",
    bots: { greedy: "Bot, thoughtful", random: "Bot, at random" } as Record<string, string>,
    addSeat: "One more seat",
    dropSeat: (name: string) => `Without ${name}`,
    swap: (name: string) => `${name} one seat up`,
    curtain: "Hands are hidden from each other: a curtain falls before the next person looks",
    options: "How it is played",
    more: (options: number) => `More options (${options})`,
    changed: "changed",
    usual: "As usual",
    listOf: "One after another, with commas between",
    seed: "Seed",
    seedHelp: "The same seed deals the same cards. Empty: new ones.",
    begin: "Begin",
    share: "Copy a link to this table",
    shared: "The link is in your clipboard.",
    sharedBelow: "Copy this link:",
    fromLink: "This table came with a link.",
    reset: "Start over",
    rule: (id: string) => `rule ${id}`,
    whole: (min: number, max: number) => `${min} to ${max}`,
  },

  list: {
    search: "Search names and texts",
    set: "Set",
    deck: "Deck",
    kind: "Kind",
    all: "all",
    found: (found: number, all: number) =>
      found === all ? count(all, "card", "cards") : `${found} of ${all} cards`,
    none: "No card fits. Fewer words may find more.",
    copies: (number: number) => `×${number}`,
    other: "Other side",
    link: "Link to this card",
    clear: "Show all",
    printed: "On the card",
    inTheBox: (number: number) => (number === 1 ? "once in the box" : `${number} times in the box`),
    games: "Game",
    previous: "Card before",
    next: "Next card",
  },

  set: {
    motion: "Motion",
    motions: { system: "As the system wishes", full: "Full", quick: "Quick", off: "Off" } satisfies Record<
      MotionWish,
      string
    >,
    looks: "Looks",
    contrast: "More contrast",
    textSize: "Text size",
    cardSize: "Card size",
    preview: "So it looks",
    sound: "Sound",
    soundOn: "Sounds are heard",
    volume: "Volume",
    test: "Listen",
    play: "At the table",
    name: "Your name",
    level: "When you are asked",
    stops: "Stops",
    stopsHelp: "In these phases you are asked even where you would be passed.",
    own: "Your turn",
    others: "Others' turns",
    confirm: "Ask once more before my turn ends while I could still do something",
    keys: "Keys",
    acts: {
      pass: "Pass, end the turn",
      confirm: "Confirm",
      undo: "Undo",
      hint: "Hint",
      log: "Log",
      inspect: "Look at a card",
      cancel: "Cancel, close",
    } satisfies Record<KeyAct, string>,
    rebind: (act: string, key: string) => `${act}: ${key}. Change it`,
    pressKey: "Press a key …",
    conflict: (key: string, act: string) => `${key} is taken: ${act}`,
    space: "Space",
    reset: "Everything as it was at first",
    resetDone: "Everything is as it was at first.",
    percent: (share: number) => `${Math.round(share * 100)} %`,
  },

  credit: {
    fan: "An unofficial fan project",
    fanText:
      "Soulspire is made by fans. It is not affiliated with, endorsed by or sponsored by the makers or publishers of either game; the games, their names and their art belong to them. Nothing here is taken from the printed games: no pictures, no card texts, no pages of a rulebook. If you like the games, buy them.",
    fonts: "Letters",
    fontsText: "All under the SIL Open Font License 1.1.",
    icons: "Pictures",
    iconsText:
      "Glyphs from game-icons.net, under CC BY 3.0 (those of some authors CC0), recoloured and layered.",
    madeBy: (author: string) => `Icons made by ${author}`,
    glyphs: (number: number) => count(number, "glyph", "glyphs"),
    libraries: "Libraries",
    code: "The code is under the MIT licence. It gives no rights in the games.",
    nothingSent: "Nothing you do here leaves your device: games and settings are kept in this browser.",
  },
}

export type ShellWords = typeof shell
