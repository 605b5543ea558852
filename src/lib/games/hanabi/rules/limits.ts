/** The numbers of the rule page that are not of the cards (rules: Material). */

/** Blue tokens there are: the lid never holds more. */
export const tokenLimit = 8;
/** The red token that ends the show. */
export const fuseLimit = 3;
/** Fewest players of a show. */
export const fewestPlayers = 2;

/** @returns cards dealt to each: five for two or three players, four for more. */
export const handSize = (seats: number): number => (seats <= 3 ? 5 : 4);
