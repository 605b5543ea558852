/**
 * The reader of QR codes without its table of Shift JIS, two thirds of it. Only codes in the kanji mode need
 * it; the codes of this app, and links, are bytes. A code in that mode reads as one of another app, which it is.
 */
import type { Plugin } from 'vite';

const table = /exports\.shiftJISTable = \{[^{}]*\};/;

/**
 * @param code of jsqr as it is published.
 * @throws Error when its table is no longer where it was.
 */
export const strippedOfKanji = (code: string): string => {
	if (!table.test(code)) throw new Error('jsqr has no table of Shift JIS where it was');
	return code.replace(table, 'exports.shiftJISTable = {};');
};

/** A Vite plugin, for the worker that reads codes. */
export const withoutKanji = (): Plugin => ({
	name: 'qr-without-kanji',
	transform: {
		filter: { id: /jsqr\/dist\/jsQR\.js$/ },
		handler: (code) => ({ code: strippedOfKanji(code), map: null })
	}
});
