/**
 * Catches downloads in the page, for browsers whose driver does not report them. Both functions run in the
 * page.
 */

/** Catches all downloads from now on, for `keptDownload`. */
export const keepDownloads = (): void => {
	const made = new Map<string, Blob>();
	const createObjectURL = URL.createObjectURL.bind(URL);
	URL.createObjectURL = (blob: Blob) => {
		const address = createObjectURL(blob);
		made.set(address, blob);
		return address;
	};
	const downloads = Object.assign(globalThis, { downloads: [] as { name: string; blob: Blob }[] }).downloads;
	HTMLAnchorElement.prototype.click = function () {
		const blob = made.get(this.href);
		if (blob) downloads.push({ name: this.download, blob });
	};
};

/**
 * Waits for a download.
 *
 * @returns the oldest one; its bytes as Latin-1 text, because drivers pass only text.
 */
export const keptDownload = async (): Promise<{ readonly name: string; readonly content: string }> => {
	const { downloads } = globalThis as unknown as { downloads: { name: string; blob: Blob }[] };
	while (downloads.length === 0) await new Promise((next) => setTimeout(next, 20));
	const { name, blob } = downloads.shift() ?? { name: '', blob: new Blob() };
	const bytes = new Uint8Array(await blob.arrayBuffer());
	return { name, content: [...bytes].map((byte) => String.fromCharCode(byte)).join('') };
};
