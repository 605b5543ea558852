/** What guards a group's database: a function that CouchDB itself runs on everything that is written to it. */

/**
 * Lets entries be added, and nothing be changed or deleted; by nobody, administrators included.
 *
 * CouchDB runs its text in an engine of its own: plain old JavaScript, nothing from around it.
 *
 * @param {any} document as it would be.
 * @param {any} before as it lies there; null for a new one.
 */
export function validate(document, before) {
	var longest = 65536;
	if (document._id.indexOf('_design/') === 0) return;
	if (before !== null && before !== undefined) throw { forbidden: 'Nothing is changed or deleted here.' };
	if (document._deleted) throw { forbidden: 'Nothing is deleted here.' };
	if (document._attachments) throw { forbidden: 'Nothing is attached here.' };
	if (typeof document.ochaya !== 'number' || typeof document.kind !== 'string') {
		throw { forbidden: 'Only what Ochaya writes.' };
	}
	if (JSON.stringify(document).length > longest) throw { forbidden: 'Too long.' };
}

/** The document that brings the function into a database. */
export const design = {
	_id: '_design/ochaya',
	language: 'javascript',
	validate_doc_update: validate.toString().replace(/^function validate/, 'function')
};
