/** Numbers of the rules that do not depend on the cards (rules: Material). */

/** How many blue tokens there are. */
export const tokenLimit = 8;
/** How many red tokens end the show. */
export const fuseLimit = 3;
export const fewestPlayers = 2;

/** @returns how many cards each player is dealt: five for two or three players, four for more. */
export const handSize = (seats: number): number => (seats <= 3 ? 5 : 4);
