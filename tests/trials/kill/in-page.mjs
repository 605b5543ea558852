/** Functions that the trial runs in the page of a match. */

/**
 * Taps at random intervals, and reports on the console at once: each tap (`tap` and how many there were),
 * each completed transaction (`complete`, the time, how long after its first tap, and the `seq` of its
 * entries), and each time the save mark shows "saved" (`shown`, how many taps there were by then, and how
 * many of them were stored).
 *
 * @param {{ taps: number, seed: number, isRelaxed: boolean }} life `isRelaxed` makes all transactions of the
 *   app use relaxed durability.
 */
export const tapOn = ({ taps, seed, isRelaxed }) => {
	const button = document.querySelector('[name=undo]');
	if (!(button instanceof HTMLElement)) throw new Error('No table');
	/** @type {number[]} */
	const tapped = [];
	let [complete, chance] = [0, seed];

	/** @type {WeakMap<IDBTransaction, number[]>} */
	const added = new WeakMap();
	const { add } = IDBObjectStore.prototype;
	IDBObjectStore.prototype.add = function (value, key) {
		if (this.name === 'lines') added.get(this.transaction)?.push(value.seq);
		return key === undefined ? add.call(this, value) : add.call(this, value, key);
	};
	const { transaction } = IDBDatabase.prototype;
	IDBDatabase.prototype.transaction = function (names, mode, options) {
		const made = transaction.call(this, names, mode, isRelaxed ? { durability: 'relaxed' } : options);
		/** @type {number[]} */
		const seqs = [];
		added.set(made, seqs);
		made.addEventListener('complete', () => {
			if (seqs.length === 0) return;
			const since = performance.now() - (tapped[complete] ?? 0);
			complete += seqs.length;
			console.log(`complete ${Date.now()} ${since} ${seqs.join(' ')}`);
		});
		return made;
	};
	new MutationObserver(() => {
		const isSaved = document.querySelector('[data-save]')?.getAttribute('data-save') === 'saved';
		if (isSaved) console.log(`shown ${tapped.length} ${complete}`);
	}).observe(document.body, { subtree: true, attributeFilter: ['data-save'] });

	const next = () => {
		if (tapped.length >= taps) return;
		tapped.push(performance.now());
		console.log(`tap ${tapped.length}`);
		button.click();
		chance = (chance * 1103515245 + 12345) % 2147483648;
		setTimeout(next, (chance / 2147483648) * 80);
	};
	next();
};

/**
 * @param {readonly string[]} matches
 * @returns {Promise<number[][]>} for each match, the `seq` of all its stored entries.
 */
export const storedSeqs = (matches) =>
	new Promise((done, failed) => {
		const opening = indexedDB.open('ochaya');
		opening.onerror = () => failed(opening.error);
		opening.onsuccess = () => {
			const reading = opening.result.transaction('lines');
			const requests = matches.map((match) =>
				reading.objectStore('lines').getAll(IDBKeyRange.bound([match], [match, []]))
			);
			reading.oncomplete = () => {
				opening.result.close();
				// What came at once is one value.
				done(
					requests.map(({ result }) =>
						result.flatMap((value) => value.stretch ?? value).map(({ seq }) => seq)
					)
				);
			};
		};
	});
