// A seat gives its game up: the bot that somebody has brought along took too long, broke, or answered what cannot be taken.

export class Forfeit extends Error {
  readonly seat: number

  constructor(seat: number, says: string) {
    super(says)
    this.seat = seat
  }
}
