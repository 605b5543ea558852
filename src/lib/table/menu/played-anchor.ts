/** The id, among those of the rulebook's sections, of what the sheet says of the rules that a match is played by. */
export const playedAnchor = 'played';
