/** The rematch that was begun on this page by one tap, so that its table can lead back to its setup. */
class BegunRematch {
	/** The id of the rematch, and of the match that it repeats. */
	latest = $state.raw<{ readonly id: string; readonly of: string }>();
}

export const begunRematch = new BegunRematch();
