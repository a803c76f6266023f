// What the screen of a match says in Italian.

import type { MatchWords } from "../en/match.ts"

export const match: MatchWords = {
  undo: "Annulla",
  hint: "Suggerimento",
  log: "Cronaca",
  menu: "Menu",
  leave: "Lascia il tavolo",
  confirm: "Conferma",
  cancel: "Lascia stare",
  nothing: "niente",
  yourMove: "Tocca a te",
  thinks: (name) => `${name} sta pensando`,
  waitingFor: (names) => `In attesa di ${names}`,
  turnOf: (name) => `Turno di ${name}`,
  next: (what) => `Poi: ${what}`,
  allOptions: "Tutto quello che puoi fare",
  anyTime: "In ogni momento",
  pickSome: (min, max) => (min === max ? `Scegline ${min}` : `Scegline da ${min} a ${max}`),
  picked: (count, max) => `${count} di ${max}`,
  inThisOrder: "In quest'ordine",
  cards_: (count) => (count === 1 ? "1 carta" : `${count} carte`),
  refused: "Non si può fare",
  over: "La partita è finita",
  again: "Gioca ancora",
  toTitle: "Al titolo",
  passTo: (name) => `Passa lo schermo a ${name}`,
  ready: (name) => `Sono ${name}: mostra la mia mano`,
}
