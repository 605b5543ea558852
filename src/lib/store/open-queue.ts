/** Opening the queue of a match: the way in for all that is written to its log. */
import { onGone } from './database.ts';
import { keepQueue, queueOf, verifyOutbox } from './outbox.ts';
import { MatchQueue, type Author } from './queue.ts';

// What is on a screen as saved is saved again when the database goes.
onGone(() => void verifyOutbox());

/**
 * The queue of a match that is being shown. Await nothing between reading its log and calling this, so that
 * nothing is stored in between; call its `leave` with the same author when the match is no longer shown.
 */
export const openQueue = (match: string, author: Author): MatchQueue => {
	const waiting = queueOf(match);
	if (waiting) {
		waiting.enter(author);
		return waiting;
	}
	const queue = new MatchQueue(author, () => keepQueue(match, queue));
	keepQueue(match, queue);
	return queue;
};
