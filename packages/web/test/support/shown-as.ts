// A table of Spire that shows what a test says, for tests of what is drawn of it: the worker's own views, with some of their
// fields changed on the way to the page. What the page answers to a decision of the test's is heard, and goes no further.

import type { Asked } from "@soulspire/match"
import type { SpireView } from "@soulspire/spire"
import type { Page } from "playwright-core"

type Player = SpireView["table"]["players"][number]
type Card = SpireView["zones"][string][number]
type Foe = Extract<NonNullable<Card["shows"]>, { hp: number }>

export interface ShownAs {
  /** Fields of the first players, in their order. */
  players?: readonly Partial<Player>[]
  table?: Partial<Omit<SpireView["table"], "players">>
  /** What is asked in a turn instead of what the game asks. */
  asked?: readonly Asked[]
  /** Who stands there instead: which card each is, and what is not as it is with the first one who stood there. */
  enemies?: readonly ({ card: string } & Partial<Foe>)[]
  /** What is seen of the first cards of one's hand, in their order; which card it is, if not the one that was drawn. */
  hand?: readonly { card?: string; retained?: number; wasRetained?: number; cost?: number }[]
  /** What lies face up in these zones instead: the cards' ids. */
  lies?: Readonly<Record<string, readonly string[]>>
  /** How many cards on top of the draw pile are known: these ones. */
  top?: readonly Card[]
  /** What is shown from then on, once what is asked has been answered. */
  then?: ShownAs
}

/** Runs in the worker before its own code does (`open({ inWorker })`). */
export const shownAs = (as: ShownAs): string => `
  let as = ${JSON.stringify(as)};
  let last;
  const own = self.postMessage.bind(self);
  const changeTable = (table) => {
    Object.assign(table, as.table ?? {});
    (as.players ?? []).forEach((more, seat) => table.players?.[seat] && Object.assign(table.players[seat], more));
  };
  self.postMessage = (message) => {
    const told = message.t === "host" ? message.message : {};
    if (told.t === "view") {
      last = message;
      const view = structuredClone(told.view);
      const plays = view.table.phase === "play";
      changeTable(view.table);
      const [foe] = view.zones["enemies"] ?? [];
      if (as.enemies !== undefined && foe !== undefined)
        view.zones["enemies"] = as.enemies.map(({ card, ...shows }, i) =>
          ({ ...foe, ref: 9500 + i, card, shows: { ...foe.shows, place: i, ...shows } }));
      (as.hand ?? []).forEach(({ card, ...shows }, i) => {
        const held = view.zones["hand.0"]?.[i];
        if (held !== undefined) Object.assign(held, { shows }, card === undefined ? {} : { card });
      });
      Object.entries(as.lies ?? {}).forEach(([zone, cards], nth) => {
        view.zones[zone] = cards.map((card, i) => ({ ref: 9600 + 20 * nth + i, card, back: zone, shows: {} }));
      });
      const pile = view.zones["draw.0"] ?? [];
      if (as.top !== undefined) pile.splice(Math.max(0, pile.length - as.top.length), pile.length, ...as.top);
      if (as.asked !== undefined && plays) {
        view.asked = as.asked;
        view.waiting = as.asked.map(({ seat, kind }) => ({ seat, kind }));
      }
      return own({ ...message, message: { ...told, view } });
    }
    own(message);
  };
  addEventListener("message", (event) => {
    const said = event.data?.t === "say" ? event.data.message : {};
    const ids = (as.asked ?? []).map(({ id }) => id);
    if (said.t !== "answer" || !ids.includes(said.decision)) return;
    event.stopImmediatePropagation();
    own({ t: "test", answered: said.keys });
    if (as.then === undefined) return;
    as = as.then;
    self.postMessage(last);
  });
`

/** The keys of the next answer that is given to what the test asks. */
export const answered = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const { worker } = globalThis as unknown as { worker: Worker }
        worker.addEventListener("message", ({ data }: MessageEvent<{ t: string; answered: string[] }>) => {
          if (data.t === "test") resolve(data.answered)
        })
      }),
  )

/** All answers that are given to what the test asks, from now on. */
export async function answers(page: Page): Promise<() => Promise<string[]>> {
  const given = await page.evaluateHandle(() => {
    const all: string[] = []
    const { worker } = globalThis as unknown as { worker: Worker }
    worker.addEventListener("message", ({ data }: MessageEvent<{ t: string; answered: string[] }>) => {
      if (data.t === "test") all.push(...data.answered)
    })
    return all
  })
  return () => given.jsonValue()
}
