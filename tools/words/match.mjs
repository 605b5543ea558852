/** Finds the keys of the messages that a text on the screen was made of. */
import { readFileSync, readdirSync } from 'node:fs';
import { root } from '../paths.mjs';

/** @typedef {string | readonly { readonly match: Readonly<Record<string, string>>, readonly declarations: readonly string[] }[]} Message */
/** @typedef {Readonly<Record<string, Message>>} Messages by key, as the files have them. */
/** @typedef {{ keys: string[], pattern: RegExp, piece: string, letters: number, length: number }} Template */

/** The texts of a message: one, or one for each plural. @param {Message} message @returns {string[]} */
export const textsOf = (message) =>
	typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));

/** @param {string} locale @returns {Messages} all messages of the app in this language. */
export const readMessages = (locale) => {
	const lib = `${root}src/lib/`;
	const files = readdirSync(lib, { recursive: true, encoding: 'utf8' })
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => file.endsWith(`messages/${locale}.json`));
	const parts = files.sort().map((file) => JSON.parse(readFileSync(lib + file, 'utf8')));
	const { $schema: _, ...messages } = Object.assign({}, ...parts);
	return messages;
};

/** Texts are compared without regard to the kind of space. @param {string} text */
const plain = (text) => text.replace(/[\s\u00a0\u202f]+/gu, ' ').trim();
/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** @param {string} text */
const lettersIn = (text) => text.match(/\p{L}/gu)?.length ?? 0;

/** @param {string} key @param {Message} message @returns {[text: string, template: Template][]} */
const templatesOf = (key, message) => {
	const declared = typeof message === 'string' ? [] : message.flatMap(({ declarations }) => declarations);
	const counts = declared.flatMap((line) => /= (\w+): plural/.exec(line)?.[1] ?? []);
	return textsOf(message).map((text) => {
		const pieces = plain(text).split(/\{(\w+)\}/);
		const source = pieces.map((piece, place) =>
			place % 2 === 0 ? escaped(piece) : counts.includes(piece) ? '([-−+]?\\d[\\d ,.]*?)' : '(.+?)'
		);
		const literal = pieces.filter((_, place) => place % 2 === 0);
		const piece = literal.reduce((longest, each) => (each.length > longest.length ? each : longest), '');
		const letters = lettersIn(literal.join(''));
		const pattern = new RegExp(`^${source.join('')}$`, 'u');
		return [source.join(''), { keys: [key], pattern, piece, letters, length: literal.join('').length }];
	});
};

/** Where a text of several messages may be cut, the likeliest first. */
const seams = [' · ', ' – ', ' → ', '. ', ' (', ': ', ' : ', '; ', ', '];
/** So many letters of its own make a message known by them; one with fewer also needs known parameters. */
const enough = 3;

/**
 * @param {Messages} messages
 * @returns {(text: string) => readonly string[]} gives the keys of the messages in a text;
 *   those with the same words come as one, `key / key`. None if the text is nobody's.
 */
export const matcher = (messages) => {
	/** @type {Map<string, Template>} */
	const bySource = new Map();
	for (const [key, message] of Object.entries(messages))
		for (const [source, template] of templatesOf(key, message)) {
			const same = bySource.get(source);
			if (!same) bySource.set(source, template);
			else if (!same.keys.includes(key)) same.keys.push(key);
		}
	const templates = [...bySource.values()].sort((a, b) => b.length - a.length);
	const exact = new Set(Object.values(messages).flatMap(textsOf).map(plain));
	/** @type {Map<string, readonly string[]>} */
	const known = new Map();

	/** @param {string} text @param {number} depth @param {boolean} isOneSentence @returns {readonly string[]} */
	const whole = (text, depth, isOneSentence) => {
		for (const { keys, pattern, piece, letters } of templates) {
			if (!text.includes(piece)) continue;
			const [, ...given] = pattern.exec(text) ?? [];
			if (given.length === 0 && !pattern.test(text)) continue;
			if (isOneSentence && given.some((value) => /[.!?…] \S/u.test(value))) continue;
			const inside = given.map((value) => (lettersIn(value) > 0 ? keysIn(value, depth + 1) : []));
			const isMessage = (/** @type {string} */ value) => exact.has(value) && !/[.!?…]/u.test(value);
			const isName = (/** @type {string} */ value) => /^(\p{Lu}[\p{L}’-]*|\P{L}*)$/u.test(value);
			const isKnown = given.some(isMessage) && given.every((value) => isMessage(value) || isName(value));
			if (letters >= enough || given.length === 0 || isKnown || (letters > 0 && given.every(isName)))
				return [keys.join(' / '), ...inside.flat()];
		}
		return [];
	};
	/** @param {string} text @param {number} depth @returns {readonly string[]} */
	const sentences = (text, depth) => {
		const pieces = text.split(/(?<=[.!?…]) (?=\S)/u);
		if (pieces.length < 2) return [];
		/** @type {string[]} */
		const found = [];
		for (let from = 0; from < pieces.length;)
			for (let to = pieces.length; to > from; to -= 1) {
				const isAll = from === 0 && to === pieces.length;
				const part = pieces.slice(from, to).join(' ');
				const keys = isAll ? [] : to - from > 1 ? whole(part, depth, true) : keysIn(part, depth + 1);
				if (keys.length === 0 && to > from + 1) continue;
				found.push(...keys);
				from = to;
				break;
			}
		return found;
	};
	/** @param {string} text @param {number} depth @returns {readonly string[]} */
	const parts = (text, depth) => {
		const seam = seams.find((between) => text.includes(between));
		return seam === undefined ? [] : text.split(seam).flatMap((part) => keysIn(part, depth + 1));
	};
	/** @param {string} given @param {number} depth @returns {readonly string[]} */
	const keysIn = (given, depth) => {
		const text = plain(given);
		if (depth > 5 || lettersIn(text) === 0) return [];
		const before = known.get(text);
		if (before) return before;
		const ways = [
			() => whole(text, depth, true),
			() => sentences(text, depth),
			() => whole(text, depth, false)
		];
		let keys = /** @type {readonly string[]} */ ([]);
		for (const way of [...ways, () => parts(text, depth)]) if (keys.length === 0) keys = way();
		known.set(text, [...new Set(keys)]);
		return [...new Set(keys)];
	};
	return (text) => keysIn(text, 0);
};
