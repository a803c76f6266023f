// What is only declared is not told as done: others may act first, and it may come to nothing.

import { fourSoulsBox } from "@soulspire/four-souls"
import { plainText, speakerOf } from "@soulspire/text"
import { expect, it } from "vitest"

const CLOTTY = 5000
const names = { seat: () => "Ada", card: (ref: number) => (ref === CLOTTY ? "Clotty" : undefined) }

it.each([
  ["declareAttack", "Ada declares an attack.", "Ada dichiara un attacco."],
  ["attackMonster", "The target is Clotty.", "Il bersaglio è Clotty."],
  ["attackOn", "Ada attacks Clotty.", "Ada attacca Clotty."],
  ["declarePurchaseOf", "Ada wants to buy Clotty.", "Ada vuole acquistare Clotty."],
])("the log of %s", (k, english, italian) => {
  const said = (["en", "it"] as const).map((language) =>
    plainText(speakerOf(fourSoulsBox, language).event({ k, who: 0, whom: CLOTTY }, names) ?? []),
  )
  expect(said).toEqual([english, italian])
})
