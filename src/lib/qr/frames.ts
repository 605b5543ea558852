/**
 * Splits a text over several QR codes, which are shown in a loop: `OCHAYA:id:place:of:part`. They can be read
 * in any order, starting anywhere, and each more than once.
 */
import { digest } from '$lib/match/digest';

const mark = 'OCHAYA';
/**
 * The length of a part, in characters: it makes a code of 81 × 81 modules, which phones read at arm's length.
 */
export const partLength = 560;
/** The most codes for a text: more would take minutes to read. */
export const mostFrames = 120;

/** @returns the texts of the codes; undefined when there would be more than `mostFrames`. */
export const toFrames = (text: string): readonly string[] | undefined => {
	const of = Math.max(1, Math.ceil(text.length / partLength));
	if (of > mostFrames) return undefined;
	const id = digest(text);
	return Array.from({ length: of }, (_, place) =>
		[mark, id, place, of, text.slice(place * partLength, (place + 1) * partLength)].join(':')
	);
};

interface Frame {
	readonly id: string;
	readonly place: number;
	readonly of: number;
	readonly part: string;
}

const readFrame = (code: string): Frame | undefined => {
	const [, id = '', place, of, part = ''] =
		/^OCHAYA:([0-9a-f]{8}):(\d{1,3}):(\d{1,3}):(.*)$/s.exec(code) ?? [];
	const frame = { id, place: Number(place), of: Number(of), part };
	const isSound =
		id !== '' &&
		frame.of >= 1 &&
		frame.of <= mostFrames &&
		frame.place < frame.of &&
		part.length <= partLength;
	return isSound ? frame : undefined;
};

/** How many codes of a text have been read. */
export interface Progress {
	readonly have: number;
	readonly of: number;
	/** The places of the missing codes, from 0. */
	readonly missing: readonly number[];
	/** The whole text, once nothing is missing. */
	readonly text: string | undefined;
}

/** Puts the codes of a text together; a code of another text starts over. */
export class FrameCollector {
	#id = '';
	#parts: (string | undefined)[] = [];

	/** @returns the progress; undefined for a code that is not from this app. */
	add(code: string): Progress | undefined {
		const frame = readFrame(code);
		if (!frame) return undefined;
		if (frame.id !== this.#id || frame.of !== this.#parts.length) {
			this.#id = frame.id;
			this.#parts = Array<undefined>(frame.of).fill(undefined);
		}
		this.#parts[frame.place] = frame.part;
		const missing = this.#parts.flatMap((part, place) => (part === undefined ? [place] : []));
		const text = missing.length === 0 ? this.#parts.join('') : undefined;
		if (text !== undefined && digest(text) !== this.#id) {
			// The codes of two texts were mixed, or one was misread, so reading starts over.
			this.#parts = Array<undefined>(frame.of).fill(undefined);
			return { have: 0, of: frame.of, missing: this.#parts.map((_, place) => place), text: undefined };
		}
		return { have: frame.of - missing.length, of: frame.of, missing, text };
	}
}
