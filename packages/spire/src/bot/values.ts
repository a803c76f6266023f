// Written by `npm run train`: by how much a card is better than it reads, fitted from simulated fights.

export const fitted: Readonly<Record<string, number>> = {}
