/**
 * A join code: where a group is and who comes in, behind the `#` of a link to the settings. It carries
 * a digest, so that a slip of the hand is told as one and not as a wrong password.
 */
import * as v from 'valibot';
import { fromBase64url, toBase64url } from '$lib/share/base64url';
import { fromDigested, withDigest } from '$lib/share/digest';
import { entranceSchema, type Entrance } from '$lib/sync/group';

const mark = 'group=2.';
/** What join codes began with when groups were called houses; the first ones had no digest. */
const olderMark = 'house=2.';
const firstMark = 'house=1.';
/** In characters; far beyond any. */
const longest = 3000;

/** @returns the fragment of a join code. It holds the password: it is made only where it is asked for. */
export const toJoinCode = ({ url, name, password }: Entrance): string => {
	const json = JSON.stringify({ url, name, password });
	return mark + withDigest(toBase64url(new TextEncoder().encode(json)));
};

/** @returns whether a text means to be one. */
export const isJoinCode = (text: string): boolean => /^(group|house)=/.test(text);

/** @returns what a fragment says; undefined when it is no join code. Its address is still to be judged. */
export const fromJoinCode = (fragment: string): Entrance | undefined => {
	if (fragment.length > longest) return undefined;
	const packed = fragment.startsWith(firstMark)
		? fragment.slice(firstMark.length)
		: [mark, olderMark]
				.filter((begin) => fragment.startsWith(begin))
				.map((begin) => fromDigested(fragment.slice(begin.length)))[0];
	if (!packed) return undefined;
	try {
		const bytes = fromBase64url(packed);
		const parsed = v.safeParse(entranceSchema, JSON.parse(new TextDecoder().decode(bytes)));
		return parsed.success ? parsed.output : undefined;
	} catch {
		return undefined;
	}
};
