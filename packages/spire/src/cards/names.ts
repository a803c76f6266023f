// Enemies are summoned by the name on their cards, which several cards share (STS-6.2).

/** The kind that cards of this name are of. */
export const kindOfName = (name: string): string => `name-${name.toLowerCase().replaceAll(" ", "-")}`
