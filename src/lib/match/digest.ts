/** A checksum that detects accidental changes of a text; it does not protect against malice. */

/**
 * @returns the FNV-1a hash of a text, as eight hexadecimal digits. Each step of it is reversible, so one
 * altered letter and two swapped neighbours always change the hash; any other change is missed once in 2³²
 * times.
 */
export const digest = (text: string): string => {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at += 1) {
		hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	}
	return (hash >>> 0).toString(16).padStart(8, '0');
};

/** @returns a text with its digest before it, as it is put into links. */
export const withDigest = (text: string): string => `${digest(text)}.${text}`;

/** @returns the text of `withDigest`; undefined where the digest does not match. */
export const checkDigest = (digested: string): string | undefined => {
	const [, stated, text = ''] = /^([0-9a-f]{8})\.(.+)$/s.exec(digested) ?? [];
	return stated === digest(text) ? text : undefined;
};
