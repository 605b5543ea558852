/** The validation function of a group's database, which CouchDB runs on every document that is written. */

/**
 * Lets documents of Ochaya be added, and refuses every change and deletion. A document that is written as a
 * replication does it (`new_edits=false`) comes with its revisions: only an administrator may, and only with a
 * first one, since a later revision whose predecessors the server lacks would be a change that it can't see.
 *
 * What it can't refuse: an administrator who writes another first revision of an id that is there, purges a
 * document, or replaces this function. docs/several-phones.md says what phones do then.
 *
 * CouchDB runs the function's source text in an old JavaScript engine. So the function uses old syntax and
 * nothing from outside itself.
 *
 * @param {any} document the document as it would be stored.
 * @param {any} before the stored document; null for a new one.
 * @param {any} user who writes, with `roles`.
 * @throws an object with `forbidden`, which CouchDB answers with status 403.
 */
export function validate(document, before, user) {
	var longest = 65536;
	var past = document._revisions;
	if (document._id.indexOf('_design/') === 0) return;
	if (before !== null && before !== undefined) throw { forbidden: 'Nothing is changed or deleted here.' };
	if (document._deleted) throw { forbidden: 'Nothing is deleted here.' };
	if (document._attachments) throw { forbidden: 'Nothing is attached here.' };
	if (past && past.start > 1) throw { forbidden: 'Nothing is changed or deleted here.' };
	if (past && user.roles.indexOf('_admin') < 0) throw { forbidden: 'Only an administrator replicates.' };
	if (typeof document.ochaya !== 'number' || typeof document.kind !== 'string') {
		throw { forbidden: 'Only what Ochaya writes.' };
	}
	// Its revisions must not make a document too long for the replication that could be added before it.
	if (past) longest += 256;
	if (JSON.stringify(document).length > longest) throw { forbidden: 'Too long.' };
}

/** The design document that installs the function in a database. */
export const design = {
	_id: '_design/ochaya',
	language: 'javascript',
	validate_doc_update: validate.toString().replace(/^function validate/, 'function')
};
