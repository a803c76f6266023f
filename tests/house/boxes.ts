// What a box tells screens of its game has to be true of that game: events, zones, options and words that there are.

import type { Options } from "@soulspire/kernel"
import { editionKey, type GameBox, languages, messagesOf, tellingOf } from "@soulspire/text"

/** One sentence for each thing that a box speaks of and its game does not have. */
export function untrue(box: GameBox): string[] {
  const { game, telling, cards, noticed, leads = [], setup, signs = {}, tokens = [], spelledOut = [] } = box
  const { state } = game.begin({}, game.seats.min, "a box")
  const zones = Object.keys(game.view(state, 0).zones)
  const told = new Set(tellingOf({ telling }).map(({ key }) => key))
  const missing = (what: string, names: readonly string[], has: (name: string) => boolean): string[] =>
    names.filter((name) => !has(name)).map((name) => `${what} ${name}`)
  const facts = new Set(box.defs.flatMap((def) => Object.keys(def.facts)))
  const { below = [], gains = [], rolled = [], cost } = box.face ?? {}
  const isEvent = (kind: string): boolean => Object.hasOwn(telling, kind)
  const isOption = (name: string): boolean => Object.hasOwn(game.options, name)
  const presets = setup?.presets ?? []
  const choices = Object.entries(setup?.cards ?? {}).flatMap(([option, named]) =>
    named.each === "seat" ? named.of.map((choice) => ({ option, ...choice })) : [],
  )
  const { compared } = box
  const comparedKeys =
    compared === undefined
      ? []
      : [
          ...compared.editions.map((edition) => editionKey(compared, edition)),
          ...compared.rows.flatMap(({ asks, answers, why, decided }) => [
            asks,
            ...answers,
            why,
            ...(decided === null ? [] : [decided]),
          ]),
        ]
  const beginKeys = Object.values(setup?.details ?? {}).flatMap(({ begin = [] }) =>
    begin.map(({ called }) => called),
  )
  /** At the smallest table that its options allow, and at the largest. */
  const tablesOf = (options: Options): number[] => {
    const { min, max } = setup?.seats?.(options) ?? game.seats
    return [...new Set([min, max])]
  }
  const whyNot = (what: string, options: Options, seats: number): string[] => {
    try {
      game.begin(options, seats, what)
      return []
    } catch (error) {
      return [`${what} cannot be begun: ${String(error)}`]
    }
  }
  return [
    ...missing("there is no event", Object.keys({ ...noticed?.beats, ...noticed?.sounds }), isEvent),
    ...missing("nothing is told of", noticed?.headlines ?? [], (kind) => told.has(`event.${kind}`)),
    ...missing(
      "there is no zone",
      leads.map(({ zone }) => zone),
      (zone) => zones.includes(zone),
    ),
    ...missing(
      "there is no option",
      [
        ...presets.flatMap(({ options }) => Object.keys(options)),
        ...(setup?.common ?? []),
        ...Object.keys(setup?.cards ?? {}),
        ...Object.entries(setup?.details ?? {}).flatMap(([name, { of }]) => [name, of]),
        ...Object.keys(setup?.pictures ?? {}).map((picture) => picture.split(".")[0]),
        ...(setup?.arrivals === undefined ? [] : [setup.arrivals.option]),
        ...(compared === undefined ? [] : [compared.option]),
      ],
      isOption,
    ),
    ...languages.flatMap((language) =>
      missing(`no words (${language}) for`, [...beginKeys, ...comparedKeys], (key) =>
        Object.hasOwn(messagesOf(box, language), key),
      ),
    ),
    ...missing(
      "there is no card of kind",
      Object.values(setup?.cards ?? {}).flatMap((named) => ("kind" in named ? named.kind : [])),
      (kind) => cards.some((card) => card.kind === kind),
    ),
    ...languages.flatMap((language) =>
      missing(
        `no name (${language}) of the preset`,
        presets.flatMap(({ id }) => [id, `${id}.help`]),
        (id) => Object.hasOwn(messagesOf(box, language), `preset.${id}`),
      ),
    ),
    ...missing("there is no sign of", [...tokens, ...spelledOut, ...below, ...gains], (name) =>
      Object.hasOwn(signs, name),
    ),
    ...missing(
      "no card has the fact",
      [...below, ...gains, ...rolled, ...(cost === undefined ? [] : [cost.fact, cost.x])],
      (fact) => facts.has(fact),
    ),
    ...missing(
      "there is no card",
      choices.flatMap(({ card, cards: own }) => [card, ...own.map((each) => each.card)]),
      (id) => cards.some((card) => card.id === id),
    ),
    ...choices.flatMap(({ option, value }) =>
      whyNot(`${option}: ${value}`, { [option]: [value] }, game.seats.min),
    ),
    ...presets.flatMap(({ id, options }) =>
      tablesOf(options).flatMap((seats) => whyNot(`the preset ${id}`, options, seats)),
    ),
  ]
}
