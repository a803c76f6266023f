// How much of what could go on for ever is enough: less in `npm test`, more in `npm run test:all`.

/** So many each time, and so many where everything is run. */
export const usually = (few: number, { inFull }: { inFull: number }): number =>
  process.env["SOULSPIRE_LONG"] === "1" ? inFull : few
