/** A ranking as a message and as a picture. */
import { joinList } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { RankingTable } from './ranking-table';
import type { PagePicture } from '$lib/share/page-picture';

/** Who has no place yet, in a line; none where everybody has one. */
const unrankedLines = ({ unranked }: RankingTable): readonly string[] =>
	unranked.length === 0
		? []
		: [m.ranking_unranked_names({ names: joinList(unranked.map(({ name }) => name)) })];

/** @param caption which matches it is of. @returns the ranking as a message of several lines. */
export const rankingText = (title: string, caption: string, table: RankingTable): string =>
	[
		title,
		caption,
		...table.ranked.map(({ place, name, whole }) => `${String(place)}. ${name} · ${whole}`),
		...unrankedLines(table),
		'Ochaya'
	].join('\n');

/** @param caption which matches it is of. */
export const rankingPicture = (title: string, caption: string, table: RankingTable): PagePicture => ({
	title,
	below: [caption],
	lines: table.ranked.map(({ place, name, told, cells: [first] }) => ({
		lead: String(place),
		name,
		value: first?.text ?? '',
		told
	})),
	after: unrankedLines(table)
});
