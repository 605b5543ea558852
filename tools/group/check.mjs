/** The check of a group's database, which CouchDB runs on every document that is written. */

/**
 * Lets matches be begun and continued, and players and rule sets be written: a new revision of a match begins with the
 * entries of the one before, and nothing is deleted. What is written as a replication does it (`new_edits=false`) may
 * come without the revision before it, and so past this check: only an administrator may.
 *
 * What it can't refuse: an administrator who replicates in what they like, purges a document, or replaces this
 * function. docs/several-phones.md says what phones do then.
 *
 * CouchDB runs the function's source text in an old JavaScript engine. So the function uses old syntax and
 * nothing from outside itself.
 *
 * @param {any} document the document as it would be stored.
 * @param {any} before the stored document; null for a new one.
 * @param {any} user who writes, with `roles`.
 * @throws an object with `forbidden`, which CouchDB answers with status 403.
 */
export function check(document, before, user) {
	var kind = document._id.split('!')[0];
	var isAdmin = user.roles.indexOf('_admin') >= 0;
	var longest = kind === 'match' ? 500000 : 65536;
	/** Whether two values say the same, in whatever order. @type {(one: any, other: any) => boolean} */
	function isSame(one, other) {
		var key;
		var more = 0;
		if (one === other) return true;
		if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
		if (Array.isArray(one) !== Array.isArray(other)) return false;
		for (key in one) {
			if (!isSame(one[key], other[key])) return false;
			more += 1;
		}
		for (key in other) more -= 1;
		return more === 0;
	}
	/** Whether a list begins with another one. The quick comparison is enough where one program wrote both. */
	function begins(/** @type {any[]} */ list, /** @type {any[]} */ first) {
		var same = list.slice(0, first.length);
		return (
			list.length >= first.length && (JSON.stringify(same) === JSON.stringify(first) || isSame(same, first))
		);
	}
	if (document._id.indexOf('_design/') === 0) return;
	if (!isAdmin && document._revisions && (!before || document._rev !== before._rev)) {
		throw { forbidden: 'Only an administrator replicates.' };
	}
	if (document._deleted) throw { forbidden: 'Nothing is deleted here.' };
	if (document._attachments) throw { forbidden: 'Nothing is attached here.' };
	if (typeof document.ochaya !== 'number' || document.kind !== kind) {
		throw { forbidden: 'Only what Ochaya writes.' };
	}
	if (kind === 'group' ? !isAdmin : kind !== 'match' && kind !== 'player' && kind !== 'rule-set') {
		throw { forbidden: 'Only what Ochaya writes.' };
	}
	if (JSON.stringify(document).length > longest) throw { forbidden: 'Too long.' };
	if (kind !== 'match') return;
	if (!Array.isArray(document.entries) || document.entries.length === 0) {
		throw { forbidden: 'A match has entries.' };
	}
	if (before && !before._deleted && !begins(document.entries, before.entries)) {
		throw { forbidden: 'Entries are only added at the end.' };
	}
}

/** The design document that installs the check in a database. */
export const design = {
	_id: '_design/ochaya',
	language: 'javascript',
	validate_doc_update: check.toString().replace(/^function check/, 'function')
};
