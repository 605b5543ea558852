/** The validation function of a group's database, which CouchDB runs on every document that is written. */

/**
 * Lets documents of Ochaya be added, and refuses every change and deletion, also by administrators.
 *
 * CouchDB runs the function's source text in an old JavaScript engine. So the function uses old syntax and
 * nothing from outside itself.
 *
 * @param {any} document the document as it would be stored.
 * @param {any} before the stored document; null for a new one.
 * @throws an object with `forbidden`, which CouchDB answers with status 403.
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

/** The design document that installs the function in a database. */
export const design = {
	_id: '_design/ochaya',
	language: 'javascript',
	validate_doc_update: validate.toString().replace(/^function validate/, 'function')
};
