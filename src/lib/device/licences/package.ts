/** A package or font that ships with the app. */
export interface ShippedPackage {
	readonly name: string;
	readonly version?: string;
	/** The SPDX name of its licence. */
	readonly licence: string;
	/** The copyright notice of its licence. */
	readonly notice?: string;
}

/** The file of a build with the list of packages (`ShippedPackage[]`). */
export const licenceListFile = 'licences.json';
/** The file of a build with the full texts of the licences. */
export const licenceTextsFile = 'licences.txt';
