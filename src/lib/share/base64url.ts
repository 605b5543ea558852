/** Bytes as text that may stand in an address: base64 with `-` and `_`, without padding (RFC 4648, section 5). */

export const toBase64url = (bytes: Uint8Array): string => {
	let binary = '';
	for (let at = 0; at < bytes.length; at += 8192) {
		binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
	}
	return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

/** @throws {DOMException} for a text that is none. */
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
