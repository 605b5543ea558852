/** What is told of a package whose code, or of a font whose letters, the browser gets. */
export interface ShippedPackage {
	readonly name: string;
	readonly version?: string;
	/** By its SPDX name. */
	readonly licence: string;
	/** Who holds the rights, as its licence says. */
	readonly notice?: string;
}

/** The list, and the licences in full, beside the pages of a build. */
export const listFile = 'licences.json';
export const textsFile = 'licences.txt';
