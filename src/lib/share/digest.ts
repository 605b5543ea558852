/** Whether a text came as it went: against slips of the hand and of a line, not against malice. */

/**
 * @returns eight digits that tell one text from another (FNV-1a). Each step of it can be taken back, so a letter
 * altered always shows, as two neighbours swapped do; of anything else one in four thousand million is missed.
 */
export const digest = (text: string): string => {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at += 1) {
		hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	}
	return (hash >>> 0).toString(16).padStart(8, '0');
};

/** @returns a text with its digest before it: the form a text has in a link. */
export const withDigest = (text: string): string => `${digest(text)}.${text}`;

/** @returns the text again; undefined where it is not what it was. */
export const fromDigested = (digested: string): string | undefined => {
	const [, said, text = ''] = /^([0-9a-f]{8})\.(.+)$/s.exec(digested) ?? [];
	return said === digest(text) ? text : undefined;
};
