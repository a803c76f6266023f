// What is to be known of attacking a monster besides its numbers: how many numbers of a die hit it less (or more), and what
// else comes of its death, in cents.

interface Known {
  readonly hits?: number
  readonly spoils?: number
}

export const monsters: Readonly<Record<string, Known>> = {
  "big-spider": { spoils: 1 },
  "black-bony": { spoils: -2 },
  "boom-fly": { spoils: -2 },
  "carrion-queen": { hits: -2 },
  chub: { hits: -0.5 },
  conquest: { spoils: -3 },
  "cursed-horf": { hits: -1 },
  "daddy-long-legs": { hits: -0.4 },
  "dark-one": { hits: -0.5 },
  death: { spoils: 5 },
  delirium: { spoils: 2 },
  envy: { spoils: -3 },
  famine: { spoils: -12 },
  greedling: { spoils: 2 },
  hopper: { hits: -1 },
  lust: { hits: -0.8 },
  "larry-jr": { hits: -0.5 },
  "mask-of-infamy": { hits: -0.5 },
  "mega-fatty": { hits: -1 },
  "moms-dead-hand": { spoils: 11 },
  "moms-hand": { hits: -1 },
  mulliboom: { spoils: 3 },
  pestilence: { spoils: 3 },
  pin: { hits: -1 },
  portal: { spoils: -1 },
  pride: { spoils: 1 },
  "psy-horf": { spoils: 2 },
  "rag-man": { hits: 0 },
  sloth: { spoils: -8 },
  "swarm-of-flies": { hits: -1 },
  "the-duke-of-flies": { hits: -0.6 },
  "the-haunt": { hits: -0.5 },
  "the-lamb": { spoils: 40 },
  war: { hits: -0.5 },
  wizoob: { spoils: 20 },
  wrath: { spoils: -2 },
}

/** What revealing an event brings whoever attacks the deck. */
export const EVENT = 0.5
