// What a game says of itself to screens that do not know it: pictures, sounds, how long something is looked at, tables to
// begin with. A screen draws; it knows no event, no number and no zone of any game by name.

/** Which numbers printed on a card are seen at a glance on its face, by the names of its facts, each with its sign. */
export interface CardFace {
  /**
   * Cards that are paid for: the fact with the cost, the fact of those that cost X, and the kinds of card that are then
   * named beside the picture rather than in the text.
   */
  cost?: { fact: string; x: string; kinds: readonly string[] }
  /** Below the picture, in this order. */
  below: readonly string[]
  /** What is gained for it, in this order. */
  gains: readonly string[]
  /** Those that a die decides: shown without their number. */
  rolled?: readonly string[]
}
