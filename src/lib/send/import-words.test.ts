/** What is said of an import: what happened, what is safe, and what to do, in that order. */
import { afterEach, describe, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import type { BackupRefusal } from '$lib/store/backup/label';
import { nothingImported } from '$lib/store/backup/import';
import { importWords, troubleToTell } from './import-words.ts';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

/** The sentences with plain spaces. */
const said = (locale: 'en' | 'fr', result: Parameters<typeof importWords>[0]): string => {
	overwriteGetLocale(() => locale);
	return importWords(result)
		.join(' ')
		.replaceAll(/[\u00a0\u202f]/g, ' ');
};

describe('a file that is refused', () => {
	it.each([
		[
			{ refused: 'damaged', where: 'entries.0.kind' },
			'This file is damaged. Nothing has changed. Try another backup, or export this one again.',
			'Ce fichier est abîmé. Rien n’a changé. Essaie une autre sauvegarde, ou exporte celle-ci de nouveau.'
		],
		[
			{ refused: 'not-json' },
			'This file can’t be read: it isn’t a backup, or it’s incomplete. Nothing has changed. Choose a backup made with Ochaya.',
			'Ce fichier est illisible : ce n’est pas une sauvegarde, ou elle est incomplète. Rien n’a changé. Choisis une sauvegarde faite avec Ochaya.'
		],
		[
			{ refused: 'foreign' },
			'This file doesn’t come from Ochaya. Nothing has changed. Choose a backup made with Ochaya.',
			'Ce fichier ne vient pas d’Ochaya. Rien n’a changé. Choisis une sauvegarde faite avec Ochaya.'
		],
		[
			{ refused: 'too-big' },
			'This file is too big to be an Ochaya backup. Nothing has changed. Choose a backup made with Ochaya.',
			'Ce fichier est trop gros pour être une sauvegarde d’Ochaya. Rien n’a changé. Choisis une sauvegarde faite avec Ochaya.'
		],
		[
			{ refused: 'gone' },
			'The file couldn’t be read to the end: it was changed, moved or deleted. Nothing has changed. Choose it again.',
			'Le fichier n’a pas pu être lu jusqu’au bout : il a été modifié, déplacé ou supprimé. Rien n’a changé. Choisis-le de nouveau.'
		],
		[
			{ refused: 'newer' },
			'This file comes from a newer version of Ochaya. Nothing has changed. Update the app, then try again.',
			'Ce fichier vient d’une version plus récente d’Ochaya. Rien n’a changé. Mets l’appli à jour, puis réessaie.'
		],
		[
			{ refused: 'unknown-game' },
			'This file contains a game this version doesn’t know. Nothing has changed. Update the app, then try again.',
			'Ce fichier contient un jeu que cette version ne connaît pas. Rien n’a changé. Mets l’appli à jour, puis réessaie.'
		]
	] as const satisfies readonly (readonly [BackupRefusal, string, string])[])(
		'%j',
		(refusal, english, french) => {
			const result = { ...refusal, taken: nothingImported };
			expect(said('en', result)).toBe(english);
			expect(said('fr', result)).toBe(french);
		}
	);

	it('names no place within the file', () => {
		const result = { refused: 'damaged', where: 'line 2: entries.0.at', taken: nothingImported } as const;
		for (const locale of ['en', 'fr'] as const) expect(said(locale, result)).not.toMatch(/entries|line 2/);
	});
});

it('house rules that are refused, in a file with nothing else that is new, say what to do too', () => {
	const taken = { ...nothingImported, refusedRuleSets: [{ refused: 'rule-set', name: 'Maison' }] } as const;
	expect(said('en', taken)).toMatch(
		/“Maison” .* Nothing has changed\. Try another backup, or export this one again\.$/
	);
	expect(said('en', { ...taken, entries: 3, matches: 1 })).not.toContain('another backup');
});

it('a file that went away while it was stored: what is stored stays, and nothing is called unchanged', () => {
	expect(said('en', { refused: 'gone', taken: { ...nothingImported, matches: 2 } })).toMatch(
		/^The file couldn’t be read to the end: .*deleted\. Saved so far: 2 matches\. /
	);
});

it('a full disk is told once: by the words where a part was stored, else by the trouble', () => {
	const full = { trouble: 'quota', taken: { ...nothingImported, matches: 2 } } as const;
	expect(said('en', full)).toMatch(/^There was room for only part of it: 2 matches\./);
	expect(troubleToTell(full)).toBeUndefined();
	expect(troubleToTell({ ...full, taken: nothingImported })).toBe('quota');
	expect(said('en', { ...full, taken: nothingImported })).toBe('Nothing has changed.');
});

it('of another trouble, no lack of room is told', () => {
	const lost = { trouble: 'lost', taken: { ...nothingImported, matches: 2 } } as const;
	expect(said('en', lost)).toMatch(/^Saved so far: 2 matches\./);
	expect(troubleToTell(lost)).toBe('lost');
});
