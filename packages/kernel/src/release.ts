// Which release all of this belongs to. People are told it, and match files name it; nothing is decided by it.

/** The version in every package.json. */
export const release = "0.1.0"
