// What is not run again in the hard modes, and why. The one place for it: a table anywhere under `spared` fails its test.

/** Folders or files whose tests run once. */
export const spared: readonly { path: string; why: string }[] = [
  {
    path: "packages/proof/test/conformance/",
    why: "Random games under the same checks: saved, taken back, scrambled and scanned at every decision already.",
  },
  { path: "packages/proof/test/coverage.test.ts", why: "Random games: what is checked in them is coverage." },
  { path: "packages/proof/test/golden.test.ts", why: "Whole games whose log is compared; no tables." },
  {
    path: "packages/four-souls/test/conformance/",
    why: "Random games under the same checks: saved, taken back, scrambled and scanned already.",
  },
  {
    path: "packages/four-souls/test/coverage.test.ts",
    why: "Random games: what is checked in them is coverage.",
  },
  { path: "packages/four-souls/test/golden.test.ts", why: "Whole games whose log is compared; no tables." },
  {
    path: "packages/spire/test/conformance/",
    why: "Random combats under the same checks: saved, taken back, scrambled and scanned already.",
  },
  {
    path: "packages/spire/test/coverage.test.ts",
    why: "Random combats: what is checked in them is coverage.",
  },
  { path: "packages/spire/test/golden.test.ts", why: "Whole combats whose log is compared; no tables." },
  ...["four-souls", "spire"].flatMap((game) =>
    ["fair", "why"].map((each) => ({
      path: `packages/${game}/test/bots/${each}.test.ts`,
      why: "Bots in random games, where worlds are dealt anew at every decision already; no tables.",
    })),
  ),
  ...["parts", "tempers", "told"].map((each) => ({
    path: `packages/spire/test/bots/${each}.test.ts`,
    why: "What bots think of positions of random games; no tables.",
  })),
  { path: "packages/testkit/test/rules.test.ts", why: "Runs the test runner itself, without tables." },
  { path: "packages/testkit/test/runner/", why: "Random games with planted bugs, without tables." },
  { path: "packages/kernel/test/", why: "Parts of the kernel, without tables." },
  { path: "packages/text/test/", why: "Sentences, without tables." },
  { path: "packages/proof/test/text/", why: "Sentences, and random games listened to; no tables." },
  { path: "packages/four-souls/test/text/", why: "Sentences, and random games listened to; no tables." },
  { path: "packages/spire/test/text/", why: "Sentences, and random games listened to; no tables." },
  { path: "packages/testkit/test/text/", why: "Sentences, without tables." },
  { path: "packages/match/test/", why: "Matches have save, undo and views of their own; no tables." },
  { path: "packages/cli/test/", why: "The command line as a program, without tables." },
  { path: "packages/web/test/", why: "The web client in a browser, and its parts; no tables." },
  { path: "tests/planted/", why: "Each plants its bug at a table in the mode that has to notice it." },
  { path: "tests/fuzz/", why: "Hosts and files, with checks of their own; no tables." },
  { path: "tests/house/", why: "The sources as text." },
  { path: "tests/reference/", why: "A comparison of lists, without tables." },
  { path: "tests/docs/", why: "Runs the guide's code in a process of its own." },
  { path: "tests/browser/", why: "A browser, without tables." },
]

/**
 * Folders whose tests run in the hard modes alone where both are run: a card's own situations, in which the hard modes make
 * every check of the plain run. (Not those of rules: between two answers the hard modes look at so many other worlds that
 * what a run keeps for the next answer is hardly used there.)
 */
export const hardOnly: readonly string[] = [
  "packages/four-souls/test/cards/",
  ...["cards", "items", "enemies", "events", "modifiers", "neow"].map(
    (each) => `packages/spire/test/${each}/`,
  ),
]

/** Single tests that cannot run in a mode: `path > name`. Every one of these is a hole; there is none. */
export const exempt: readonly { mode: string; test: string; why: string }[] = []

/** Tests about the modes themselves, which may choose one for their tables. Nobody else may. */
export const choosers: readonly string[] = ["tests/planted/", "packages/testkit/test/"]
