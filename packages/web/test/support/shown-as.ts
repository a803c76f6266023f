// A table of Spire that shows what a test says, for tests of what is drawn of it: the worker's own views, with some of their
// fields changed on the way to the page. What the page answers to a decision of the test's is heard, and goes no further.

import type { Asked } from "@soulspire/match"
import type { SpireView } from "@soulspire/spire"
import type { Page } from "playwright-core"

type Player = SpireView["table"]["players"][number]
type Card = SpireView["zones"][string][number]

export interface ShownAs {
  /** Fields of the first players, in their order. */
  players?: readonly Partial<Player>[]
  table?: Partial<Omit<SpireView["table"], "players">>
  /** What is asked in a turn instead of what the game asks. */
  asked?: readonly Asked[]
  /** What is seen of the first cards of one's hand, in their order; which card it is, if not the one that was drawn. */
  hand?: readonly { card?: string; retained?: number; wasRetained?: number }[]
  /** How many cards on top of the draw pile are known: these ones. */
  top?: readonly Card[]
}

/** Runs in the worker before its own code does (`open({ inWorker })`). */
export const shownAs = (as: ShownAs): string => `
  const as = ${JSON.stringify(as)};
  const own = self.postMessage.bind(self);
  const changeTable = (table) => {
    Object.assign(table, as.table ?? {});
    (as.players ?? []).forEach((more, seat) => table.players?.[seat] && Object.assign(table.players[seat], more));
  };
  self.postMessage = (message) => {
    const told = message.t === "host" ? message.message : {};
    if (told.t === "view") {
      const view = structuredClone(told.view);
      changeTable(view.table);
      (as.hand ?? []).forEach(({ card, ...shows }, i) => {
        const held = view.zones["hand.0"]?.[i];
        if (held !== undefined) Object.assign(held, { shows }, card === undefined ? {} : { card });
      });
      const pile = view.zones["draw.0"] ?? [];
      if (as.top !== undefined) pile.splice(Math.max(0, pile.length - as.top.length), pile.length, ...as.top);
      if (as.asked !== undefined && view.table.phase === "play") view.asked = as.asked;
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
