// A table of Four Souls on which lies what a test says: the worker's own view with some of its zones and numbers changed on the
// way to the page, as often as one likes.

import { fourSoulsBox, type FourSoulsView } from "@soulspire/four-souls"
import type { Ref } from "@soulspire/kernel"
import type { Asked } from "@soulspire/match"
import type { Page } from "playwright-core"
import type { house } from "./browser.ts"
import type { Look } from "./looks.ts"
import { begin } from "./table.ts"

type Card = FourSoulsView["zones"][string][number]

/** A card by its id, what is seen of it, and its number on the table, if that matters. */
export interface Lying {
  card: string
  shows?: Card["shows"]
  ref?: Ref
}

export interface Laid {
  /** What lies in these zones instead. */
  zones?: Readonly<Record<string, readonly Lying[]>>
  players?: readonly Partial<FourSoulsView["table"]["players"][number]>[]
  table?: Partial<Omit<FourSoulsView["table"], "players">>
  asked?: readonly Asked[]
}

/** Runs in the worker before its own code does. */
const lying = `
  let laid, last, version = 1000000;
  const own = self.postMessage.bind(self);
  const show = (message) => {
    const view = structuredClone(message.message.view);
    // What the game itself goes on to tell is overtaken.
    Object.assign(view.table, laid.table ?? {});
    (laid.players ?? []).forEach((more, seat) => Object.assign(view.table.players[seat], more));
    Object.entries(laid.zones ?? {}).forEach(([zone, cards], nth) => {
      view.zones[zone] = cards.map(({ card, back, shows = {}, ref }, i) =>
        ({ ref: ref ?? 900000000 + 1000 * nth + i, card, back, controller: 0, shows }));
    });
    if (laid.asked !== undefined) {
      view.asked = laid.asked;
      view.waiting = laid.asked.map(({ seat, kind }) => ({ seat, kind }));
    }
    own({ ...message, message: { ...message.message, view, version: ++version } });
    if (laid.asked !== undefined) own({ t: "deciding", version, seats: laid.asked.map(({ seat }) => seat) });
  };
  self.postMessage = (message) => {
    if (message.t !== "host" || message.message.t !== "view") return own(message);
    last = message;
    return laid === undefined ? own(message) : show(message);
  };
  addEventListener("message", (event) => {
    const said = event.data;
    if (said?.t === "say" && said.message.t === "answer" && (laid?.asked ?? []).some(({ id }) => id === said.message.decision)) {
      event.stopImmediatePropagation();
      own({ t: "test", answered: said.message.keys });
    }
    if (said?.laid === undefined) return;
    event.stopImmediatePropagation();
    laid = said.laid;
    show(last);
  });
`

type Open = ReturnType<typeof house>["open"]

/** A table of four at which it is one's own first turn: nothing happens there but what is laid. */
export async function tableIn(open: Open, look: Partial<Look> = {}, more: object = {}): Promise<Page> {
  const { page } = await open({ width: 1440, height: 900, inWorker: lying, ...look, ...more })
  await begin(page, { game: "four-souls", bots: 3, seed: "laid out" })
  await page.locator(".fs-place").first().waitFor()
  return page
}

const backs = new Map(fourSoulsBox.defs.map(({ id, back }) => [id, back]))

/** Lays it, and waits until it is seen. */
export const lay = (page: Page, laid: Laid): Promise<void> =>
  page.evaluate(
    async (all) => {
      const { worker } = globalThis as unknown as { worker: Worker }
      const shown = new Promise<void>((resolve) => {
        worker.addEventListener(
          "message",
          () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
          { once: true },
        )
      })
      worker.postMessage({ laid: all })
      await shown
    },
    {
      ...laid,
      zones: Object.fromEntries(
        Object.entries(laid.zones ?? {}).map(([zone, cards]) => [
          zone,
          cards.map((each) => ({ ...each, back: backs.get(each.card) ?? "" })),
        ]),
      ),
    } as object,
  )
