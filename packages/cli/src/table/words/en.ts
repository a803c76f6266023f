// What the table itself says in English. What the game says comes from its own catalogues.

export const english = {
  // Commands, as they are typed; the first is the one that is shown.
  commands: {
    help: ["help", "h"],
    card: ["?"],
    why: ["why"],
    pass: ["pass", "p"],
    undo: ["undo", "u"],
    look: ["look", "l"],
    log: ["log"],
    offers: ["offers"],
    auto: ["auto"],
    hint: ["hint"],
    lang: ["lang"],
    save: ["save"],
    quit: ["quit", "q", "exit"],
  },
  help: {
    numbers: ["1", "choose that option; several with spaces between: 1 3"],
    card: ["? name", "read a card; ? alone: every card you can see"],
    why: ["why name", "why something cannot be done, or why a number is what it is"],
    pass: ["pass", "do nothing, where you may"],
    undo: ["undo", "undo your last move"],
    look: ["look", "draw the table again"],
    log: ["log", "everything that has happened (log 20: the last 20 lines)"],
    offers: ["offers", "what you can offer at any time; with a message: 7 2 in return for your help"],
    auto: ["auto", "when to be asked, and what to pass automatically"],
    hint: ["hint", "ask for advice, and why it beats the rest"],
    lang: ["lang it", "parla italiano"],
    save: ["save", "show where the match is saved (after every move)"],
    quit: ["quit", "leave; you can resume later"],
  },
  yes: ["yes", "y"],

  bot: "bot",
  cards: (count: number): string => (count === 1 ? "1 card" : `${count} cards`),
  of: (value: string, most: string): string => `${value} of ${most}`,
  turnOf: (name: string): string => `${name}'s turn`,
  nothing: "-",
  anyTime: "At any time:",
  offersLine: "offers: what you can offer at any time",
  noOffers: "You have nothing to offer.",
  more: (count: number): string => `... ${count} earlier lines (log shows them)`,
  hintLine: "help: what you can type",

  pickOne: "number",
  pickSome: (min: number, max: number): string =>
    min === max
      ? `${min} numbers`
      : min === 0
        ? `up to ${max} numbers, Enter for none`
        : `${min} to ${max} numbers`,
  pickOrder: (count: number, last: string): string =>
    `all ${count} numbers in your order${last}, Enter keeps this one`,
  /** What comes of the one that is named last. */
  lastOne: { top: " (the last one will be on top)", first: " (the last one comes first)" },
  pickNumber: (min: number, max: number): string => `a number from ${min} to ${max}`,
  enterToGoOn: "Enter to go on",

  notUnderstood: (text: string): string => `I don't understand '${text}'. Type a number, or help.`,
  noSuchNumber: (text: string, most: number): string => `There is no option ${text}: type 1 to ${most}.`,
  wanted: (what: string): string => `Expected: ${what}.`,
  wrongCount: (wanted: string, given: number): string => `Expected: ${wanted}; you typed ${given}.`,
  needsAmount: (option: string, min: number, max: number): string =>
    `Also say how many, from ${min} to ${max}; for example: ${option} ${min}.`,
  noPass: "You can't pass here.",
  noCard: (name: string): string => `No card here is called '${name}'.`,
  noHint: "There is no hint for this.",
  hintSays: (what: string): string => `Try ${what}.`,
  whyWhat: "Why what? why <card>",
  nothingAgainst: (name: string): string => `${name}: nothing prevents it.`,
  noText: "It has no text.",
  saved: (file: string): string => `Saved in ${file} (after every move).`,
  player: "Player",
  undone: "Undone.",
  newRules: (version: string): string => `From here on, the game uses version ${version}.`,
  undoAsk: (name: string): string =>
    `Something has been revealed since, or somebody else has acted. ${name}: undo it anyway? (yes/no)`,
  undoNo: "Nothing was undone.",
  autoNow: (level: string): string => `You will be asked: ${level}.`,
  autoLevels: {
    always: "always",
    act: "when you can act",
    respond: "when something concerns you",
    stops: "only at your stops",
  },
  autoWords: {
    always: ["always"],
    act: ["act"],
    respond: ["respond"],
    stops: ["stops"],
    turn: ["turn"],
    mine: ["mine"],
    stop: ["stop"],
    yes: ["yes"],
    no: ["no"],
    pass: ["pass"],
    off: ["off"],
  },
  autoStops: (phases: string): string => `Your stops: ${phases}.`,
  autoPhases: (phases: string): string => `Which phase? You can choose: ${phases}.`,
  autoUntil: { turn: "You pass until the next turn.", mine: "You pass until your next turn." },
  autoRule: (card: string, rule: string): string => `${card}: always ${rule}.`,
  autoNobody: "No card asks this, so there is nothing to remember.",
  autoHelp: [
    "auto always | act | stops   be asked always, when you can act, only at your stops",
    "auto respond                be asked when something concerns you",
    "auto turn | mine            pass until the next turn, until your next turn",
    "auto yes | no | pass        the same answer whenever this card asks",
    "auto stop attack            stop in that phase; auto off: back to the defaults",
  ],
  langWhat: "lang en or lang it",
  spoken: "English it is.",

  handOver: (name: string): string =>
    `${name}, it is your move. Press Enter when only you can see the screen.`,
  next: (file: string, game: string): string[] => [
    `soulspire replay ${file}`,
    "see it again",
    `soulspire verify ${file}`,
    "check it",
    `soulspire table ${game}`,
    "play another one",
  ],
  left: (file: string): string => `The match is saved. Resume with: soulspire table --resume ${file}`,
  campaign: {
    begins: (file: string): string => `${file} does not exist yet: a new campaign starts there.`,
    howMany: (track: string, most: number): string => `Marks for ${track}? 0 to ${most}`,
    placeLater: (file: string): string =>
      `You still have marks to place, for example with: soulspire campaign ${file} --place colorless=1`,
    tracks: "Unlocks",
    marks: (marks: number, boxes: number): string => `${marks} of ${boxes}`,
    unplaced: (left: number): string =>
      `${left === 1 ? "1 mark" : `${left} marks`} left for a shared track: --place says where.`,
    ladder: "Ascension",
    level: (won: number, open: number): string =>
      `${won < 0 ? "nothing won yet" : `level ${won} won`}; level ${open} is open`,
    achievements: (done: number, all: number): string => `Achievements: ${done} of ${all}`,
    games: (all: number, won: number, open: number): string =>
      `Climbs: ${all}, ${won} won${open === 0 ? "" : `; ${open} more in progress`}`,
    ascension: (level: number): string => `Ascension ${level}`,
    ended: (result: string, act: string, room: string): string => `${result} in ${act}, ${room}`,
    length: (rooms: number, rounds: number): string =>
      `${rooms === 1 ? "1 room" : `${rooms} rooms`}, ${rounds === 1 ? "1 round" : `${rounds} rounds`}`,
    damage: "HP lost to",
    wins: "Climbs by character",
    won: (won: number, all: number, percent: number): string => `${won} of ${all} won (${percent}%)`,
    cards: "Cards taken most",
    taken: (taken: number, skipped: number): string => `taken ${taken}, skipped ${skipped}`,
  },
  welcome: (game: string, file: string): string => `${game}. Saved in ${file}.`,
  back: (game: string, answers: number): string =>
    `${game}: resumed after ${answers === 1 ? "1 move" : `${answers} moves`}.`,
}

export type Words = typeof english
