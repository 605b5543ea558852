/**
 * Join codes: the address, user name and password of a group, in the fragment of a link to the settings. A
 * code has a digest, so that a mistyped one is recognised as damaged instead of causing a wrong password.
 */
import * as v from 'valibot';
import { fromBase64url, toBase64url } from '$lib/qr/base64url';
import { checkDigest, withDigest } from '$lib/match/digest';
import { groupCredentialsSchema, type GroupCredentials } from '$lib/sync/group';

const prefix = 'group=2.';
/** The prefix of earlier versions. */
const olderPrefix = 'house=2.';
/** The prefix of the first codes, which had no digest. */
const firstPrefix = 'house=1.';
/** In characters; no real code is that long. */
const maxLength = 3000;

/**
 * @returns the fragment of a join code. It holds the password, so make it only when the player asks for it.
 */
export const toJoinCode = ({ url, name, password }: GroupCredentials): string => {
	const json = JSON.stringify({ url, name, password });
	return prefix + withDigest(toBase64url(new TextEncoder().encode(json)));
};

/** @returns whether a text begins as a join code does, damaged or not. */
export const isJoinCode = (text: string): boolean => /^(group|house)=/.test(text);

/**
 * @returns the address, name and password in a fragment; undefined when it is no valid join code. Whether the
 * address may be used is not checked here.
 */
export const fromJoinCode = (fragment: string): GroupCredentials | undefined => {
	if (fragment.length > maxLength) return undefined;
	const start = [prefix, olderPrefix].find((one) => fragment.startsWith(one));
	const packed = fragment.startsWith(firstPrefix)
		? fragment.slice(firstPrefix.length)
		: start && checkDigest(fragment.slice(start.length));
	if (!packed) return undefined;
	try {
		const bytes = fromBase64url(packed);
		const parsed = v.safeParse(groupCredentialsSchema, JSON.parse(new TextDecoder().decode(bytes)));
		return parsed.success ? parsed.output : undefined;
	} catch {
		return undefined;
	}
};
