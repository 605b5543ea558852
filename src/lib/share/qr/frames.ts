/**
 * A text over several QR codes, shown one after the other for as long as it takes: `OCHAYA:id:place:of:part`.
 * They can be read in any order, starting anywhere, each as often as one likes.
 */
import { digest } from '../digest';

const mark = 'OCHAYA';
/** Of a part, in characters: a code of 81 × 81 modules, which a phone reads from another at arm's length. */
export const partLength = 560;
/** More would take minutes to read. */
export const mostFrames = 120;

/** @returns the texts of the codes; undefined when they would be too many. */
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

/** How far a sequence is read. */
export interface Progress {
	readonly have: number;
	readonly of: number;
	/** Which are still missing, from 0. */
	readonly missing: readonly number[];
	/** The whole text, once nothing is missing. */
	readonly text: string | undefined;
}

/** Gathers the codes of a sequence; those of another one begin it anew. */
export class Gathering {
	#id = '';
	#parts: (string | undefined)[] = [];

	/** @returns how far it is; undefined for a code that is none of ours. */
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
			// Two sequences got mixed, or a code was misread: begin again.
			this.#parts = Array<undefined>(frame.of).fill(undefined);
			return { have: 0, of: frame.of, missing: this.#parts.map((_, place) => place), text: undefined };
		}
		return { have: frame.of - missing.length, of: frame.of, missing, text };
	}
}
