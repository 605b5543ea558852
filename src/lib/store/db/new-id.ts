/** Random ids for matches, players and this device. */

/**
 * @returns 32 hexadecimal digits. It does not use `crypto.randomUUID`, which is missing when the page is
 * served over plain http from another machine.
 */
export const newId = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
		''
	);
