/** The numbers that an entry is checked against (rules: What can be checked of an entry). */

/** Secret 1, own gift 2, received 1, own competition 2, received 2: what lies on a side at scoring. */
export const cardsPerSide = 8;

/** What lies on a side while its secret is still face down. */
export const cardsBeforeSecret = 7;

/** Nobody takes more geishas than this in one round. */
export const takesPerRound = 5;
