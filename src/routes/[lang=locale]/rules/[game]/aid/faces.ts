/** How a player aid is divided over the four faces of its booklet: an A4 sheet folded twice. */
import type { RuleSection } from '$lib/games/game';

/** How many sections have a face of their own: the setup, the turn and the score. */
const alone = 3;

/** @returns the sections of an aid by the faces of its booklet, from the front to the back. */
export const facesOf = (sections: readonly RuleSection[]): readonly (readonly RuleSection[])[] => [
	...sections.slice(0, alone).map((section) => [section]),
	sections.slice(alone)
];
