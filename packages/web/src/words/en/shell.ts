// What the screens around a match say in English.

export const shell = {
  title: "Soulspire",
  motto: "Two tables, always set.",
  playNow: "Play now",
  table: "Table",
  learn: "Learn",
  cards: "Cards",
  continue: "Continue",
  settings: "Settings",
  credits: "Credits",
  back: "Back",
  close: "Close",
  loading: "One moment",
  you: "You",
  bot: "bot",
  fan: "An unofficial fan project, not affiliated with or endorsed by the makers of either game.",
}

export type ShellWords = typeof shell
