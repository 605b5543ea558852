/**
 * Which files of the app travel together: first what a page asks for at once, then rooms. Few files, since each has a
 * line in the names of every page (`src/lib/page/`), and small ones compress badly.
 *
 * What a page asks for at once is not listed anywhere: it is what the page's own file imports, through others too, and
 * the words these say. `npm run size` measures it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { locales } from './locales.mjs';

/** What the bundler tells a group of a module. */
interface Modules {
	readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}
type Group = (id: string, modules: Modules) => string | null;

const source = fileURLToPath(new URL('../src/', import.meta.url));
const page = 'routes/[lang=locale]';
