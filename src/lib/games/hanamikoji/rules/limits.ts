/** The numbers that limit an entry (rules: What can be checked of an entry). */

/** The item cards on a side at scoring: 1 secret, 2 + 1 of the gifts and 2 + 2 of the competitions. */
export const cardsPerSide = 8;

/** The item cards on a side while its secret is still face down. */
export const cardsBeforeSecret = 7;

/** The most geishas that a side can take in one round. */
export const takesPerRound = 5;
