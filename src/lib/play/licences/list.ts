/** The list with what stands in it: both are wanted together, and seldom. */
import { resolve } from '$app/paths';
import List from './LicenceList.svelte';
import { listFile, type ShippedPackage } from './package';

/** @returns the part that shows the list, and the list as the build wrote it. */
export const load = async () => {
	const answer = await fetch(`${resolve('/')}${listFile}`);
	if (!answer.ok) throw new Error(`${listFile}: ${answer.status}`);
	return { List, packages: (await answer.json()) as readonly ShippedPackage[] };
};
