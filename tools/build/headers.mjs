/** Reads the content security policy of a built page, and the file `_headers` (src/routes/_headers). */

/**
 * @param {string} html of a built page.
 * @returns {string[]} the directives of its content security policy.
 */
export const pageDirectives = (html) => {
	const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1] ?? '';
	return meta
		.replaceAll('&#39;', "'")
		.split(';')
		.map((directive) => directive.trim())
		.filter(Boolean);
};

/**
 * @param {string} text of a `_headers` file.
 * @returns {Record<string, string>} the headers for every path, by name in small letters.
 */
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
