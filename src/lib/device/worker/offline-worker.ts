/**
 * The work of the service worker, by event. On the first visit, `install` caches what the home page needs,
 * and the page then asks for the other files in turns. A new version is downloaded completely, while the old
 * one runs, before it is offered.
 */
import {
	fetchedMark,
	findCached,
	fetchFile,
	deleteOthers,
	cacheAll,
	cachedAddresses,
	languageMark,
	outdatedMark,
	readMark,
	removeMark,
	setMark,
	copyFromOlderCache
} from './cache';
import { addressOf, bytesOf, immutable, languageOf, nextFiles, filesFor, type AppFile } from './file-list';
import { answerNavigation } from './navigation';
import type { WorkerScope } from './scope';
import type { UpdateNews, UpdateProgress, KeepFilesResult, KeepFilesRequest } from './messages';

/** How many files of a new version are fetched at the same time. */
const parallelFetches = 6;

export class OfflineWorker {
	readonly #parts: readonly AppFile[];
	readonly #locales: readonly string[];
	readonly #worker: WorkerScope;
	readonly #scope: string;
	/** Cache keys, by the path relative to the scope. */
	readonly #addresses: ReadonlyMap<string, string>;
	/** The last turn. Turns run one after the other, even if several pages ask. */
	#lastTurn: Promise<unknown> = Promise.resolve();

	/**
	 * @param parts the files of the app.
	 * @param locales the languages of the app.
	 */
	constructor(parts: readonly AppFile[], locales: readonly string[], worker: WorkerScope) {
		this.#parts = parts;
		this.#locales = locales;
		this.#worker = worker;
		this.#scope = worker.registration.scope;
		this.#addresses = new Map(parts.map((part) => [part.url, addressOf(part, this.#scope)]));
	}

	/**
	 * Caches the files that the home page needs, or all changed files when this is an update.
	 *
	 * @throws {TypeError} when a file could not be fetched. The browser tries again on the next visit, and the
	 * files cached so far are not fetched again.
	 */
	async install(): Promise<void> {
		if (!this.#worker.registration.active)
			return cacheAll(
				this.#parts.filter(({ isCore }) => isCore),
				this.#scope
			);
		const locales = await this.#chosen(await this.#shown());
		const missing: AppFile[] = [];
		for (const part of await this.#missing(filesFor(this.#parts, locales)))
			if (!(await copyFromOlderCache(part, this.#scope))) missing.push(part);
		const of = bytesOf(missing);
		const before = Number(await readMark(fetchedMark, this.#scope));
		let done = 0;
		for (let at = 0; at < missing.length; at += parallelFetches) {
			const now = missing.slice(at, at + parallelFetches);
			await this.#tell({ progress: { done, of } });
			await Promise.all(now.map((part) => fetchFile(part, this.#scope)));
			done += bytesOf(now);
			await setMark(fetchedMark, this.#scope, String((before || 0) + done));
		}
		if (of > 0) await this.#tell({ progress: { done, of } });
	}

	/**
	 * Takes over all pages. Files of the older version are deleted later, in `turn`, when no page can need them
	 * any more.
	 */
	async activate(): Promise<void> {
		await removeMark(fetchedMark, this.#scope);
		await setMark(outdatedMark, this.#scope);
		await this.#worker.clients.claim();
	}

	/**
	 * Caches the next few missing files. The last turn deletes the files of older versions, unless a second
	 * page is open, which may be of an older version. When the cache cannot be read or written, it says that the
	 * turn failed.
	 */
	turn(request: KeepFilesRequest['keep']): Promise<KeepFilesResult> {
		const failed: KeepFilesResult = { kept: 0, of: bytesOf(this.#parts), isBroken: true };
		const turn = this.#lastTurn.then(() => this.#turn(request)).catch(() => failed);
		this.#lastTurn = turn;
		return turn;
	}

	/**
	 * @param lines what is new in this version, by language.
	 * @returns the lines with the number of bytes downloaded for this version, which is 0 once it is active.
	 */
	async news(lines: UpdateNews['lines']): Promise<UpdateNews> {
		return { lines, bytes: Number(await readMark(fetchedMark, this.#scope)) || 0 };
	}

	/**
	 * @returns the answer to a request; `undefined` for requests that the browser sends to the network by
	 * itself.
	 */
	answer(request: Request): Promise<Response> | undefined {
		const { url, method, mode } = request;
		if (method !== 'GET' || !url.startsWith(this.#scope)) return undefined;
		if (mode === 'navigate')
			return answerNavigation(request, this.#scope, {
				locales: this.#locales,
				shell: this.#addresses.get('shell/') ?? ''
			});
		const path = url.slice(this.#scope.length).replace(/[?#].*/, '');
		// Files with a hash in their name are also looked up when they are of an older version, for its open
		// pages.
		const address = this.#addresses.get(path) ?? (path.startsWith(immutable) ? url : undefined);
		if (address === undefined) return undefined;
		return findCached(address, this.#scope).then((cached) => cached ?? fetch(request));
	}

	async #turn({ held, locales }: KeepFilesRequest['keep']): Promise<KeepFilesResult> {
		const chosen = await this.#chosen(locales);
		const wanted = filesFor(this.#parts, chosen);
		const missing = await this.#missing(wanted);
		const heldPaths = new Set(
			held
				.filter((address) => address.startsWith(this.#scope))
				.map((address) => address.slice(this.#scope.length))
		);
		const isComplete = await cacheAll(nextFiles(missing, heldPaths), this.#scope).then(
			() => true,
			() => false
		);
		const left = await this.#missing(wanted);
		for (const locale of chosen)
			if (!left.some(({ url }) => languageOf(url) === locale))
				await setMark(languageMark(locale), this.#scope);
		if (left.length === 0) await this.#tidyUp();
		const of = bytesOf(wanted);
		return { kept: of - bytesOf(left), of, isBroken: !isComplete };
	}

	async #missing(parts: readonly AppFile[]): Promise<readonly AppFile[]> {
		const cached = await cachedAddresses(this.#scope);
		return parts.filter(({ url }) => !cached.has(this.#addresses.get(url) ?? ''));
	}

	/** @returns the languages requested now, and those chosen before. */
	async #chosen(requested: readonly string[]): Promise<ReadonlySet<string>> {
		const marks = await Promise.all(
			this.#locales.map((locale) => readMark(languageMark(locale), this.#scope))
		);
		return new Set(
			this.#locales.filter((locale, at) => requested.includes(locale) || marks[at] !== undefined)
		);
	}

	/** @returns the languages of the open pages. */
	async #shown(): Promise<readonly string[]> {
		const pages = await this.#pages();
		return this.#locales.filter((locale) =>
			pages.some(({ url }) => url.startsWith(`${this.#scope}${locale}/`))
		);
	}

	#pages() {
		return this.#worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
	}

	async #tell(progress: UpdateProgress): Promise<void> {
		for (const page of await this.#pages()) page.postMessage(progress);
	}

	/** Deletes the files of older versions, if there are any and no other page may need them. */
	async #tidyUp(): Promise<void> {
		const { installing, waiting } = this.#worker.registration;
		if (installing || waiting || (await readMark(outdatedMark, this.#scope)) === undefined) return;
		if ((await this.#pages()).length > 1) return;
		const marks = this.#locales.map((locale) => this.#scope + languageMark(locale));
		await deleteOthers(new Set([...this.#addresses.values(), ...marks]), this.#scope);
	}
}
