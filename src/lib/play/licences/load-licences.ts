/** Loads the list of licences and the component that shows it together, since both are seldom needed. */
import { resolve } from '$app/paths';
import List from './LicenceList.svelte';
import { licenceListFile, type ShippedPackage } from './package';

/**
 * @returns the component, and the list that the build wrote.
 * @throws {Error} when the list cannot be fetched.
 */
export const loadLicences = async () => {
	const answer = await fetch(`${resolve('/')}${licenceListFile}`);
	if (!answer.ok) throw new Error(`${licenceListFile}: ${answer.status}`);
	return { List, packages: (await answer.json()) as readonly ShippedPackage[] };
};
