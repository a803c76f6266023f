// How a board is drawn by something that knows no game, such as a terminal: which parts of a view are worth a glance, and in
// which order. Their names are the words `zone.*` and `stat.*`.

/** A number of a card or a seat. */
export interface ShownNumber {
  field: string
  /** always; only when it is not nothing; or as a word alone, when it is not nothing. */
  show: "always" | "set" | "flag"
  /** Another field that is taken off it: damage off health. */
  less?: string
}

/** A map of places: the field that holds it, and the phase in which it is worth a glance. Rooms are called `room.*`. */
export interface MapPlan {
  field: string
  phase: string
}

export interface BoardPlan {
  map?: MapPlan
  /**
   * Numbers of the table for the head line; `of` is the field with the most it can be, `set` one only worth saying when it is
   * not nothing, `named` how the words begin that it is called by: "set.act-" for "Act II".
   */
  head: readonly { field: string; of?: string; set?: true; named?: string }[]
  /** Shared zones whose cards are shown with what is printed on them: what is played by. */
  told?: readonly string[]
  /** Shared zones whose cards are named, and shared zones that are piles. */
  rows: readonly string[]
  piles: readonly string[]
  /** Zones of each seat. */
  seatZones: readonly string[]
  /** Zones that are not mentioned while they are empty. */
  quiet: readonly string[]
  /** The field with a record for each seat, and which of its numbers are shown. */
  seats?: { field: string; numbers: readonly ShownNumber[] }
  card: readonly ShownNumber[]
  /** The field of a card that says what it is about to do: `path` is where that is printed. */
  coming?: string
  /** Fields of a card by which those of a row are put in order: in which row it stands, and where. */
  order?: readonly string[]
}
