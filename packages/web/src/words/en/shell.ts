// What the screens around a match say in English.

import type { KeyAct, MotionWish } from "../../settings/settings.ts"
import type { HaltKey } from "../../worker/messages.ts"

const count = (number: number, one: string, more: string): string => `${number} ${number === 1 ? one : more}`

export const shell = {
  title: "Soulspire",
  motto: "Two tables, always set.",
  playNow: "Play now",
  table: "Set up",
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
  skipToContent: "Skip to content",
  broken: "Something went wrong. Try reloading.",
  offline: "This part isn't downloaded yet, and you are offline.",
  reload: "Reload",
  kept: "Ready to play offline.",

  doors: {
    "four-souls": { tag: "Four souls, one basement, three bots who want them too.", short: "Four Souls" },
    spire: { tag: "Thirteen rooms, one boss, and nobody but you.", short: "Slay the Spire" },
  } as Record<string, { tag: string; short: string }>,

  saved: {
    title: "Saved games",
    empty: "No saved games yet. Games are saved here after every move.",
    open: "Resume",
    look: "View",
    delete: "Delete",
    deleted: (name: string) => `Deleted: ${name}`,
    takeBack: "Undo",
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
    answers: (answers: number) => count(answers, "move", "moves"),
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
    title: (game: string) => `New game: ${game}`,
    presets: "Ready-made games",
    preset: {
      standard: "Standard",
      solo: "Solo",
      coop: "Co-op",
      draft: "Draft",
      italian: "Italian rules",
      rooms: "With rooms",
      actOne: "Act I",
      silent: "Act I as the Silent",
      pair: "Act I for two",
      fight: "A single combat",
      boss: "Straight to the boss",
      daily: "Daily climb",
      ascension: "Ascension 5",
    } as Record<string, string>,
    custom: "Custom",
    seats: "Who plays",
    seat: (number: number) => `Seat ${number}`,
    name: "Name",
    kind: "Player type",
    person: "Player on this device",
    bots: { greedy: "Bot (smart)", random: "Bot (random)" } as Record<string, string>,
    addSeat: "Add a player",
    dropSeat: (name: string) => `Remove ${name}`,
    swap: (name: string) => `Move ${name} up`,
    curtain: "Hands stay hidden: a screen covers the table between players",
    options: "Rules",
    more: (options: number) => `More options (${options})`,
    changed: "changed",
    usual: "Default",
    listOf: "Separate with commas",
    seed: "Seed",
    seedHelp: "The same seed deals the same cards. Leave empty for a new deal.",
    begin: "Begin",
    share: "Copy a link to this table",
    shared: "The link is in your clipboard.",
    sharedBelow: "Copy this link:",
    fromLink: "Set up from a shared link.",
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
    none: "No cards match. Try fewer words.",
    copies: (number: number) => `×${number}`,
    other: "Other side",
    link: "Link to this card",
    clear: "Show all",
    printed: "On the card",
    inTheBox: (number: number) => count(number, "copy", "copies"),
    games: "Game",
    previous: "Previous card",
    next: "Next card",
  },

  set: {
    motion: "Motion",
    motions: { system: "Follow the system", full: "Full", quick: "Quick", off: "Off" } satisfies Record<
      MotionWish,
      string
    >,
    looks: "Appearance",
    contrast: "More contrast",
    textSize: "Text size",
    cardSize: "Card size",
    preview: "Preview",
    sound: "Sound",
    soundOn: "Sound on",
    volume: "Volume",
    test: "Play a test sound",
    play: "At the table",
    name: "Your name",
    level: "When to ask",
    stops: "Stops",
    stopsHelp: "You are always asked in these phases, even where you would pass automatically.",
    own: "Your turn",
    others: "Others' turns",
    confirm: "Confirm before ending my turn if I can still act",
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
    conflict: (key: string, act: string) => `${key} is already used: ${act}`,
    space: "Space",
    reset: "Reset to defaults",
    resetDone: "Settings are back to their defaults.",
    percent: (share: number) => `${Math.round(share * 100)}%`,
  },

  credit: {
    fan: "An unofficial fan project",
    fanText:
      "Soulspire is made by fans. It is not affiliated with, endorsed by or sponsored by the makers or publishers of either game; the games, their names and their art belong to them. Nothing here is taken from the printed games: no pictures, no card texts, no pages of a rulebook. If you like the games, buy them.",
    fonts: "Fonts",
    fontsText: "All under the SIL Open Font License 1.1.",
    icons: "Icons",
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
