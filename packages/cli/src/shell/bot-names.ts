// What bots are called at a table, by seat.

const names = ["Ada", "Bruno", "Clio", "Dario", "Elsa", "Fosco", "Gilda", "Hugo"]

export const botName = (seat: number): string => names[seat] ?? `Bot ${seat + 1}`
