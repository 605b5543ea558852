/** Bytes as text for addresses: base64url without padding (RFC 4648, section 5). */

/** @returns the bytes in base64url. */
export const toBase64url = (bytes: Uint8Array): string => {
	let binary = '';
	for (let at = 0; at < bytes.length; at += 8192) {
		binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
	}
	return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

/** @returns the bytes of a text in base64url. @throws {DOMException} for any other text. */
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
