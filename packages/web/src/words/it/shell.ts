// What the screens around a match say in Italian.

import type { ShellWords } from "../en/shell.ts"

export const shell: ShellWords = {
  title: "Soulspire",
  motto: "Due tavoli, sempre pronti.",
  playNow: "Gioca subito",
  table: "Tavolo",
  learn: "Impara",
  cards: "Carte",
  continue: "Continua",
  settings: "Impostazioni",
  credits: "Riconoscimenti",
  back: "Indietro",
  close: "Chiudi",
  loading: "Un momento",
  you: "Tu",
  bot: "bot",
  fan: "Un progetto amatoriale non ufficiale, senza legami con gli autori dei due giochi.",
}
