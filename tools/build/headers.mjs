/** Reads what the build says of headers: the policy in a page, and the file `_headers` (src/routes/_headers). */

/** @param {string} html @returns {string[]} the directives of a built page. */
export const pageDirectives = (html) => {
	const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1] ?? '';
	return meta
		.replaceAll('&#39;', "'")
		.split(';')
		.map((directive) => directive.trim())
		.filter(Boolean);
};

/** @param {string} text of a `_headers` file. @returns {Record<string, string>} those of every address. */
export const commonHeaders = (text) => {
	const [first = ''] = text.split('\n\n');
	return Object.fromEntries(
		first
			.split('\n')
			.slice(1)
			.map((line) => {
				const [name = '', ...value] = line.trim().split(': ');
				return [name.toLowerCase(), value.join(': ')];
			})
	);
};
