/** A database of the imitation of CouchDB: documents, their revisions and conflicts, and the changes. */
import { createHash } from 'node:crypto';

/** @typedef {Record<string, any> & { _id: string, _rev?: string }} Doc */
/** @typedef {{ rev: string, doc: Doc, isDeleted: boolean, past: readonly string[] }} Leaf */
/** @typedef {{ name: string, roles: readonly string[] }} User */
/** @typedef {{ seq: number, id: string, leaves: readonly Leaf[] }} Change */

const generationOf = (/** @type {string} */ rev) => Number.parseInt(rev, 10);
/** The one that counts comes first, as every node finds it. @type {(one: Leaf, other: Leaf) => number} */
const byWinning = (one, other) =>
	Number(one.isDeleted) - Number(other.isDeleted) ||
	generationOf(other.rev) - generationOf(one.rev) ||
	(one.rev < other.rev ? 1 : -1);
const copyOf = (/** @type {any} */ value) => JSON.parse(JSON.stringify(value));

export class ImitatedDatabase {
	/** @type {Map<string, Leaf[]>} */
	leaves = new Map();
	/** Each document with its last change, in the order of these. @type {Map<string, number>} */
	seqs = new Map();
	/** @type {Map<string, Doc>} */
	local = new Map();
	seq = 0;
	/** @type {any} */
	security = {};
	/** @type {Set<(change: Change) => void>} */
	listeners = new Set();

	/** @returns {ImitatedDatabase} one with the same documents, as a copy of its files has. */
	copy() {
		const copy = new ImitatedDatabase();
		copy.leaves = new Map([...this.leaves].map(([id, leaves]) => [id, [...leaves]]));
		copy.seqs = new Map(this.seqs);
		copy.local = new Map(this.local);
		copy.seq = this.seq;
		copy.security = this.security;
		return copy;
	}

	/** @param {string} id @returns {Leaf | undefined} the revision that counts. */
	winner(id) {
		return this.leaves.get(id)?.[0];
	}
	/** @param {string} id @param {boolean} [withConflicts] @returns {Doc | undefined} */
	get(id, withConflicts = false) {
		const leaf = this.winner(id);
		if (!leaf || leaf.isDeleted) return undefined;
		const conflicts = (this.leaves.get(id) ?? [])
			.slice(1)
			.flatMap(({ rev, isDeleted }) => (isDeleted ? [] : rev));
		return {
			...copyOf(leaf.doc),
			_rev: leaf.rev,
			...(withConflicts && conflicts.length > 0 && { _conflicts: conflicts })
		};
	}
	/** @param {string} id @param {string} rev @returns {Doc | undefined} */
	getRevision(id, rev) {
		const leaf = this.leaves.get(id)?.find((one) => one.rev === rev);
		return leaf && { ...copyOf(leaf.doc), _rev: rev };
	}
	/** @returns {string[]} the ids of all documents that are not deleted, in order. */
	ids() {
		return [...this.leaves.keys()].filter((id) => this.winner(id)?.isDeleted === false).sort();
	}

	/** @param {number} since @returns {Change[]} the changes after a place, in their order. */
	changesSince(since) {
		return [...this.seqs]
			.filter(([, seq]) => seq > since)
			.sort(([, one], [, other]) => one - other)
			.map(([id, seq]) => ({ seq, id, leaves: this.leaves.get(id) ?? [] }));
	}

