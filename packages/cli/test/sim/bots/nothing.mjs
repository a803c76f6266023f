// No bot at all.

export const hello = "world"
