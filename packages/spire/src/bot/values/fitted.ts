// Written by `npm run train`: by how much cards are better than was thought, fitted from simulated fights.

export const fitted: Readonly<Record<string, number>> = {}