	/**
	 * Writes a document.
	 *
	 * @param {Doc} given
	 * @param {User} user
	 * @param {boolean} [isReplicated] it comes with its revision, as `new_edits=false` writes it.
	 * @returns {{ ok: true, id: string, rev: string } | { id: string, error: string, reason: string }}
	 */
	write(given, user, isReplicated = false) {
		const { _rev: named, _revisions, _deleted = false, _conflicts: _, ...said } = copyOf(given);
		const id = given._id;
		if (id.startsWith('_local/')) {
			if (_deleted) this.local.delete(id);
			else this.local.set(id, { ...said, _id: id });
			return { ok: true, id, rev: '0-1' };
		}
		const leaves = this.leaves.get(id) ?? [];
		/** @type {readonly string[]} */
		let past = [];
		let rev = named ?? '';
		if (isReplicated) {
			past = (_revisions?.ids ?? [])
				.slice(1)
				.map(
					(/** @type {string} */ hash, /** @type {number} */ index) =>
						`${_revisions.start - 1 - index}-${hash}`
				);
			if (leaves.some((leaf) => leaf.rev === rev || leaf.past.includes(rev))) return { ok: true, id, rev };
		} else {
			const parent = leaves.find((leaf) => (named ? leaf.rev === named : leaf.isDeleted));
			if (named ? !parent : leaves.some(({ isDeleted }) => !isDeleted))
				return { id, error: 'conflict', reason: 'Document update conflict.' };
			past = parent ? [parent.rev, ...parent.past] : [];
			const hash = createHash('md5')
				.update(JSON.stringify([_deleted, parent?.rev, said]))
				.digest('hex');
			rev = `${past.length > 0 ? generationOf(past[0] ?? '') + 1 : 1}-${hash}`;
		}
		const before = leaves.find((leaf) => leaf.rev === past[0]);
		const refusal = this.#refusal(
			{
				...said,
				_id: id,
				_rev: isReplicated ? rev : (named ?? ''),
				...(_deleted && { _deleted }),
				...(isReplicated && {
					_revisions: _revisions ?? { start: generationOf(rev), ids: [rev.split('-')[1]] }
				})
			},
			before
				? { ...copyOf(before.doc), _rev: before.rev, ...(before.isDeleted && { _deleted: true }) }
				: null,
			user
		);
		if (refusal) return { id, error: 'forbidden', reason: refusal };
		this.#put(id, [
			...leaves.filter((leaf) => !past.includes(leaf.rev)),
			{ rev, doc: { ...said, _id: id }, isDeleted: _deleted, past }
		]);
		return { ok: true, id, rev };
	}

	/** Takes all revisions of another database that this one lacks, as a replication does. @param {ImitatedDatabase} other */
	replicateFrom(other) {
		for (const [id, theirs] of other.leaves) {
			let leaves = this.leaves.get(id) ?? [];
			for (const leaf of theirs) {
				if (leaves.some((one) => one.rev === leaf.rev || one.past.includes(leaf.rev))) continue;
				leaves = [...leaves.filter(({ rev }) => !leaf.past.includes(rev)), leaf];
			}
			if (
				leaves.length !== this.leaves.get(id)?.length ||
				leaves.some((leaf) => !this.leaves.get(id)?.includes(leaf))
			)
				this.#put(id, leaves);
		}
	}

	/** Removes a document and all that tells of it, as an administrator can. @param {string} id */
	purge(id) {
		this.leaves.delete(id);
		this.seqs.delete(id);
		this.seq += 1;
	}

	/** @param {string} id @param {Leaf[]} leaves */
	#put(id, leaves) {
		this.leaves.set(id, leaves.sort(byWinning));
		this.seq += 1;
		this.seqs.set(id, this.seq);
		for (const listener of this.listeners) listener({ seq: this.seq, id, leaves: this.leaves.get(id) ?? [] });
	}

	/** @param {any} doc @param {any} before @param {User} user @returns {string | undefined} why the checks refuse it. */
	#refusal(doc, before, user) {
		for (const [id, [leaf]] of this.leaves) {
			const source = id.startsWith('_design/') && !leaf?.isDeleted && leaf?.doc.validate_doc_update;
			if (!source) continue;
			try {
				// As CouchDB does, from its source text alone.
				new Function(`return (${source})`)()(doc, before, user);
			} catch (error) {
				const { forbidden } = /** @type {{ forbidden?: string }} */ (error);
				if (forbidden === undefined) throw error;
				return forbidden;
			}
		}
		return undefined;
	}
}
