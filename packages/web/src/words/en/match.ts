// What the screen of a match says in English.

export const match = {
  undo: "Undo",
  hint: "Hint",
  log: "Log",
  menu: "Menu",
  leave: "Leave the table",
  confirm: "Confirm",
  cancel: "Cancel",
  nothing: "nothing",
  yourMove: "Your move",
  thinks: (name: string) => `${name} is thinking`,
  waitingFor: (names: string) => `Waiting for ${names}`,
  turnOf: (name: string) => `${name}'s turn`,
  next: (what: string) => `Next: ${what}`,
  allOptions: "Everything you can do",
  anyTime: "At any time",
  pickSome: (min: number, max: number) => (min === max ? `Pick ${min}` : `Pick ${min} to ${max}`),
  picked: (count: number, max: number) => `${count} of ${max} picked`,
  inThisOrder: "In this order",
  cards_: (count: number) => (count === 1 ? "1 card" : `${count} cards`),
  refused: "That cannot be done",
  over: "The game is over",
  again: "Play again",
  toTitle: "To the title",
  passTo: (name: string) => `Hand the screen to ${name}`,
  ready: (name: string) => `I am ${name}: show my hand`,
}

export type MatchWords = typeof match
