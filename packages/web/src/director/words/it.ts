// What is said in Italian about how things are shown.

import type { director as english } from "./en.ts"

export const director: typeof english = {
  pace: "Ritmo",
  pause: "Pausa",
  pauseLong: "Ferma tutto prima della prossima mossa",
  paused: "In pausa",
  goOn: "Riprendi",
  answer: "Rispondi",
  answerLong: "Riprendi, e fermati appena puoi rispondere",
  speed: "Velocità",
  speedLong:
    "A che velocità si vede il gioco. Tieni premuto Maiusc per accelerare; clicca sul tavolo per saltare un passo.",
  speeds: { slow: "Lenta", normal: "Normale", quick: "Rapida", instant: "Immediata" },
}
