/**
 * What the service worker does, event by event. The first visit installs what home needs, and the page has the rest
 * kept in turns. A new version is fetched whole, beside the one that runs, before it is offered.
 */
import {
	fetchedMark,
	findKept,
	fetchPart,
	forgetOthers,
	keepAll,
	keptAddresses,
	languageMark,
	outdatedMark,
	readMark,
	removeMark,
	setMark,
	takeOver
} from './kept';
import { addressOf, bytesOf, immutable, languageOf, nextOf, partsFor, type Part } from './list';
import { answerNavigation } from './navigation';
import type { WorkerScope } from './scope';
import type { News, Progress, Turn, TurnAsked } from './talk';

/** So many files of a new version are fetched at once. */
const atOnce = 6;

export class Keeper {
	readonly #parts: readonly Part[];
	readonly #locales: readonly string[];
	readonly #worker: WorkerScope;
	readonly #scope: string;
	/** By the path below the scope. */
	readonly #addresses: ReadonlyMap<string, string>;
	/** One turn after the other, whoever asks. */
	#last: Promise<unknown> = Promise.resolve();

	/** @param locales all languages of the app. */
	constructor(parts: readonly Part[], locales: readonly string[], worker: WorkerScope) {
		this.#parts = parts;
		this.#locales = locales;
		this.#worker = worker;
		this.#scope = worker.registration.scope;
		this.#addresses = new Map(parts.map((part) => [part.url, addressOf(part, this.#scope)]));
	}

	/** @throws when something could not be fetched: the browser tries again on the next visit, which goes on from here. */
	async install(): Promise<void> {
		if (!this.#worker.registration.active)
			return keepAll(
				this.#parts.filter(({ isCore }) => isCore),
				this.#scope
			);
		const locales = await this.#chosen(await this.#shown());
		const missing: Part[] = [];
		for (const part of await this.#missing(partsFor(this.#parts, locales)))
			if (!(await takeOver(part, this.#scope))) missing.push(part);
		const of = bytesOf(missing);
		const before = Number(await readMark(fetchedMark, this.#scope));
		let done = 0;
		for (let at = 0; at < missing.length; at += atOnce) {
			const now = missing.slice(at, at + atOnce);
			await this.#tell({ progress: { done, of } });
			await Promise.all(now.map((part) => fetchPart(part, this.#scope)));
			done += bytesOf(now);
			await setMark(fetchedMark, this.#scope, String((before || 0) + done));
		}
		if (of > 0) await this.#tell({ progress: { done, of } });
	}

	/** Takes over all pages. Files of the older version stay for as long as a page may ask for them: see `turn`. */
	async activate(): Promise<void> {
		await removeMark(fetchedMark, this.#scope);
		await setMark(outdatedMark, this.#scope);
		await this.#worker.clients.claim();
	}

	/**
	 * Keeps the next few of the files that are missing. The last turn deletes what older versions left, once no other
	 * page is open: it might be one of theirs.
	 */
	turn(asked: TurnAsked['keep']): Promise<Turn> {
		const turn = this.#last.then(() => this.#turn(asked));
		this.#last = turn.catch(() => undefined);
		return turn;
	}

	/** @returns what is new in this version, while it waits. @param lines what is new, by language. */
	async news(lines: News['lines']): Promise<News> {
		return { lines, bytes: Number(await readMark(fetchedMark, this.#scope)) || 0 };
	}

	/** @returns the answer to a request of a page; `undefined` where it is the network's alone. */
	answer(request: Request): Promise<Response> | undefined {
		const { url, method, mode } = request;
		if (method !== 'GET' || !url.startsWith(this.#scope)) return undefined;
		if (mode === 'navigate')
			return answerNavigation(request, this.#scope, {
				locales: this.#locales,
				shell: this.#addresses.get('shell/') ?? ''
			});
		const path = url.slice(this.#scope.length).replace(/[?#].*/, '');
		// Those of an older version too, for its open pages.
		const address = this.#addresses.get(path) ?? (path.startsWith(immutable) ? url : undefined);
		if (address === undefined) return undefined;
		return findKept(address, this.#scope).then((kept) => kept ?? fetch(request));
	}

	async #turn({ held, locales }: TurnAsked['keep']): Promise<Turn> {
		const chosen = await this.#chosen(locales);
		const wanted = partsFor(this.#parts, chosen);
		const missing = await this.#missing(wanted);
		const paths = new Set(
			held
				.filter((address) => address.startsWith(this.#scope))
				.map((address) => address.slice(this.#scope.length))
		);
		const isKept = await keepAll(nextOf(missing, paths), this.#scope).then(
			() => true,
			() => false
		);
		const left = await this.#missing(wanted);
		for (const locale of chosen)
			if (!left.some(({ url }) => languageOf(url) === locale))
				await setMark(languageMark(locale), this.#scope);
		if (left.length === 0) await this.#tidyUp();
		const of = bytesOf(wanted);
		return { kept: of - bytesOf(left), of, isBroken: !isKept };
	}

	async #missing(parts: readonly Part[]): Promise<readonly Part[]> {
		const kept = await keptAddresses(this.#scope);
		return parts.filter(({ url }) => !kept.has(this.#addresses.get(url) ?? ''));
	}

	/** The languages asked for, and those chosen before. */
	async #chosen(asked: readonly string[]): Promise<ReadonlySet<string>> {
		const marks = await Promise.all(
			this.#locales.map((locale) => readMark(languageMark(locale), this.#scope))
		);
		return new Set(this.#locales.filter((locale, at) => asked.includes(locale) || marks[at] !== undefined));
	}

	/** The languages of the open pages. */
	async #shown(): Promise<readonly string[]> {
		const pages = await this.#pages();
		return this.#locales.filter((locale) =>
			pages.some(({ url }) => url.startsWith(`${this.#scope}${locale}/`))
		);
	}

	#pages() {
		return this.#worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
	}

	async #tell(progress: Progress): Promise<void> {
		for (const page of await this.#pages()) page.postMessage(progress);
	}

	async #tidyUp(): Promise<void> {
		const { installing, waiting } = this.#worker.registration;
		if (installing || waiting || (await readMark(outdatedMark, this.#scope)) === undefined) return;
		if ((await this.#pages()).length > 1) return;
		const marks = this.#locales.map((locale) => this.#scope + languageMark(locale));
		await forgetOthers(new Set([...this.#addresses.values(), ...marks]), this.#scope);
	}
}
