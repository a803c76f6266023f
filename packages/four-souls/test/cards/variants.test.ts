// The cards of the variants: each lies beside the slots where its variant is played, and nowhere else. What they do is in
// rules/variants-first-edition.test.ts.

import type { Options } from "@soulspire/kernel"
import { fourSouls, fourSoulsBox } from "@soulspire/four-souls"
import { expect, test } from "vitest"
import { cardsIn } from "../support/table.ts"

const variants: readonly (readonly [card: string, options: Options])[] = [
  ["enhanced-bartering", { enhancedBarter: true }],
  ["souls-are-money", { soulsAreMoney: true }],
  ["casino", { casino: true }],
  ["chosen-characters", { characters: "chosen" }],
  ["rewards-for-everyone", { rewardsForAll: true }],
  ["super-shop", { superShop: true }],
  ["minions-first", { minionsFirst: true }],
]

const beside = (options: Options): string[] =>
  cardsIn({ game: fourSouls, state: fourSouls.create(options, 2, "beside") }, "challenge")

test.each(variants)("%s lies beside the slots where it is played", (card, options) => {
  expect([beside(options), beside({})]).toEqual([[card], []])
})

test("all of them do so together", () => {
  const all = variants.map(([card]) => card)
  expect(beside(Object.assign({}, ...variants.map(([, options]) => options))).toSorted()).toEqual(
    all.toSorted(),
  )
  expect(
    fourSoulsBox.cards
      .filter(({ set }) => set === "variants")
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(all.toSorted())
})
