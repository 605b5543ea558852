/** The figures of the ranking, found by measuring (docs/search.md). */
export const tuning = {
	/** The weights of the three comparisons. */
	byWords: 1,
	byTalk: 1,
	byQuestions: 2,

	/** Weights of the fields where single words are compared. */
	words: { title: 3, asked: 1.5, key: 1.5, text: 0.6 },
	/** How much the length of a field lowers what it counts, from 0 to 1. */
	lengths: { title: 0.3, asked: 0.5, key: 0.4, text: 0.6 },
	/** The weighted count at which a word says half of what it can say. */
	saturation: 1.2,
	/** How much a section is lowered for the words it lacks: the power of the share it has. */
	coverage: 0.8,
	/** How much less a game's own name weighs than other words. */
	name: 0.1,

	/** Weights of the fields in how a section is spoken of. */
	talk: { title: 3, asked: 1, key: 1, text: 0.5 },
	/** How many words of the whole book smooth those of a section. */
	smoothing: 20,
	/** What a word counts, at the worst, against a section that lacks it. */
	worst: 1.5,
	/** How much less a stop word weighs there. */
	stopWord: 0.4,

	/** How many of a section's likest questions count. */
	likest: 4
};
