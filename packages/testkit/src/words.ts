// How options are spoken of by people.

/** A key with the numbers of cards left out. */
export const plain = (key: string): string => key.replaceAll(/#\d+/g, "")
