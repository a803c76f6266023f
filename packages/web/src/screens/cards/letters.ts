// What is the same to whoever searches: letters without accents and capitals.

/** Letters alone: small, without accents. */
export const plainLetters = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase()
